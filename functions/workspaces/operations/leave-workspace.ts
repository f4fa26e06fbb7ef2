import { conflict } from '#core/http/errors.ts';
import { leaverJob } from '#functions/automations/leavers.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

/** The caller leaves. The owner cannot: a workspace always has one. Whoever asks leavers why asks them, too. */
export const leaveWorkspace: WorkspacesOperation<'leaveWorkspace'> = async (context) => {
  const { repos, member, now } = context;
  if (member.role === OWNER_ROLE) conflict(workspacesErrors.ownerLeaves);
  const left = await repos.members.remove(member, now, await leaverJob(member, context));
  if (!left) conflict(workspacesErrors.ownRoleChanged);
};
