import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { commonText } from '#text/common/common.ts';
import { Actions, Text } from '#web/ui/layout/layout.tsx';
import styles from './confirm-modal.module.css';

interface ConfirmModalProps {
  readonly opened: boolean;
  readonly title: string;
  /** What will happen, in the words of the button: “Delete poll”. */
  readonly action: string;
  readonly danger?: boolean;
  /** False as long as something has to be chosen first. */
  readonly ready?: boolean;
  readonly busy?: boolean;
  /** What went wrong on the last attempt. */
  readonly error?: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks once before something that matters; stays open, with the reason, when it fails. */
export function ConfirmModal({
  opened,
  title,
  action,
  danger = false,
  ready = true,
  busy = false,
  error = null,
  onConfirm,
  onClose,
  children,
}: ConfirmModalProps) {
  const close = busy ? () => undefined : onClose;
  return (
    <Modal opened={opened} onClose={close} title={title} withCloseButton={!busy}>
      <div className={styles.text}>{children}</div>
      {error !== null && (
        <Text role="alert" above="12" tone="coral">
          {error}
        </Text>
      )}
      <Actions>
        <Button variant="default" onClick={close} disabled={busy} data-autofocus={danger ? true : undefined}>
          {commonText.cancel}
        </Button>
        <Button
          onClick={onConfirm}
          loading={busy}
          disabled={!ready}
          {...(danger ? { color: 'red' } : {})}
          data-autofocus={danger ? undefined : true}
        >
          {action}
        </Button>
      </Actions>
    </Modal>
  );
}
