import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { commonText } from '#web/text/common.ts';
import styles from './undo-toast.module.css';

/** Longer than a message of success: it is to be read, thought about and pressed. */
const UNDO_MILLISECONDS = 10_000;

/** Says that something was done, and takes it back where that is pressed; stays while it is pointed at. */
export function undoToast(message: string, undo: { readonly label: string; readonly run: () => void }): void {
  const id = notifications.show({
    message: (
      <span className={styles.line}>
        {message}
        <Button
          variant="subtle"
          onClick={() => {
            notifications.hide(id);
            undo.run();
          }}
        >
          {undo.label}
        </Button>
      </span>
    ),
    color: 'var(--pine)',
    withBorder: false,
    autoClose: UNDO_MILLISECONDS,
    closeButtonProps: { 'aria-label': commonText.close },
  });
}
