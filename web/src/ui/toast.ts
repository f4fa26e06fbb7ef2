import { notifications } from '@mantine/notifications';
import { commonText } from '#web/text/common.ts';
import { passing } from './passing.ts';

/**
 * A passing word at the bottom right about something that succeeded or is shown elsewhere as well; it goes after as
 * long as every message of success, and stays while a mouse points at it.
 */
export function toast(message: string, tone: 'good' | 'attention' = 'good'): void {
  notifications.show({
    message,
    color: tone === 'good' ? 'var(--pine)' : 'var(--coral)',
    withBorder: false,
    ...passing(),
    closeButtonProps: { 'aria-label': commonText.close },
  });
}
