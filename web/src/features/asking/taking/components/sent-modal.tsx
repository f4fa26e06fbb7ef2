import { Button, Modal } from '@mantine/core';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { takingText as text } from '../text.ts';
import styles from './take.module.css';

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
      <Inline align="stretch" justify="end" gap="10" above="24" className={styles.modalActions}>
        <Button variant="default" onClick={onChange}>
          {text.change}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {text.done}
        </Button>
      </Inline>
    </Modal>
  );
}
