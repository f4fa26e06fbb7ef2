import { conflict } from '#core/http/errors.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import type { AuthOperation } from '../operation.ts';
import { removeAccount } from '../remove-account.ts';
import { accountsErrors } from '#text/accounts/errors.ts';

/**
 * The account is gone at once; a job removes what it leaves behind. Owned workspaces go only when that was said, and
 * those alone: what became theirs, or ceased to be, while they were asking stops the deletion.
 */
export const deleteMe: AuthOperation<'deleteMe'> = async (context, { query }) => {
  const { user, repos } = context;
  const ownershipChanges = await repos.accounts.ownershipChanges(user.id);
  const memberships = await repos.memberProfiles.membershipsOf(user.id);
  const owned = memberships.filter(({ role }) => role === OWNER_ROLE);
  if (owned.length > 0 && query.with_workspaces !== 'true') {
    conflict(accountsErrors.ownsWorkspaces(owned.map(({ workspace }) => workspace)));
  }
  const decided = {
    owned: owned.map(({ workspaceId }) => workspaceId),
    memberOf: memberships.map(({ workspaceId }) => workspaceId),
    ownershipChanges,
  };
  if (!(await removeAccount(user, decided, context))) conflict(accountsErrors.accountChanged);
};
