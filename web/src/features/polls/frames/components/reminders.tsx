import { Button } from '@mantine/core';
import type { Frame } from '#shared/models/poll.ts';
import { REMINDER_PAUSE_MILLISECONDS } from '#shared/rules/reminders.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useFrameActions } from '../api.ts';
import { formatMoment } from '../lib/deadline.ts';
import type { FrameState } from '../lib/frames.ts';
import { runText } from '../run-text.ts';
import styles from './frame-card.module.css';

const text = runText.reminders;

interface RemindersProps {
  readonly frame: Frame;
  readonly state: FrameState;
  readonly now: Date;
}

/** When those who have not answered were reminded and will be, and the way to do it now; nobody is told who they are. */
export function Reminders({ frame, state, now }: RemindersProps) {
  const { can } = useWorkspace();
  const { remindFrame } = useFrameActions();
  const action = useAction();
  if (state !== 'open' || !can('frames.publish')) return null;
  const { reminded_at: last, next_reminder_at: next } = frame;
  const lately = last !== null && Date.parse(last) + REMINDER_PAUSE_MILLISECONDS > now.getTime();
  return (
    <div>
      <p className={styles.note} role="status">
        {[
          ...(last === null ? [] : [text.last(formatMoment(last, now))]),
          ...(next === null ? [] : [text.next(formatMoment(next, now))]),
        ].join('. ')}
      </p>
      {!lately && (
        <Button variant="subtle" loading={action.busy} onClick={() => void action.run(async () => remindFrame(frame))}>
          {text.byHand}
        </Button>
      )}
      {action.error !== null && <FailureNote error={action.error} prefix={`${text.failed}: `} />}
    </div>
  );
}
