import { ACCESS_TOKEN_SECONDS } from '#shared/rules/access-token.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { sha256 } from './sha256.ts';
import jwt from 'jsonwebtoken';
import type { ApiKey } from '#functions/api-keys/repositories/api-key.ts';
import type { Keyring } from './clients/kms.ts';
import { UUID_BYTES, uuidBytes, uuidText } from './uuid.ts';

export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60;
/** A signing key is used this long, then the next one takes over by itself. */
const KEY_PERIOD_SECONDS = 30 * 24 * 60 * 60;
const ISSUER = 'tonus';
const AUDIENCE = 'tonus-api';

/** Who a request speaks for. */
export interface Identity {
  readonly userId: string;
  readonly sessionId: string;
  /** Until which day they may go on without agreeing to the consent that counts now; absent where nothing is asked. */
  readonly consentBy?: string | undefined;
  /** The key of the API they ask by; absent of whoever asks in person. */
  readonly key?: ApiKey | undefined;
}

export interface Signing {
  readonly keyring: Keyring;
  /** Part of every key: another epoch, other keys, and all earlier access tokens are void. */
  readonly epoch: string;
  readonly now: Date;
}

/** A signed access token of 15 minutes. HS256 over a key derived for this period; `kid` names the period. */
export async function signAccessToken({ userId, sessionId, consentBy }: Identity, signing: Signing): Promise<string> {
  const issued = seconds(signing.now);
  const period = keyPeriod(signing.now);
  return jwt.sign(
    {
      sub: userId,
      sid: sessionId,
      ...(consentBy === undefined ? {} : { consent: consentBy }),
      iat: issued,
      exp: issued + ACCESS_TOKEN_SECONDS,
      iss: ISSUER,
      aud: AUDIENCE,
    },
    await accessKey(signing, period),
    { algorithm: 'HS256', keyid: String(period) },
  );
}

/**
 * Whose token this is, or null for any token that is not ours, not for us, not yet or no longer valid.
 * A key is never taken from what the token says of itself: only this period's and the previous one are known.
 */
export async function verifyAccessToken(token: string, signing: Signing): Promise<Identity | null> {
  const current = keyPeriod(signing.now);
  const named = keyIdOf(token);
  const period = [current, current - 1].find((known) => String(known) === named);
  if (period === undefined) return null;
  const key = await accessKey(signing, period);
  try {
    const claims = jwt.verify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTimestamp: seconds(signing.now),
      maxAge: ACCESS_TOKEN_SECONDS,
    });
    if (typeof claims === 'string' || typeof claims.sub !== 'string' || typeof claims['sid'] !== 'string') return null;
    if (typeof claims.exp !== 'number') return null;
    const consentBy: unknown = claims['consent'];
    return {
      userId: claims.sub,
      sessionId: claims['sid'],
      ...(typeof consentBy === 'string' ? { consentBy } : {}),
    };
  } catch (error) {
    // The library parses the claims before it looks at the signature, and does not catch what is no JSON.
    if (error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The key a token names, unverified. Read by hand: the library's own reading takes the whole token apart once more. */
function keyIdOf(token: string): unknown {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString());
    return (header as { kid?: unknown } | null)?.kid;
  } catch {
    return undefined;
  }
}

/** The parts of a refresh token: which session, and the secret that is stored as a hash only. */
export interface RefreshToken extends Identity {
  readonly secret: Buffer;
}

const SECRET_BYTES = 32;

/** A fresh secret for a new session. */
export function newRefreshSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/**
 * The secret that follows this one. Derived, not random: when a reply is lost and the client asks again with
 * the old token, it gets the very same successor, so a dropped connection logs nobody out.
 */
export async function nextRefreshSecret(secret: Buffer, keyring: Keyring): Promise<Buffer> {
  return createHmac('sha256', await keyring.derive('refresh-token'))
    .update(secret)
    .digest();
}

/** What is stored of a refresh secret. */
export function hashRefreshSecret(secret: Buffer): string {
  return sha256(secret);
}

/** The text a client keeps: user, session and secret in one. */
export function formatRefreshToken({ userId, sessionId, secret }: RefreshToken): string {
  return Buffer.concat([uuidBytes(userId), uuidBytes(sessionId), secret]).toString('base64url');
}

/** Reads a refresh token; null when it cannot be one. */
export function parseRefreshToken(text: string): RefreshToken | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 2 * UUID_BYTES + SECRET_BYTES) return null;
  return {
    userId: uuidText(bytes.subarray(0, UUID_BYTES)),
    sessionId: uuidText(bytes.subarray(UUID_BYTES, 2 * UUID_BYTES)),
    secret: bytes.subarray(2 * UUID_BYTES),
  };
}

/** The number of the key that signs at this moment. */
function keyPeriod(now: Date): number {
  return Math.floor(seconds(now) / KEY_PERIOD_SECONDS);
}

/** The key of a period; the same on every function, and known to none before it asks KMS. */
function accessKey({ keyring, epoch }: Signing, period: number) {
  return keyring.derive(`access-token/${epoch}/${period}`);
}
