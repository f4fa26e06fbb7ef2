import { ownTeamsOnlyIn } from '../own-teams-only.ts';
import { presentRights } from '../present.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** The workspaces of the caller with their role in each, oldest first. */
export const listWorkspaces: WorkspacesOperation<'listWorkspaces'> = async ({ repos, actor: { userId } }) => {
  const memberships = await repos.workspaces.listOf(userId);
  const narrowed = await ownTeamsOnlyIn(memberships, repos);
  return memberships.map(({ role, financeAccess, ...workspace }) => ({
    ...workspace,
    ...presentRights({ userId, role, financeAccess, ownTeamsOnly: narrowed.has(workspace.id) }),
  }));
};
