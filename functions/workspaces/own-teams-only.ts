import type { Repositories } from '#data/repositories.ts';
import { seesOwnTeamsOnly } from '#shared/rules/own-people.ts';
import type { Membership } from './repositories/workspaces.ts';

/**
 * In which of their workspaces somebody is a manager who sees their own teams alone, for what is asked of several at
 * once; elsewhere authorisation knows. Read only where they are a manager.
 */
export async function ownTeamsOnlyIn(
  memberships: readonly Pick<Membership, 'id' | 'role'>[],
  { workspaces }: Pick<Repositories, 'workspaces'>,
): Promise<ReadonlySet<string>> {
  const managed = memberships.filter(({ role }) => seesOwnTeamsOnly(role, 'own_team')).map(({ id }) => id);
  const views = await workspaces.managersSeeIn(managed);
  return new Set(managed.filter((id) => views.get(id) !== 'company'));
}
