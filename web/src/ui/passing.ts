import { notifications, type NotificationData } from '@mantine/notifications';
import { MESSAGE_MILLISECONDS } from '#web/lib/use-temporary-message.ts';

/**
 * How a word of success goes by itself. It stays while a mouse rests on it; a finger that has touched it does not hold
 * it, since the browser has it rest there until something else is touched, and a button may lie below.
 */
export function passing(): Pick<NotificationData, 'autoClose' | 'onOpen'> {
  if (matchMedia('(hover: hover)').matches) return { autoClose: MESSAGE_MILLISECONDS };
  const hide = ({ id }: NotificationData) => setTimeout(() => notifications.hide(id!), MESSAGE_MILLISECONDS);
  return { autoClose: false, onOpen: (shown) => void hide(shown) };
}
