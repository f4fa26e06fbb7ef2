import { conflict } from '#core/http/errors.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import type { AuthOperation } from '../operation.ts';
import { accountsErrors } from '#text/accounts/errors.ts';

/**
 * The account is gone at once; a job removes what it leaves behind. Owned workspaces go only when that was said, and
 * those alone: what became theirs, or ceased to be, while they were asking stops the deletion.
 */
export const deleteMe: AuthOperation<'deleteMe'> = async ({ user, repos, now, newId }, { query }) => {
  const ownershipChanges = await repos.accounts.ownershipChanges(user.id);
  const memberships = await repos.memberProfiles.membershipsOf(user.id);
  const owned = memberships.filter(({ role }) => role === OWNER_ROLE);
  if (owned.length > 0 && query.with_workspaces !== 'true') {
    conflict(accountsErrors.ownsWorkspaces(owned.map(({ workspace }) => workspace)));
  }
  const workspaceIds = owned.map(({ workspaceId }) => workspaceId);
  // Invitations to an address that was never shown to be theirs are somebody else's.
  const own = (await repos.verifiedEmails.since(user)) === null ? {} : { verifiedEmail: user.email };
  const jobs = [{ kind: 'delete-account', userId: user.id, owned: workspaceIds, ...own }] as const;
  if (!(await repos.accounts.remove(user, ownershipChanges, { now, newId, jobs }))) {
    conflict(accountsErrors.accountChanged);
  }
  await repos.sessions.endAll(user.id);
  // A key of the API is no session, and opens its workspace until the job has come to the place it was made in.
  const keys = await Promise.all(memberships.map(({ workspaceId }) => repos.apiKeys.listOf(workspaceId)));
  for (const key of keys.flat().filter(({ makerId }) => makerId === user.id)) await repos.apiKeys.revoke(key, now);
};
