import { notifications } from '@mantine/notifications';
import { MESSAGE_MILLISECONDS } from '#web/lib/use-temporary-message.ts';
import { commonText } from '#web/text/common.ts';

/**
 * A passing word at the bottom right about something that succeeded or is shown elsewhere as well; it goes after as
 * long as every message of success, and stays while it is pointed at.
 */
export function toast(message: string, tone: 'good' | 'attention' = 'good'): void {
  notifications.show({
    message,
    color: tone === 'good' ? 'var(--pine)' : 'var(--coral)',
    withBorder: false,
    autoClose: MESSAGE_MILLISECONDS,
    closeButtonProps: { 'aria-label': commonText.close },
  });
}
