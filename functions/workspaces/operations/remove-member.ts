import { conflict, forbidden, notFound } from '#core/http/errors.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** Takes somebody else out of the workspace; their next request finds nothing of it. */
export const removeMember: WorkspacesOperation<'removeMember'> = async (
  { repos, actor, workspaceId, now },
  { body },
) => {
  const target = (await repos.members.findByAddress(workspaceId, body.email)) ?? notFound('member');
  if (target.role === OWNER_ROLE) forbidden('Владельца нельзя исключить');
  if (target.userId === actor.userId) conflict('Себя исключить нельзя: выйдите из пространства');
  const removed = await repos.members.remove(target, now);
  if (!removed) conflict('Участника только что изменил кто-то другой. Обновите список и попробуйте ещё раз');
};
