import { createHash, randomBytes } from 'node:crypto';

const KEY_BYTES = 16;

/**
 * The key of an anonymous respondent's answers. One way: who sees it in the results cannot find the session that may
 * change the answers. The same session in the same run always has the same key.
 */
export function responseKey(runId: string, sessionId: string): string {
  return createHash('sha256').update(`${runId}/${sessionId}`).digest().subarray(0, KEY_BYTES).toString('base64url');
}

/** A key that belongs to no session: these answers can be changed by nobody. */
export function randomResponseKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}
