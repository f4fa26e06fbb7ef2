import type { OperationContext } from '#core/http/operation.ts';
import type { SecondFactorWanted } from '#shared/rules/second-factor.ts';
import { newLinkToken } from './email-link-token.ts';
import type { OpenedBy } from './repositories/sessions.ts';
import type { Login } from './repositories/users.ts';

/** Long enough to fetch a phone from another room. */
const LIFETIME_MILLISECONDS = 5 * 60 * 1000;

/** A ticket for whoever has shown a first factor. It opens nothing by itself; only its hash is stored. */
export async function issueTicket(
  email: string,
  { userId, passwordVersion, factors }: Login,
  openedBy: OpenedBy | null,
  { repos, now }: Pick<OperationContext<'tickets'>, 'repos' | 'now'>,
): Promise<SecondFactorWanted> {
  const { token, hash } = newLinkToken(userId);
  const expiresAt = new Date(now.getTime() + LIFETIME_MILLISECONDS);
  await repos.tickets.issue({ userId, hash, email, passwordVersion, openedBy, expiresAt });
  return {
    ticket: token,
    ways: [...factors],
    expires_at: expiresAt.toISOString(),
  };
}
