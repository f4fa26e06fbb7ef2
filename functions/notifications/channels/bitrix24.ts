import { notifyByPortal, portalNotifying } from '#functions/integrations/notify-by-portal.ts';
import type { Sender } from './sender.ts';

/**
 * Notifications in the connected portal, to those whom it knows by their address. Whoever has the webhook can delete a
 * notification by its tag, and is told whether there was one.
 */
export const bitrix24: Sender<typeof portalNotifying> = {
  repositories: portalNotifying,
  leavesTraces: true,
  tell: (message, people, { onTold }, context) => notifyByPortal(message, people, context, onTold),
};
