import { conflict, forbidden, notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { givableRoles } from '#shared/rules/permissions.ts';
import { presentMember } from '../present.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

/** Another role for a member; it counts from their next request on. */
export const changeRole: WorkspacesOperation<'changeRole'> = async (context, { params, body }) => {
  const { repos, member, workspaceId, now } = context;
  const target = (await repos.members.findByAddress(workspaceId, params.email)) ?? notFound('member');
  if (target.role === OWNER_ROLE) forbidden(workspacesErrors.ownerRole);
  if (!givableRoles(member).includes(body.role)) forbidden(workspacesErrors.roleAboveOwn);
  await requireWritable(context);
  const changed = await repos.members.setRole(target, body.role, now);
  if (!changed) conflict(workspacesErrors.memberChanged);
  return presentMember({ ...target, role: body.role }, member);
};
