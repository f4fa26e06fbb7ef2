import { notifyByPush, pushNotifying } from '../push/notify-by-push.ts';
import type { Sender } from './sender.ts';

/**
 * Notifications on the devices of whoever has asked for them. The keys they are sent by are the site's, and which devices
 * somebody has nobody of a workspace can see: so there is nothing to look up, and reminders of anonymous runs may go.
 */
export const push: Sender<typeof pushNotifying> = {
  repositories: pushNotifying,
  tell: (message, people, { onTold }, context) => notifyByPush(message, people, context, onTold),
};
