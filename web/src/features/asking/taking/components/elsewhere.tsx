import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { ballotText } from '#text/asking/ballot.ts';

const text = ballotText.elsewhere;

interface ElsewhereProps {
  /** One more was given out already: there is no third. */
  readonly used: boolean;
  readonly onAskAgain: () => Promise<void>;
}

/** The ballot is in another browser: there it is answered, or one more is asked for here, once. */
export function Elsewhere({ used, onAskAgain }: ElsewhereProps) {
  const [asking, setAsking] = useState(false);
  const confirmation = useConfirmation({ work: onAskAgain, done: () => setAsking(false) });
  return (
    <>
      <EmptyState
        title={text.title}
        action={
          !used && (
            <Button variant="default" onClick={() => setAsking(true)}>
              {text.again}
            </Button>
          )
        }
      >
        <p>{text.text}</p>
        <p>{used ? text.used : text.lost}</p>
      </EmptyState>
      <ConfirmModal
        opened={asking}
        title={ballotText.again.title}
        action={text.again}
        onClose={() => setAsking(false)}
        {...confirmation}
      >
        <p>{ballotText.again.text}</p>
        <p>{ballotText.again.answered}</p>
      </ConfirmModal>
    </>
  );
}
