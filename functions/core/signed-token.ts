import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { seconds } from '#shared/rules/seconds.ts';
import type { Keyring } from './clients/kms.ts';

const EXPIRY_BYTES = 4;
const NONCE_BYTES = 16;
const MAC_BYTES = 32;

/** What a token is signed for: the purpose of its key, and whom or what it is of. */
interface SignedFor {
  readonly key: string;
  readonly subject: string;
}

interface Signing {
  readonly keyring: Keyring;
  readonly now: Date;
}

/** A token that is stored nowhere and names nobody: an expiry and a random number, signed for one subject. */
export async function newSignedToken(
  signedFor: SignedFor,
  lifetimeSeconds: number,
  { keyring, now }: Signing,
): Promise<string> {
  const expiry = Buffer.alloc(EXPIRY_BYTES);
  expiry.writeUInt32BE(seconds(now) + lifetimeSeconds);
  const claims = Buffer.concat([expiry, randomBytes(NONCE_BYTES)]);
  return Buffer.concat([claims, await macOf(claims, signedFor, keyring)]).toString('base64url');
}

/** The bytes of such a token, and of them what is signed; null for one that is not ours, of another subject, or has expired. */
export async function readSignedToken(
  token: string,
  signedFor: SignedFor,
  { keyring, now }: Signing,
): Promise<{ readonly bytes: Buffer; readonly claims: Buffer } | null> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== EXPIRY_BYTES + NONCE_BYTES + MAC_BYTES) return null;
  const claims = bytes.subarray(0, -MAC_BYTES);
  const isSigned = timingSafeEqual(await macOf(claims, signedFor, keyring), bytes.subarray(-MAC_BYTES));
  return isSigned && claims.readUInt32BE() > seconds(now) ? { bytes, claims } : null;
}

async function macOf(claims: Buffer, { key, subject }: SignedFor, keyring: Keyring): Promise<Buffer> {
  return createHmac('sha256', await keyring.derive(key))
    .update(subject)
    .update(claims)
    .digest();
}
