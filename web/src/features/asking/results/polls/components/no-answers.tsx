import { Button } from '@mantine/core';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { runState, isOpen } from '#web/features/asking/runs/lib/runs.ts';
import { usePublishSwitch } from '#web/features/asking/runs/components/use-publish-switch.tsx';

const text = resultsText.empty;

interface NoAnswersProps {
  readonly poll: Poll;
  readonly run: Frame;
  readonly onRefresh: () => void;
}

/** Nobody has answered yet: why, and what to do. */
export function NoAnswers({ poll, run, onRefresh }: NoAnswersProps) {
  const now = useNow(DEADLINE_TICK);
  const state = runState(run, now);
  const publishing = usePublishSwitch(poll, run, state, now);
  const isDraft = state === 'draft';
  return (
    <>
      <EmptyState
        title={text.title}
        action={
          isDraft ? (
            publishing.button
          ) : (
            <Button variant="default" onClick={onRefresh}>
              {resultsText.actions.refresh}
            </Button>
          )
        }
      >
        {whyNone(poll, run, now)}
      </EmptyState>
      {publishing.failure}
      {publishing.dialog}
    </>
  );
}

function whyNone(poll: Poll, run: Frame, now: Date): string {
  if (!run.published) return text.unpublished;
  if (!isOpen(run, now)) return text.over;
  return poll.allow_anonymous_link ? text.open : text.noLink;
}
