import { createHash } from 'node:crypto';

export const UUID_BYTES = 16;

/** The 16 bytes of a UUID. */
export function uuidBytes(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

/** The text form of 16 bytes. */
export function uuidText(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The UUID that belongs to a name and to no other: of its hash, version 5. */
export function uuidOfName(name: string): string {
  return uuidOfHash(createHash('sha256').update(name).digest());
}

/** The same of a hash that is there already. */
export function uuidOfHash(hash: Buffer): string {
  const bytes = hash.subarray(0, UUID_BYTES);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return uuidText(bytes);
}
