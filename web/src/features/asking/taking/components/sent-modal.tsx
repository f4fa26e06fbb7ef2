import { Button, Modal } from '@mantine/core';
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
      <p className={styles.modalText}>{anonymous ? text.sentAnonymous : text.sentNamed}</p>
      <div className={styles.modalActions}>
        <Button variant="default" onClick={onChange}>
          {text.change}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {text.done}
        </Button>
      </div>
    </Modal>
  );
}
