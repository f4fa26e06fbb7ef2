import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OperationContext } from '#core/http/operation.ts';
import { seconds } from '#shared/rules/seconds.ts';

const LIFETIME_SECONDS = 5 * 60;
const EXPIRY_BYTES = 4;
const NONCE_BYTES = 16;
const MAC_BYTES = 32;

/** What a challenge may be answered for, and by whom. */
export type ChallengePurpose = 'login' | `add/${string}` | `proof/${string}/${string}`;

type Signing = Pick<OperationContext, 'keyring' | 'now'>;

/**
 * What an authenticator signs: an expiry and a random number, signed for one purpose. Nothing is stored until it is
 * answered, so that whoever asks for many fills no table; then it is marked as spent under the account that answered.
 */
export async function newChallenge(purpose: ChallengePurpose, { keyring, now }: Signing): Promise<string> {
  const expiry = Buffer.alloc(EXPIRY_BYTES);
  expiry.writeUInt32BE(seconds(now) + LIFETIME_SECONDS);
  const claims = Buffer.concat([expiry, randomBytes(NONCE_BYTES)]);
  return Buffer.concat([claims, await macOf(claims, purpose, keyring)]).toString('base64url');
}

/** What a challenge of this purpose is marked as spent by; null for one that is not ours, not for this, or has expired. */
export async function challengeHash(
  challenge: string,
  purpose: ChallengePurpose,
  { keyring, now }: Signing,
): Promise<string | null> {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== EXPIRY_BYTES + NONCE_BYTES + MAC_BYTES) return null;
  const claims = bytes.subarray(0, -MAC_BYTES);
  if (!timingSafeEqual(await macOf(claims, purpose, keyring), bytes.subarray(-MAC_BYTES))) return null;
  if (claims.readUInt32BE() <= seconds(now)) return null;
  return createHash('sha256').update(bytes).digest('base64url');
}

async function macOf(claims: Buffer, purpose: string, keyring: Signing['keyring']): Promise<Buffer> {
  return createHmac('sha256', await keyring.derive('passkey-challenge'))
    .update(`${purpose}\n`)
    .update(claims)
    .digest();
}
