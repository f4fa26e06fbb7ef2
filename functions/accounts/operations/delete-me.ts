import { quoted } from '#shared/rules/quoted.ts';
import { conflict } from '#core/http/errors.ts';
import type { AuthOperation } from '../operation.ts';

/**
 * The account is gone at once; a job removes what it leaves behind. Owned workspaces go only when that was said, and
 * those alone: what became theirs, or ceased to be, while they were asking stops the deletion.
 */
export const deleteMe: AuthOperation<'deleteMe'> = async ({ user, repos, now, newId }, { query }) => {
  const ownershipChanges = await repos.accounts.ownershipChanges(user.id);
  const memberships = await repos.memberProfiles.membershipsOf(user.id);
  const owned = memberships.filter(({ role }) => role === 'владелец');
  if (owned.length > 0 && query.with_workspaces !== 'true') {
    const names = owned.map(({ workspace }) => quoted(workspace)).join(', ');
    conflict(
      `Вместе с аккаунтом будут удалены ваши рабочие пространства: ${names}. Передайте их другому участнику или подтвердите, что их тоже нужно удалить`,
    );
  }
  const workspaceIds = owned.map(({ workspaceId }) => workspaceId);
  // Invitations to an address that was never shown to be theirs are somebody else's.
  const own = (await repos.verifiedEmails.since(user)) === null ? {} : { verifiedEmail: user.email };
  const jobs = [{ kind: 'delete-account', userId: user.id, owned: workspaceIds, ...own }] as const;
  if (!(await repos.accounts.remove(user, ownershipChanges, { now, newId, jobs }))) {
    conflict('Аккаунт изменился в эту же минуту. Попробуйте ещё раз');
  }
  await repos.sessions.endAll(user.id);
};
