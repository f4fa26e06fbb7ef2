import { Button, Modal } from '@mantine/core';
import { Actions, Text } from '#web/ui/layout/layout.tsx';
import { takingText as text } from '#text/asking/taking.ts';

interface SentModalProps {
  readonly anonymous: boolean;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** The answers have arrived. */
export function SentModal({ anonymous, onChange, onClose }: SentModalProps) {
  return (
    <Modal opened onClose={onClose} title={text.sentTitle}>
      <Text tone="ink-2" pretty>
        {anonymous ? text.sentAnonymous : text.sentNamed}
      </Text>
      <Actions>
        <Button variant="default" onClick={onChange}>
          {text.change}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {text.done}
        </Button>
      </Actions>
    </Modal>
  );
}
