import { hasFinanceAccess } from '../present.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** The workspaces of the caller with their role in each, oldest first. */
export const listWorkspaces: WorkspacesOperation<'listWorkspaces'> = async ({ repos, actor }) => {
  const memberships = await repos.workspaces.listOf(actor.userId);
  return memberships.map(({ role, financeAccess, ...workspace }) => ({
    ...workspace,
    user_role: role,
    finance_access: hasFinanceAccess({ role, financeAccess, userId: actor.userId }),
  }));
};
