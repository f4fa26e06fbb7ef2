import { randomBytes } from 'node:crypto';
import { UUID_BYTES, uuidBytes, uuidText } from '#core/uuid.ts';

const SECRET_BYTES = 16;

/**
 * The token of a public link: the run's id and 128 random bits. Carrying the id makes the way to the answer page
 * one read of one item, with no index of tokens.
 */
export function newPublicToken(runId: string): string {
  return Buffer.concat([uuidBytes(runId), randomBytes(SECRET_BYTES)]).toString('base64url');
}

/** Which run a token claims to open; null for a text that cannot be a token. */
export function runOfToken(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  return bytes.length === UUID_BYTES + SECRET_BYTES ? uuidText(bytes.subarray(0, UUID_BYTES)) : null;
}
