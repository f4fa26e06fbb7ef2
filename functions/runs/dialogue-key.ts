import { createHash } from 'node:crypto';
import { UUID_BYTES, uuidText } from '#core/uuid.ts';

const KEY_BYTES = 32;

/**
 * Which box of which run the key of an author opens: it is the run's id and 256 bits that their browser drew, and the
 * box is the hash of these. Null for a text that cannot be a key.
 */
export function boxOfKey(key: string): { readonly runId: string; readonly box: string } | null {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== UUID_BYTES + KEY_BYTES) return null;
  const box = createHash('sha256').update(bytes.subarray(UUID_BYTES)).digest('base64url');
  return { runId: uuidText(bytes.subarray(0, UUID_BYTES)), box };
}
