import type { NotificationsOperation } from '../operation.ts';

/**
 * Where whoever opens the address of a letter's header in a browser is led: to a page with a button. Programs that
 * look at links before people do change nothing by it.
 */
export const openUnsubscribe: NotificationsOperation<'openUnsubscribe'> = async (_, { params: { token } }) =>
  `/unsubscribe/${encodeURIComponent(token)}`;
