import type { NotificationsOperation } from '../operation.ts';

/** What became of invitations by each channel in the last thirty days: numbers of the whole workspace, of no run and nobody. */
export const getDeliveries: NotificationsOperation<'getDeliveries'> = async ({ repos, workspaceId, now }) => ({
  channels: await repos.deliveries.lately(workspaceId, now),
});
