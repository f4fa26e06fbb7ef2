import { createHash } from 'node:crypto';

/** Characters of a sign: 64 bits, so that no two people of a workspace share one. */
const LENGTH = 16;

/**
 * By what an act of destruction names a person once nothing of them is kept: a hash of their id in this workspace. The
 * id is random, so nobody gets from the sign to it; the documents that the person was given have both. In another
 * workspace the same account has another sign.
 */
export function subjectSign(workspaceId: string, personId: string): string {
  const hash = createHash('sha256').update(`${workspaceId}/${personId}`).digest('hex');
  return hash
    .slice(0, LENGTH)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-');
}
