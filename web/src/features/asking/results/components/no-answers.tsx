import { Button } from '@mantine/core';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { resultsText } from '../text.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { frameState, isOpen } from '#web/features/asking/frames/lib/frames.ts';
import { usePublishSwitch } from '#web/features/asking/frames/components/use-publish-switch.tsx';

const text = resultsText.empty;

interface NoAnswersProps {
  readonly poll: Poll;
  readonly frame: Frame;
  readonly onRefresh: () => void;
}

/** Nobody has answered yet: why, and what to do. */
export function NoAnswers({ poll, frame, onRefresh }: NoAnswersProps) {
  const now = useNow(DEADLINE_TICK);
  const state = frameState(frame, now);
  const publishing = usePublishSwitch(poll, frame, state, now);
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
        {whyNone(poll, frame, now)}
      </EmptyState>
      {publishing.failure}
      {publishing.dialog}
    </>
  );
}

function whyNone(poll: Poll, frame: Frame, now: Date): string {
  if (!frame.published) return text.unpublished;
  if (!isOpen(frame, now)) return text.over;
  return poll.allow_anonymous_link ? text.open : text.noLink;
}
