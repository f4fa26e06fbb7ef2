import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { pollsText } from '#web/text/polls.ts';
import styles from './modals.module.css';

interface MessageModalProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The one next step; without it the modal only closes. */
  readonly action?: { readonly label: string; readonly run: () => void; readonly busy?: boolean };
  readonly children: ReactNode;
}

/** Says how something went, with at most one next step. */
export function MessageModal({ title, onClose, action, children }: MessageModalProps) {
  const close = action?.busy ? () => undefined : onClose;
  return (
    <Modal opened onClose={close} title={title}>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>
        {action ? (
          <Button onClick={action.run} loading={action.busy ?? false} data-autofocus>
            {action.label}
          </Button>
        ) : (
          <Button onClick={close} data-autofocus>
            {pollsText.link.close}
          </Button>
        )}
      </div>
    </Modal>
  );
}
