import { conflict, notFound } from '#core/http/errors.ts';
import { planOf, refuseMore } from '#functions/subscriptions/plan.ts';
import { livingOffer } from '../repositories/member.ts';
import { WHOLE_FINANCE } from '#shared/rules/finance/access.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

/**
 * Whoever was offered the workspace becomes its owner and the owner a manager; at no moment are there two or none.
 * Everything is read strongly and written under the condition that it is still so.
 */
export const acceptOwnership: WorkspacesOperation<'acceptOwnership'> = async ({ repos, actor, workspaceId, now }) => {
  const [workspace, heir] = await Promise.all([
    repos.workspaces.findConsistent(workspaceId),
    repos.members.find(workspaceId, actor.userId),
  ]);
  if (!workspace || !heir || !livingOffer(heir, workspace, now)) notFound('offer');
  const owner = (await repos.members.find(workspaceId, workspace.ownerId)) ?? notFound('offer');
  const plan = await planOf(repos, heir.userId, now);
  const outcome = await repos.members.handOver(owner, heir, plan.limits.workspaces, now);
  if (outcome === 'limit' && plan.limits.workspaces !== null) refuseMore(plan, 'workspaces');
  if (outcome !== 'done') conflict(workspacesErrors.offerChangedTryAgain);
  return { ...workspace, user_role: OWNER_ROLE, finance_access: WHOLE_FINANCE, own_teams_only: false };
};
