import { ABOUT_PERSON, OWN_VIEWS_TOLD } from '#shared/rules/access-log.ts';
import { personRef } from '#shared/rules/people/sources.ts';
import type { AccessLogOperation } from '../operation.ts';

/**
 * When somebody opened the card, the notes or the number of the person who asks, and in which role, never who: of those
 * who work for the company the law names nobody to the person, and colleagues are persons as well.
 */
export const readOwnViews: AccessLogOperation<'readOwnViews'> = async ({ repos, workspaceId, actor }) => {
  const alias = await repos.accessLog.aliasOf(workspaceId, personRef('member', actor.userId));
  if (alias === null) return { views: [], whole: true };
  const wanted = { about: ABOUT_PERSON + alias, limit: OWN_VIEWS_TOLD, cursor: null };
  const [{ entries, cursor }, aliases, members] = await Promise.all([
    repos.accessLog.page(workspaceId, wanted),
    repos.accessLog.aliases(workspaceId),
    repos.members.all(workspaceId),
  ]);
  const accounts = new Map(aliases.map(({ alias: of, id }) => [of, id]));
  const roles = new Map(members.map(({ userId, role }) => [userId, role]));
  const others = entries.filter(({ who }) => accounts.get(who) !== actor.userId);
  return {
    views: others.map(({ at, kind, who }) => ({ at, kind, role: roles.get(accounts.get(who) ?? '') ?? null })),
    whole: cursor === null,
  };
};
