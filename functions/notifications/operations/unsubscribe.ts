import { readUnsubscribeToken } from '../unsubscribe-token.ts';
import { notFound } from '#core/http/errors.ts';
import type { NotificationsOperation } from '../operation.ts';

/**
 * Stops letters of one kind by the link that stands in each of them; twice does no harm. Whoever has left, and a
 * workspace that is gone, get none anyway, and the answer is the same.
 */
export const unsubscribe: NotificationsOperation<'unsubscribe'> = async ({ repos, keyring }, { params: { token } }) => {
  const { workspaceId, userId, kind } = (await readUnsubscribeToken(token, keyring)) ?? notFound('unsubscribeLink');
  if (kind === 'packs') await repos.packs.dropReader(workspaceId, userId);
  else await repos.members.setLetters(workspaceId, userId, { [kind]: false });
  return { kind };
};
