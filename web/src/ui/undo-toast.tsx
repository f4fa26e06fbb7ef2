import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { commonText } from '#web/text/common.ts';
import { passing } from './passing.ts';
import styles from './undo-toast.module.css';

/**
 * Says that something was done, and takes it back where that is pressed. It goes like every message of success and
 * stays while a mouse points at it: what was done can be taken back elsewhere, too.
 */
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
    ...passing(),
    closeButtonProps: { 'aria-label': commonText.close },
  });
}
