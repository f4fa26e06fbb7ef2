import { Button } from '@mantine/core';
import { messageOf } from '#web/lib/api-error.ts';
import { pollsText } from '#text/asking.ts';
import { EmptyState } from '#web/ui/states.tsx';

interface PollsErrorProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The server's message as text on the page, with the specification's button that loads again. */
export function PollsError({ title, error, onRetry }: PollsErrorProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        action={
          <Button variant="default" onClick={onRetry}>
            {pollsText.tryAgain}
          </Button>
        }
      >
        {messageOf(error)}
      </EmptyState>
    </div>
  );
}
