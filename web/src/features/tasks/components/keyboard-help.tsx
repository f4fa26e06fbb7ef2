import { Modal, Switch } from '@mantine/core';
import { Stack } from '#web/ui/layout/layout.tsx';
import { boardText } from '#text/tasks.ts';
import styles from './keyboard-help.module.css';

const text = boardText.keys;

interface KeyboardHelpProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Whether the page listens to its single keys. */
  readonly single: boolean;
  readonly onSingle: (on: boolean) => void;
}

/** Which keys the board knows; those that act wherever the focus is can be switched off. */
export function KeyboardHelp({ opened, onClose, single, onSingle }: KeyboardHelpProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={text.title} size={460}>
      <Stack as="dl" gap="10" className={styles.keys}>
        {text.list.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </Stack>
      <Switch
        className={styles.single ?? ''}
        color="var(--pine)"
        size="md"
        withThumbIndicator={false}
        label={text.single}
        description={text.singleHint}
        checked={single}
        onChange={({ currentTarget }) => onSingle(currentTarget.checked)}
      />
    </Modal>
  );
}
