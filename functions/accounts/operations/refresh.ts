import { unauthorized } from '#core/http/errors.ts';
import { log } from '#core/log.ts';
import {
  formatRefreshToken,
  hashRefreshSecret,
  nextRefreshSecret,
  parseRefreshToken,
  REFRESH_TOKEN_SECONDS,
  signAccessToken,
} from '#core/tokens.ts';
import { consentBy } from '../consent-by.ts';
import type { AuthOperation } from '../operation.ts';
import { accountsErrors } from '#text/accounts/errors.ts';

/** Each refresh token works once. One that comes back later was copied: the whole session ends. */
export const refresh: AuthOperation<'refresh'> = async ({ repos, keyring, tokenEpoch, now }, { body }) => {
  const { userId, sessionId, secret } = parseRefreshToken(body.refresh_token) ?? ended();
  const next = await nextRefreshSecret(secret, keyring);
  const outcome = await repos.sessions.rotate({
    id: sessionId,
    userId,
    presentedHash: hashRefreshSecret(secret),
    nextHash: hashRefreshSecret(next),
    now,
    lifetimeSeconds: REFRESH_TOKEN_SECONDS,
  });
  if (outcome === 'reused') {
    log('warn', 'refresh token reused, session ended');
    await repos.sessions.end(userId, sessionId);
  }
  if (outcome === 'reused' || outcome === 'ended') ended();
  const identity = { userId, sessionId, consentBy: await consentBy(userId, repos.users, now) };
  return {
    access_token: await signAccessToken(identity, { keyring, epoch: tokenEpoch, now }),
    refresh_token: formatRefreshToken({ userId, sessionId, secret: next }),
  };
};

function ended(): never {
  unauthorized(accountsErrors.sessionEnded);
}
