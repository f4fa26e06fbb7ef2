import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Actions, Stack } from '#web/ui/layout/layout.tsx';
import { pollsText } from '#text/asking.ts';

interface MessageModalProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The one next step; without it the modal only closes. */
  readonly action?: { readonly label: string; readonly run: () => void; readonly busy?: boolean };
  /** A page where the next step is. */
  readonly way?: { readonly label: string; readonly to: string };
  readonly children: ReactNode;
}

/** Says how something went, with at most one next step. */
export function MessageModal({ title, onClose, action, way, children }: MessageModalProps) {
  const close = action?.busy ? () => undefined : onClose;
  return (
    <Modal opened onClose={close} title={title}>
      <Stack gap="12" tone="ink-2" pretty breaks>
        {children}
      </Stack>
      <Actions>
        {action ? (
          <Button onClick={action.run} loading={action.busy ?? false} data-autofocus>
            {action.label}
          </Button>
        ) : (
          <>
            {way && (
              <Button component={Link} to={way.to} variant="default">
                {way.label}
              </Button>
            )}
            <Button onClick={close} data-autofocus>
              {pollsText.understood}
            </Button>
          </>
        )}
      </Actions>
    </Modal>
  );
}
