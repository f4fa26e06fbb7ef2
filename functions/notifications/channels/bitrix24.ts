import { notifyByPortal, portalNotifying } from '#functions/integrations/notify-by-portal.ts';
import { createNotices } from '../repositories/notices.ts';
import { inviteOnce } from './invite-once.ts';
import type { Sender } from './sender.ts';

const repositories = { ...portalNotifying, notices: createNotices };

/** Notifications in the connected portal, to those whom it knows by their address. */
export const bitrix24: Sender<typeof repositories> = {
  repositories,
  invite: (message, people, context) =>
    inviteOnce('bitrix24', message, people, context, (waiting, onReached) =>
      notifyByPortal(message, waiting, context, onReached),
    ),
  remind: notifyByPortal,
};
