import type { Surroundings } from '#core/operation.ts';
import { signAccessToken } from '#core/sign-token.ts';
import { formatRefreshToken, hashRefreshSecret, newRefreshSecret, REFRESH_TOKEN_SECONDS } from '#core/tokens.ts';
import type { Tokens } from '#shared/models/user.ts';
import { deviceOf } from './device.ts';

/** Opens a session for a person who has just proved who they are, and hands out its two tokens. */
export async function startSession(
  userId: string,
  { repos, keyring, tokenEpoch, now, newId, userAgent }: Surroundings,
): Promise<Tokens> {
  const sessionId = newId();
  const secret = newRefreshSecret();
  const [accessToken] = await Promise.all([
    signAccessToken({ userId, sessionId }, { keyring, epoch: tokenEpoch, now }),
    repos.sessions.start({
      id: sessionId,
      userId,
      refreshHash: hashRefreshSecret(secret),
      device: deviceOf(userAgent),
      now,
      lifetimeSeconds: REFRESH_TOKEN_SECONDS,
    }),
  ]);
  return { access_token: accessToken, refresh_token: formatRefreshToken({ userId, sessionId, secret }) };
}
