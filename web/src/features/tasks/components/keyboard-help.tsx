import { Modal } from '@mantine/core';
import { boardText } from '../text.ts';
import styles from './keyboard-help.module.css';

const text = boardText.keys;

/** Which keys the board knows. */
export function KeyboardHelp({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={text.title} size={460}>
      <dl className={styles.keys}>
        {text.list.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
