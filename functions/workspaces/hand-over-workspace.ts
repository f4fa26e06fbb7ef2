import { conflict, notFound } from '#core/errors.ts';
import type { Operation } from '#core/operation.ts';
import { planOf } from '#core/plan.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';

/** The owner makes another member the owner and becomes a manager; at no moment are there two or none. */
export const handOverWorkspace: Operation<typeof workspaces.handOverWorkspace> = async (
  { repos, member, workspaceId, now },
  { body },
) => {
  const heir = (await repos.members.findByAddress(workspaceId, body.email)) ?? notFound('member');
  if (heir.userId === member.userId) conflict('Вы уже владелец этого пространства');
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const plan = await planOf(repos, heir.userId, now);
  const outcome = await repos.members.handOver(member, heir, plan.limits.workspaces, now);
  // The plan of somebody else is not named.
  if (outcome === 'limit') conflict('У этого участника уже столько пространств, сколько позволяет его тариф');
  if (outcome === 'changed')
    conflict('Участника только что изменил кто-то другой. Обновите список и попробуйте ещё раз');
  return { ...workspace, user_role: 'руководитель' };
};
