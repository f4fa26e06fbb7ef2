import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Frame } from '#shared/models/run.ts';
import { REMINDER_PAUSE_MILLISECONDS } from '#shared/rules/reminders.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { mayAskContacts } from '#web/lib/may-ask-contacts.ts';
import { ReminderModal } from '#web/ui/reminder-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRunActions, useRunProgress } from '../api.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import type { RunState } from '../lib/runs.ts';
import { runText } from '#text/asking/runs/run.ts';
import styles from './run-card.module.css';

const text = runText.reminders;

interface RemindersProps {
  /** The title of its poll. */
  readonly poll: string;
  readonly run: Frame;
  readonly state: RunState;
  readonly now: Date;
}

/** When those who have not answered were reminded and will be, and the way to do it now; nobody is told who they are. */
export function Reminders({ poll, run, state, now }: RemindersProps) {
  const { can } = useWorkspace();
  const { remindFrame } = useRunActions();
  const { data: summary } = useRunProgress(run.id, { live: false });
  const [asking, setAsking] = useState(false);
  if (state !== 'open' || !can('runs.publish')) return null;
  const { reminded_at: last, next_reminder_at: next } = run;
  const lately = last !== null && Date.parse(last) + REMINDER_PAUSE_MILLISECONDS > now.getTime();
  return (
    <div>
      <p className={styles.note} role="status">
        {[
          ...(last === null ? [] : [text.last(formatDayAndTime(last, now))]),
          ...(next === null ? [] : [text.next(formatDayAndTime(next, now))]),
        ].join('. ')}
      </p>
      {!lately && (
        <Button variant="subtle" onClick={() => setAsking(true)}>
          {text.byHand}
        </Button>
      )}
      {asking && (
        <ReminderModal
          poll={poll}
          reach={{
            asked: summary?.invited ?? null,
            members: summary?.members_answered ?? 0,
            ballots: run.fingerprint !== null,
            contacts: mayAskContacts(run),
          }}
          send={() => remindFrame(run)}
          onSent={() => toast(text.sent)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
