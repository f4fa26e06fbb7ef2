import { unauthorized } from '#core/http/errors.ts';
import { planOf, refuseMore } from '#functions/subscriptions/plan.ts';
import { workspaceDescription } from '#shared/models/workspace.ts';
import { WHOLE_FINANCE } from '#shared/rules/finance/access.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { languageNow } from '#shared/text/current.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** Whoever creates a workspace is its owner; their plan says how many they may have. */
export const createWorkspace: WorkspacesOperation<'createWorkspace'> = async (
  { repos, user, now, newId },
  { body },
) => {
  const { name, description } = body;
  const workspace = { id: newId(), name, description: description || workspaceDescription(name) };
  const owner = {
    workspaceId: workspace.id,
    userId: user.id,
    role: OWNER_ROLE,
    language: user.language,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    joinedBy: 'owner',
  } as const;
  const plan = await planOf(repos, user.id, now);
  const created = await repos.workspaces.create(
    { ...workspace, language: languageNow() },
    owner,
    plan.limits.workspaces,
    now,
  );
  // Without a limit only an account that is being deleted is refused.
  if (!created) return plan.limits.workspaces === null ? unauthorized() : refuseMore(plan, 'workspaces');
  return { ...workspace, user_role: owner.role, finance_access: WHOLE_FINANCE, own_teams_only: false };
};
