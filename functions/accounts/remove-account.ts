import type { OperationContext } from '#core/http/operation.ts';
import type { User } from './repositories/users.ts';

/** What is deleted with an account: as it was when that was decided. */
interface Decided {
  /** The workspaces it owns, which go with it. */
  readonly owned: readonly string[];
  /** All workspaces it is in. */
  readonly memberOf: readonly string[];
  readonly ownershipChanges: number;
}

type Context = Pick<
  OperationContext<'accounts' | 'apiKeys' | 'sessions' | 'verifiedEmails'>,
  'repos' | 'now' | 'newId'
>;

/** Takes an account away: nobody logs in with it from here on, and a job removes what it leaves behind. False when it has just changed. */
export async function removeAccount(
  user: User,
  { owned, memberOf, ownershipChanges }: Decided,
  { repos, now, newId }: Context,
): Promise<boolean> {
  // Invitations to an address that was never shown to be theirs are somebody else's.
  const own = (await repos.verifiedEmails.since(user)) === null ? {} : { verifiedEmail: user.email };
  const payload = { userId: user.id, owned: [...owned], ...own };
  const jobs = [{ kind: 'delete-account', ...payload }] as const;
  if (!(await repos.accounts.remove(user, ownershipChanges, { now, newId, jobs }))) return false;
  await repos.sessions.endAll(user.id);
  // A key of the API is no session, and opens its workspace until the job has come to the place it was made in.
  const keys = await Promise.all(memberOf.map((workspaceId) => repos.apiKeys.listOf(workspaceId)));
  for (const key of keys.flat().filter(({ makerId }) => makerId === user.id)) await repos.apiKeys.revoke(key, now);
  return true;
}
