import { notifications } from '@mantine/notifications';
import { commonText } from '#web/text/common.ts';

/** A passing word at the bottom right about something that succeeded or is shown elsewhere as well. */
export function toast(message: string, tone: 'good' | 'attention' = 'good'): void {
  notifications.show({
    message,
    color: tone === 'good' ? 'var(--pine)' : 'var(--coral)',
    withBorder: false,
    closeButtonProps: { 'aria-label': commonText.close },
  });
}
