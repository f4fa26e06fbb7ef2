import { createHash } from 'node:crypto';
import { UUID_BYTES, uuidText } from './uuid.ts';

/** The id of the run a schedule opens on a day: however often it is begun, it is one run. A name's hash, version 5. */
export function pulseRunIdOf(pollId: string, at: string): string {
  const bytes = createHash('sha256').update(`pulse/${pollId}/${at}`).digest().subarray(0, UUID_BYTES);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return uuidText(bytes);
}
