import { conflict } from '#core/http/errors.ts';
import { parseRefreshToken } from '#core/tokens.ts';
import { enter } from '#functions/accounts/start-session.ts';
import type { Login, User } from '#functions/accounts/repositories/users.ts';
import type { LoginTokens } from '#shared/models/user.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import type { SignInContext } from './operation.ts';

/** A session that begins by a provider. */
interface Opening {
  readonly user: Pick<User, 'email'>;
  readonly login: Login;
  readonly identityId: string;
  readonly provider: string;
  /** The provider's own session, where it names one. */
  readonly providerSession: string | null;
}

/**
 * Opens a session by an identity that belongs to the account, or asks for the second factor of an account that has one. It is read again after the session is written, as the
 * login is: whoever takes it away ends the sessions they find, so either they find this one or this one finds that.
 */
export async function openSession(
  { user, login, identityId, provider, providerSession }: Opening,
  context: SignInContext,
): Promise<LoginTokens> {
  const { repos } = context;
  const tokens = await enter(user.email, login, context, { identityId, provider, providerSession });
  if (!tokens) return conflict(signInErrors.accountChanged);
  const identity = await repos.identities.find(identityId);
  if (identity?.userId === login.userId) return tokens;
  await repos.sessions.end(login.userId, parseRefreshToken(tokens.refresh_token)!.sessionId);
  return conflict(signInErrors.accountChanged);
}
