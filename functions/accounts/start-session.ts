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
import type { LoginTokens } from '#shared/models/user.ts';
import { issueDeviceToken } from './device-token.ts';
import { deviceOf } from './device.ts';

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
  openedBy: OpenedBy | null = null,
): Promise<LoginTokens | null> {
  const { repos, keyring, tokenEpoch, now, newId, userAgent } = context;
  const sessionId = newId();
  const secret = newRefreshSecret();
  const [accessToken, deviceToken] = await Promise.all([
    signAccessToken({ userId, sessionId }, { keyring, epoch: tokenEpoch, now }),
    issueDeviceToken({ userId, passwordVersion }, context),
    repos.sessions.start({
      id: sessionId,
      userId,
      refreshHash: hashRefreshSecret(secret),
      passwordVersion,
      device: deviceOf(userAgent),
      openedBy,
      now,
      lifetimeSeconds: REFRESH_TOKEN_SECONDS,
    }),
  ]);
  const login = await repos.users.findLogin(email, { consistent: true });
  if (login?.userId !== userId || login.passwordVersion !== passwordVersion) {
    await repos.sessions.end(userId, sessionId);
    return null;
  }
  return {
    access_token: accessToken,
    refresh_token: formatRefreshToken({ userId, sessionId, secret }),
    device_token: deviceToken,
  };
}
