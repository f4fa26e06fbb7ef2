import { createHmac, pbkdf2Sync } from 'node:crypto';
import type { Mark, MarkKey } from './repositories/marks.ts';

/** A code is short enough to be typed, so its hash is slow: trying all of them against a copy of the table takes long. */
const HASH_ROUNDS = 2000;
const HASH_BYTES = 16;

/** What is known of a one-time code: a hash of it, and nothing else. */
export function hashOfCode(code: string): string {
  return pbkdf2Sync(code, 'one-time code', HASH_ROUNDS, HASH_BYTES, 'sha256').toString('base64url');
}

/**
 * The mark that a code has answered. It is made with the run's own secret alone: the function that takes these answers
 * has no key that could tell members, and a code is nobody's.
 */
export function codeMark(
  { keyId, secret }: MarkKey,
  { code, sessionId }: { readonly code: string; readonly sessionId: string },
): Mark {
  const sign = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
  return { keyId, mac: sign(code), proof: sign(`${code}/${sessionId}`) };
}
