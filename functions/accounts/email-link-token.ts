import { randomBytes } from 'node:crypto';
import { sha256 } from '#core/sha256.ts';
import { UUID_BYTES, uuidBytes, uuidText } from '#core/uuid.ts';
import { invalid } from '#core/http/errors.ts';
import { accountsErrors } from '#text/accounts/errors.ts';

const SECRET_BYTES = 32;

/** Whose link it is, and the hash of its secret: what is stored of it. */
export interface LinkIdentity {
  readonly userId: string;
  readonly hash: string;
}

/**
 * The text at the end of a mailed link, and what is stored of it. The account stands in the text, so that a link is
 * found in the account's own partition, where a deletion finds it, too.
 */
export function newLinkToken(userId: string): LinkIdentity & { readonly token: string } {
  const secret = randomBytes(SECRET_BYTES);
  return { userId, hash: hashOf(secret), token: Buffer.concat([uuidBytes(userId), secret]).toString('base64url') };
}

/** Reads the text of a link; null when it cannot be one. */
export function parseLinkToken(text: string): LinkIdentity | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== UUID_BYTES + SECRET_BYTES) return null;
  return { userId: uuidText(bytes.subarray(0, UUID_BYTES)), hash: hashOf(bytes.subarray(UUID_BYTES)) };
}

/** 422, the same for every reason: made up, used, replaced by a newer one, voided, expired. */
export function deadLink(): never {
  invalid([{ path: 'token', message: accountsErrors.deadLink }]);
}

function hashOf(secret: Buffer): string {
  return sha256(secret);
}
