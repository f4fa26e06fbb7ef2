import { conflict, notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { opensMore } from '#shared/rules/finance/access.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { presentMember } from '../present.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

/** Lets a member see the money of the company, of named departments or none of it; it counts from their next request on. */
export const giveFinanceAccess: WorkspacesOperation<'giveFinanceAccess'> = async (context, { params, body }) => {
  const { repos, member: viewer, workspaceId, now } = context;
  const target = (await repos.members.find(workspaceId, params.userId)) ?? notFound('member');
  if (target.role === OWNER_ROLE) conflict(workspacesErrors.ownersFinance);
  // Taking a right away makes things less: it works in a workspace that is read-only, too.
  if (opensMore(body.access, target.financeAccess)) await requireWritable(context);
  const changed = await repos.members.setFinanceAccess(target, body.access, now);
  if (!changed) conflict(workspacesErrors.memberChanged);
  return presentMember({ ...target, financeAccess: body.access }, viewer);
};
