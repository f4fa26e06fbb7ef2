import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OperationContext } from '#core/http/operation.ts';
import { seconds } from '#shared/rules/seconds.ts';
import type { Login } from './repositories/users.ts';

/** Longer than a session can rest, so that a device is still known when its session has run out. */
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;
const EXPIRY_BYTES = 4;
const NONCE_BYTES = 16;
const MAC_BYTES = 32;

type Holder = Pick<Login, 'userId' | 'passwordVersion'>;
type Signing = Pick<OperationContext, 'keyring' | 'tokenEpoch' | 'now'>;

/** Stands in for an address nobody has, so that the same work is done. */
const NOBODY: Holder = { userId: '', passwordVersion: 0 };

/**
 * What a device keeps to be known as one that has logged in before. It opens nothing: it gives the device a budget of
 * attempts of its own, so that whoever floods an account does not shut out its owner. It is an expiry and a random
 * number, signed for one account and one password; it names nobody, is stored nowhere and travels with nothing but the
 * requests of `login` and `requestPasswordReset`.
 */
export async function issueDeviceToken(holder: Holder, signing: Signing): Promise<string> {
  const expiry = Buffer.alloc(EXPIRY_BYTES);
  expiry.writeUInt32BE(seconds(signing.now) + LIFETIME_SECONDS);
  const claims = Buffer.concat([expiry, randomBytes(NONCE_BYTES)]);
  return Buffer.concat([claims, await macOf(claims, holder, signing)]).toString('base64url');
}

/** What the attempts of a known device are counted under; null for one this account has not logged in from. */
export async function knownDevice(
  token: string | undefined,
  login: Login | null,
  signing: Signing,
): Promise<string | null> {
  const bytes = Buffer.from(token ?? '', 'base64url');
  if (bytes.length !== EXPIRY_BYTES + NONCE_BYTES + MAC_BYTES) return null;
  const claims = bytes.subarray(0, -MAC_BYTES);
  const isSigned = timingSafeEqual(await macOf(claims, login ?? NOBODY, signing), bytes.subarray(-MAC_BYTES));
  if (!isSigned || login === null || claims.readUInt32BE() <= seconds(signing.now)) return null;
  return claims.toString('base64url');
}

async function macOf(
  claims: Buffer,
  { userId, passwordVersion }: Holder,
  { keyring, tokenEpoch }: Signing,
): Promise<Buffer> {
  return createHmac('sha256', await keyring.derive(`device-token/${tokenEpoch}`))
    .update(`${userId}/${passwordVersion}/`)
    .update(claims)
    .digest();
}
