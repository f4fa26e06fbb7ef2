import type { Operation } from '#core/http/operation.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';

/** The workspaces of the caller with their role in each, oldest first. */
export const listWorkspaces: Operation<typeof workspaces.listWorkspaces> = async ({ repos, actor }) => {
  const memberships = await repos.workspaces.listOf(actor.userId);
  return memberships.map(({ role, ...workspace }) => ({ ...workspace, user_role: role }));
};
