import { notifyByPush, pushNotifying } from '../push/notify-by-push.ts';
import { createNotices } from '../repositories/notices.ts';
import { inviteOnce } from './invite-once.ts';
import type { Sender } from './sender.ts';

const repositories = { ...pushNotifying, notices: createNotices };

/**
 * Notifications on the devices of whoever has asked for them. The keys they are sent by are the site's, and which devices
 * somebody has nobody of a workspace can see: so there is nothing to look up, and reminders of anonymous runs may go.
 */
export const push: Sender<typeof repositories> = {
  repositories,
  invite: (message, people, context) =>
    inviteOnce('push', message, people, context, (waiting, onReached) =>
      notifyByPush(message, waiting, context, { onReached, forgets: true }),
    ),
  remind: (message, people, context) => notifyByPush(message, people, context, { forgets: false }),
};
