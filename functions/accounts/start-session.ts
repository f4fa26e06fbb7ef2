import type { OperationContext } from '#core/http/operation.ts';
import {
  formatRefreshToken,
  hashRefreshSecret,
  newRefreshSecret,
  REFRESH_TOKEN_SECONDS,
  signAccessToken,
} from '#core/tokens.ts';
import type { OpenedBy } from './repositories/sessions.ts';
import type { Login } from './repositories/users.ts';
import { secondFactorWanted } from '#core/http/errors.ts';
import { issueTicket } from './second-factor-ticket.ts';
import type { LoginTokens } from '#shared/models/user.ts';
import { consentBy } from './consent-by.ts';
import { issueDeviceToken } from './device-token.ts';
import { deviceOf } from './device.ts';

/** What was shown of who somebody is: a first factor (a password, an identity of a provider), or two (a passkey is both). */
export type Shown = 'one factor' | 'two factors';

/**
 * What every way of coming in with a first factor ends with: the tokens of a session where that is enough, else 401 with
 * the ticket that opens one together with a second factor (functions/factors). Null when the login is not what it was.
 */
export async function enter(
  email: string,
  login: Login,
  context: OperationContext<'sessions' | 'tickets' | 'users'>,
  openedBy: OpenedBy | null = null,
): Promise<LoginTokens | null> {
  if (login.factors.length > 0) secondFactorWanted(await issueTicket(email, login, openedBy, context));
  return startSession(email, login, context, { openedBy });
}

/**
 * Opens a session for a person who has just proved who they are, and hands out its tokens and the device's; null when the login they
 * did it by is not what it was. It is read again after the session is written: a change of the password ends the
 * sessions it finds after its commit, so either it finds this one or this one finds it. A transaction of both would cost
 * four write units instead of a write and a read.
 */
export async function startSession(
  email: string,
  { userId, passwordVersion }: Pick<Login, 'userId' | 'passwordVersion'>,
  context: OperationContext<'sessions' | 'users'>,
  { shown = 'one factor', openedBy = null }: { readonly shown?: Shown; readonly openedBy?: OpenedBy | null } = {},
): Promise<LoginTokens | null> {
  const { repos, keyring, tokenEpoch, now, newId, userAgent } = context;
  const sessionId = newId();
  const secret = newRefreshSecret();
  const [accessToken, deviceToken] = await Promise.all([
    consentBy(userId, repos.users, now).then((by) =>
      signAccessToken({ userId, sessionId, consentBy: by }, { keyring, epoch: tokenEpoch, now }),
    ),
    issueDeviceToken({ userId, passwordVersion }, context),
    repos.sessions.start({
      id: sessionId,
      userId,
      refreshHash: hashRefreshSecret(secret),
      passwordVersion,
      secondFactor: shown === 'two factors',
      device: deviceOf(userAgent),
      openedBy,
      now,
      lifetimeSeconds: REFRESH_TOKEN_SECONDS,
    }),
  ]);
  const login = await repos.users.findLogin(email, { consistent: true });
  const wantsMore = shown === 'one factor' && (login?.factors.length ?? 0) > 0;
  if (login?.userId !== userId || login.passwordVersion !== passwordVersion || wantsMore) {
    await repos.sessions.end(userId, sessionId);
    return null;
  }
  return {
    access_token: accessToken,
    refresh_token: formatRefreshToken({ userId, sessionId, secret }),
    device_token: deviceToken,
  };
}
