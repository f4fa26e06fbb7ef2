import { randomBytes } from 'node:crypto';
import { KEY_PREFIX } from '#shared/rules/api-keys.ts';
import { sha256 } from './sha256.ts';
import { UUID_BYTES, uuidBytes, uuidText } from './uuid.ts';
import { zlib } from '#data/zlib.ts';

const SECRET_BYTES = 32;
const CHECKSUM_BYTES = 4;

/** A fresh key of a workspace; its hash alone is stored. It names its workspace, so there is no index of keys. */
export function newApiKey(workspaceId: string): { key: string; hash: string } {
  const content = Buffer.concat([uuidBytes(workspaceId), randomBytes(SECRET_BYTES)]);
  const key = `${KEY_PREFIX}${Buffer.concat([content, checksumOf(content)]).toString('base64url')}`;
  return { key, hash: sha256(key) };
}

/** Which workspace a key claims to be of, and its hash; null for a text that is no key, before anything is read. */
export function readApiKey(key: string): { workspaceId: string; hash: string } | null {
  if (!key.startsWith(KEY_PREFIX)) return null;
  const bytes = Buffer.from(key.slice(KEY_PREFIX.length), 'base64url');
  if (bytes.length !== UUID_BYTES + SECRET_BYTES + CHECKSUM_BYTES) return null;
  const content = bytes.subarray(0, -CHECKSUM_BYTES);
  if (!checksumOf(content).equals(bytes.subarray(-CHECKSUM_BYTES))) return null;
  return { workspaceId: uuidText(content.subarray(0, UUID_BYTES)), hash: sha256(key) };
}

/** By it a scanner of leaked secrets tells a key from what merely looks like one. */
function checksumOf(content: Buffer): Buffer {
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32BE(zlib().crc32(content));
  return checksum;
}
