import { conflict, forbidden, notFound } from '#core/http/errors.ts';
import { leaverJob } from '#functions/automations/leavers.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

/** Takes somebody else out of the workspace; their next request finds nothing of it. They are asked why they have left where whoever removes them says that they have. */
export const removeMember: WorkspacesOperation<'removeMember'> = async (context, { body }) => {
  const { repos, actor, workspaceId, now } = context;
  const target = (await repos.members.findByAddress(workspaceId, body.email)) ?? notFound('member');
  if (target.role === OWNER_ROLE) forbidden(workspacesErrors.removeOwner);
  if (target.userId === actor.userId) conflict(workspacesErrors.removeSelf);
  const removed = await repos.members.remove(target, now, body.ask_why ? await leaverJob(target, context) : null);
  if (!removed) conflict(workspacesErrors.memberChanged);
};
