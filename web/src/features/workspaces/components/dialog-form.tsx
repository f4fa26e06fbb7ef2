import { Button, Modal } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { commonText } from '#text/common/common.ts';
import { Actions, Stack } from '#web/ui/layout/layout.tsx';

interface DialogFormProps {
  readonly opened: boolean;
  readonly title: string;
  /** What the button does, and what it says meanwhile. */
  readonly action: string;
  readonly busyAction: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What stands below the form. */
  readonly after?: ReactNode;
}

/** A dialog with a form in it: it is not sent twice, and not closed while it is on its way. */
export function DialogForm({
  opened,
  title,
  action,
  busyAction,
  busy,
  disabled = false,
  danger = false,
  onSubmit,
  onClose,
  children,
  after,
}: DialogFormProps) {
  const close = busy ? () => undefined : onClose;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy && !disabled) onSubmit();
  }

  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      closeButtonProps={{ 'aria-label': commonText.close, size: 44, disabled: busy }}
    >
      <Stack as="form" onSubmit={submit} gap="14" noValidate>
        {children}
        <Actions above="8">
          <Button variant="default" onClick={close} disabled={busy}>
            {commonText.cancel}
          </Button>
          <Button type="submit" disabled={busy || disabled} {...(danger ? { color: 'red' } : {})}>
            {busy ? busyAction : action}
          </Button>
        </Actions>
      </Stack>
      {after}
    </Modal>
  );
}
