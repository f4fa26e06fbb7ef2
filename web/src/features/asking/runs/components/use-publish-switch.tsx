import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Frame } from '#shared/models/run.ts';
import type { FrameSummary } from '#shared/models/run-results.ts';
import type { Poll } from '#shared/models/poll.ts';
import { PlanLink } from '#web/ui/failure-note.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { ballotsText } from '#text/asking/ballots.ts';
import { runsText } from '#text/asking/runs.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { useMembers } from '#web/lib/use-members.ts';
import { isAnonymous, isPast, type RunState } from '../lib/runs.ts';
import { useAction } from '#web/lib/use-action.ts';
import { isNeverShown } from '#web/lib/audience.ts';
import { useRunActions, useRunProgress } from '../api.ts';
import { turnoutOf } from '#web/features/asking/lib/turnout.ts';
import { gatheredWords } from '#web/features/asking/lib/turnout-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import { DeadlineModal } from './deadline-modal.tsx';
import { useContactsAsked } from '#web/ui/launch/use-contacts-asked.ts';
import { NeverShown } from './never-shown.tsx';

const text = runsText;

interface PublishSwitch {
  readonly button: ReactNode;
  readonly dialog: ReactNode;
  readonly failure: ReactNode;
}

/**
 * Opens and closes a run. Where that voids the marks of who has answered an anonymous one, it asks first; where the
 * deadline is past, it asks for another.
 */
export function usePublishSwitch(poll: Poll, run: Frame, state: RunState, now: Date): PublishSwitch {
  const { can } = useWorkspace();
  const { publishFrame } = useRunActions();
  const { data: summary } = useRunProgress(run.id, { live: state === 'open' });
  const action = useAction();
  const [asking, setAsking] = useState<'close' | 'reopen' | 'deadline' | 'never-shown' | null>(null);
  const few = useFewAsked(poll, run);
  const late = isPast(run, now);
  const opens = state !== 'open';
  /** Nothing is lost by a run without answers; one that is not counted yet may have some. */
  const secondAnswersPossible = run.was_opened && isAnonymous(run, poll) && !hasNoAnswers(summary);

  async function toggle() {
    if (await action.run(async () => publishFrame(run, opens))) setAsking(null);
  }
  function press() {
    if (opens && late) return setAsking('deadline');
    if (few !== null) return setAsking('never-shown');
    if (secondAnswersPossible) return setAsking(opens ? 'reopen' : 'close');
    void toggle();
  }
  function stopAsking() {
    setAsking(null);
    action.reset();
  }

  const question = { busy: action.busy, error: failureOf(action.error), onClose: stopAsking };
  const confirm = () => void toggle();
  return {
    button: can('runs.publish') && (
      <Button
        variant={state === 'draft' ? 'filled' : 'default'}
        loading={action.busy && asking === null}
        onClick={press}
      >
        {labelOf(state)}
      </Button>
    ),
    failure: action.error !== null && asking === null && (
      <Notice tone="attention">
        {failureOf(action.error)}
        <PlanLink error={action.error} />
      </Notice>
    ),
    dialog: (
      <>
        {asking === 'close' && (
          <ConfirmModal opened title={text.close.title} action={text.close.confirm} onConfirm={confirm} {...question}>
            <p>{summary ? text.close.text(gatheredWords(turnoutOf(summary))) : text.close.unknown}</p>
            <p>{text.close.marks}</p>
          </ConfirmModal>
        )}
        {asking === 'never-shown' && few !== null && (
          <ConfirmModal opened title={text.card.publish} action={text.card.publish} onConfirm={confirm} {...question}>
            <NeverShown asked={few} />
          </ConfirmModal>
        )}
        {asking === 'reopen' && (
          <ConfirmModal opened title={text.reopen.title} action={text.reopen.confirm} onConfirm={confirm} {...question}>
            <p>
              {summary && text.reopen.text(gatheredWords(turnoutOf(summary)))} {text.reopen.marks}
            </p>
            {run.fingerprint !== null && <p>{ballotsText.reopened}</p>}
            <p>{text.reopen.instead}</p>
          </ConfirmModal>
        )}
        {asking === 'deadline' && (
          <DeadlineModal
            run={run}
            purpose={state === 'draft' ? 'publish' : 'reopen'}
            warnOfSecondAnswers={secondAnswersPossible}
            onClose={stopAsking}
          />
        )}
      </>
    ),
  };
}

/** How many a run would ask that was never opened, where they are so few that nothing of it would ever be shown. */
function useFewAsked(poll: Poll, run: Frame): number | null {
  const codes = run.one_time_codes;
  const mayBe = !run.was_opened && run.audience.kind === 'all' && run.kiosks === 0 && isNeverShown(poll, codes);
  const { data: members } = useMembers(mayBe ? poll.workspace_id : null);
  const contacts = useContactsAsked(poll, mayBe ? { kind: 'all' } : null, run.channels);
  if (!members || !contacts) return null;
  const people = members.length + contacts.asked.people;
  return isNeverShown(poll, people + codes) ? people : null;
}

/** Where fewer than five have answered, nobody may know whether anybody has. */
function hasNoAnswers(summary: FrameSummary | undefined): boolean {
  return summary !== undefined && summary.answered === 0 && !summary.answered_at_least;
}

function labelOf(state: RunState): string {
  const { publish, publishAgain, unpublish, prolong } = text.card;
  return { draft: publish, open: unpublish, closed: publishAgain, over: prolong }[state];
}

function failureOf(error: unknown): string | null {
  return error === null ? null : `${text.card.publishFailed}: ${messageOf(error)}`;
}
