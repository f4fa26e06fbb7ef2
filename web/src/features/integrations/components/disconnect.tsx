import { Button } from '@mantine/core';
import { useState } from 'react';
import { integrationsText } from '#text/integrations.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import type { Panel } from '../lib/use-panel.ts';

interface DisconnectProps {
  readonly panel: Panel;
  readonly words: {
    readonly disconnect: string;
    readonly disconnectTitle: string;
    readonly disconnectText: string;
    readonly disconnected: string;
  };
  readonly disconnect: () => Promise<unknown>;
}

/** The button that ends a connection, with the question before it. */
export function Disconnect({ panel, words, disconnect }: DisconnectProps) {
  const [asking, setAsking] = useState(false);

  async function confirm() {
    const gone = await panel.remove(async () => {
      await disconnect();
      return words.disconnected;
    });
    if (gone) setAsking(false);
  }

  return (
    <>
      <Button variant="default" color="red" disabled={panel.busy} onClick={() => setAsking(true)}>
        {words.disconnect}
      </Button>
      <ConfirmModal
        opened={asking}
        title={words.disconnectTitle}
        action={words.disconnect}
        danger
        busy={panel.busy}
        error={panel.failure ? messageOf(panel.failure.error, integrationsText.noAnswer) : null}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {words.disconnectText}
      </ConfirmModal>
    </>
  );
}
