import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { resultsText } from '../text.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { isOpen } from '#web/features/polls/frames/lib/frames.ts';

const text = resultsText.empty;

interface NoAnswersProps {
  readonly poll: Poll;
  readonly frame: Frame;
  readonly onRefresh: () => void;
}

/** Nobody has answered yet: why, and what to do. The card of the frame above has the link and the publishing. */
export function NoAnswers({ poll, frame, onRefresh }: NoAnswersProps) {
  const [now] = useState(() => new Date());
  return (
    <EmptyState
      title={text.title}
      action={
        <Button variant="default" onClick={onRefresh}>
          {resultsText.actions.refresh}
        </Button>
      }
    >
      {whyNone(poll, frame, now)}
    </EmptyState>
  );
}

function whyNone(poll: Poll, frame: Frame, now: Date): string {
  if (!frame.published) return text.unpublished;
  if (!isOpen(frame, now)) return text.over;
  return poll.allow_anonymous_link ? text.open : text.noLink;
}
