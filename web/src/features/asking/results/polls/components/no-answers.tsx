import { Button } from '@mantine/core';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { runState, isOpen } from '#web/features/asking/runs/lib/runs.ts';

const text = resultsText.empty;

interface NoAnswersProps {
  readonly poll: Poll;
  readonly run: Frame;
  readonly onRefresh: () => void;
}

/** Nobody has answered yet: why. A draft is opened by the one button that stands above. */
export function NoAnswers({ poll, run, onRefresh }: NoAnswersProps) {
  const now = useNow(DEADLINE_TICK);
  return (
    <EmptyState
      title={text.title}
      action={
        runState(run, now) !== 'draft' && (
          <Button variant="default" onClick={onRefresh}>
            {resultsText.actions.refresh}
          </Button>
        )
      }
    >
      {whyNone(poll, run, now)}
    </EmptyState>
  );
}

function whyNone(poll: Poll, run: Frame, now: Date): string {
  if (!run.published) return runState(run, now) === 'draft' ? text.draft : text.closed;
  if (!isOpen(run, now)) return text.over;
  return poll.allow_anonymous_link ? text.open : text.noLink;
}
