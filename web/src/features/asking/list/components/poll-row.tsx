import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { PollFigures, PollLine } from '#shared/models/poll-list.ts';
import { refreshPollList } from '#web/features/asking/api.ts';
import { useRunActions } from '#web/features/asking/runs/api.ts';
import { openText } from '#text/asking/runs/open.ts';
import { RecurrenceLine } from '#web/features/asking/runs/components/recurrence-line.tsx';
import { turnoutOf } from '#web/features/asking/lib/turnout.ts';
import { deadlineWords } from '#web/lib/deadline-words.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { turnoutText } from '#text/common/turnout.ts';
import { mayAskContacts } from '#web/lib/may-ask-contacts.ts';
import { ReminderModal } from '#web/ui/reminder-modal.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { TagTone } from '#web/ui/tag.tsx';
import { toast } from '#web/ui/toast.ts';
import { needsReminder, isBehind } from '../lib/needs-reminder.ts';
import type { ListEntry } from '../lib/list-entry.ts';
import { placeOf } from '../lib/place.ts';
import { runDates } from '../lib/run-dates.ts';
import { listText } from '#text/asking/list.ts';
import { type Dialog, PollMenu } from './poll-menu.tsx';
import { PollOutcome } from './poll-outcome.tsx';
import { whenWords } from './planned-line.tsx';
import { Row } from './row.tsx';
import styles from './row.module.css';
import type { RowActions } from './use-row-actions.tsx';

const text = listText.list;

type AskedPoll = Extract<ListEntry, { readonly poll: PollLine }>;

interface PollRowProps {
  readonly asked: AskedPoll;
  /** Undefined while they are on their way, null where there are none or this member may not see them. */
  readonly figures: PollFigures | null | undefined;
  /** Whether it waits for this member's answers. */
  readonly waits: boolean;
  readonly now: Date;
  readonly named: boolean;
  readonly actions: RowActions;
  readonly onAsk: (dialog: Dialog) => void;
}

/** A poll in the list: how far it is, until when, and the one thing to do next; the rest stands in its menu. */
export function PollRow({ asked, figures, waits, now, named, actions, onAsk }: PollRowProps) {
  const { workspace, can } = useWorkspace();
  const { poll } = asked;
  // A manager who sees their own teams alone reads there how these have answered.
  const ofTeams = workspace.own_teams_only && poll.state !== 'draft' && !(poll.state === 'running' && waits);
  const primary = ofTeams ? 'results' : primaryOf(poll, figures ?? null, waits, can('results.read'), now);
  const showsOutcome = can('results.read') && poll.state !== 'draft';
  return (
    <Row
      asked={asked}
      place={
        ofTeams || can('results.read')
          ? placeOf(asked)
          : poll.state === 'running' && waits
            ? paths.pollTake(poll.id)
            : null
      }
      facts={{
        anonymous: poll.is_anonymous,
        publicLink: poll.allow_anonymous_link,
        questions: poll.questions,
        createdAt: poll.created_at,
      }}
      rhythm={poll.recurrence && <RecurrenceLine recurrence={poll.recurrence} />}
      state={stateOf(asked, figures ?? null, waits, now)}
      outcome={
        <>
          {showsOutcome && figures && <PollOutcome poll={poll} figures={figures} />}
          {showsOutcome && figures === undefined && <Skeleton width="70%" height={20} />}
        </>
      }
      when={<When asked={asked} figures={figures ?? null} now={now} />}
      near={poll.state === 'running' && deadlineWords(asked.deadline, now).near}
      now={now}
      named={named}
      actionsLabel={text.actionsOf(poll.title)}
    >
      {primary === 'take' && (
        <Button component={Link} to={paths.pollTake(poll.id)} variant={waits ? 'filled' : 'default'}>
          {text.take}
        </Button>
      )}
      {primary === 'results' && (
        <Button component={Link} to={paths.pollResults(poll.id)} variant="default">
          {text.results}
        </Button>
      )}
      {primary === 'remind' && figures && <RemindButton poll={poll} figures={figures} />}
      {primary === 'open' && (
        <Button variant="light" onClick={() => onAsk('open')}>
          {openText.button}
        </Button>
      )}
      <PollMenu
        poll={poll}
        primary={primary}
        waits={waits}
        busy={actions.busyWith === poll.id}
        onAsk={onAsk}
        onDuplicate={() => actions.duplicate(poll)}
        onArchive={(archived) => actions.archive(poll, archived)}
      />
    </Row>
  );
}

/** Reminds those who have not answered, once it was asked. */
function RemindButton({ poll, figures }: { readonly poll: PollLine; readonly figures: PollFigures }) {
  const { mutate } = useSWRConfig();
  const { remindFrame } = useRunActions();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="light" onClick={() => setAsking(true)}>
        {text.remind}
      </Button>
      {asking && (
        <ReminderModal
          poll={poll.title}
          reach={{
            asked: figures.invited,
            members: figures.members_answered,
            ballots: figures.run.fingerprint !== null,
            contacts: mayAskContacts(figures.run),
          }}
          send={() => remindFrame(figures.run)}
          onSent={() => {
            toast(text.reminded);
            void refreshPollList(mutate);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function primaryOf(poll: PollLine, figures: PollFigures | null, waits: boolean, readsResults: boolean, now: Date) {
  if (!readsResults) return poll.state === 'running' && waits ? 'take' : null;
  if (poll.state === 'draft') return poll.archived_at === null ? 'open' : null;
  return poll.state === 'running' && figures && needsReminder(figures, now) ? 'remind' : 'results';
}

interface State {
  readonly word: string;
  readonly tone: TagTone;
}

/** How far a poll is, in a word; of one that is over its dates say it. */
function stateOf(
  { state, deadline, opensAt }: AskedPoll,
  figures: PollFigures | null,
  waits: boolean,
  now: Date,
): State | null {
  if (state === 'running') {
    if (waits) return { word: text.waits, tone: 'good' };
    if (deadline !== null && new Date(deadline).toDateString() === now.toDateString())
      return { word: text.lastDay, tone: 'warning' };
    if (figures && isBehind(figures, now)) return { word: text.fewAnswers, tone: 'warning' };
    return { word: text.states.running, tone: 'good' };
  }
  if (state === 'draft' && opensAt !== null) return { word: text.startsItself, tone: 'good' };
  if (state === 'finished' && figures) return null;
  return { word: text.states[state], tone: 'calm' };
}

interface WhenProps {
  readonly asked: AskedPoll;
  readonly figures: PollFigures | null;
  readonly now: Date;
}

/** Until when it runs; of one that is over, when that was, and how many had answered where the finding stands beside. */
function When({ asked: { state, deadline, opensAt, poll }, figures, now }: WhenProps) {
  if (poll.state === 'running') return <p>{deadlineWords(deadline, now).words}</p>;
  if (state === 'draft' && opensAt !== null && poll.recurrence)
    return <p>{whenWords(poll.recurrence.cadence, opensAt)}</p>;
  if (!figures) return null;
  const { answered, asked, rounded } = turnoutOf(figures);
  return (
    <p>
      {runDates(figures.opened_at, figures.closed_at ?? figures.run.deadline, now)}
      {figures.enps && (
        <span className={styles.under}>
          {rounded && `${turnoutText.atLeast} `}
          {asked === null ? turnoutText.answers(answered) : `${answered} ${turnoutText.of(asked)}`}
        </span>
      )}
    </p>
  );
}
