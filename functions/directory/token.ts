import { randomBytes } from 'node:crypto';
import { sha256 } from '#core/sha256.ts';
import { UUID_BYTES, uuidBytes, uuidText } from '#core/uuid.ts';

const SECRET_BYTES = 32;
/** By which people and scanners of secrets know what it is. */
const PREFIX = 'tonus_scim_';
const HINT_SIGNS = 4;

/** A fresh token of a workspace; what is stored of it is a hash and its last signs. It names the workspace: no index of tokens. */
export function newDirectoryToken(workspaceId: string): { token: string; hash: string; hint: string } {
  const bytes = Buffer.concat([uuidBytes(workspaceId), randomBytes(SECRET_BYTES)]);
  const token = `${PREFIX}${bytes.toString('base64url')}`;
  return { token, hash: hashOf(token), hint: token.slice(-HINT_SIGNS) };
}

/** Which workspace a token claims to be of, and its hash; null for a text that cannot be one. */
export function readDirectoryToken(token: string): { workspaceId: string; hash: string } | null {
  if (!token.startsWith(PREFIX)) return null;
  const bytes = Buffer.from(token.slice(PREFIX.length), 'base64url');
  if (bytes.length !== UUID_BYTES + SECRET_BYTES) return null;
  return { workspaceId: uuidText(bytes.subarray(0, UUID_BYTES)), hash: hashOf(token) };
}

function hashOf(token: string): string {
  return sha256(token);
}
