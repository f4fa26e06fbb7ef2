import { createHmac, randomBytes } from 'node:crypto';
import type { Keyring } from '#core/clients/kms.ts';
import { sameToken } from '#core/same-token.ts';
import { UUID_BYTES, uuidBytes, uuidText } from '#core/uuid.ts';

const NONCE_BYTES = 16;
const MAC_BYTES = 32;

interface Derived {
  readonly workspaceId: string;
  readonly nonce: string;
}

/** What a new link is derived from; another one ends the link before. */
export function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64url');
}

/**
 * The token of a joining link: its workspace and a MAC under a key that never leaves KMS. So it can be shown for as
 * long as it lives without being stored, and the table alone opens nothing.
 */
export async function joinToken({ workspaceId, nonce }: Derived, keyring: Keyring): Promise<string> {
  const mac = createHmac('sha256', await keyring.derive('join-link'))
    .update(`${workspaceId}\n${nonce}`)
    .digest();
  return Buffer.concat([uuidBytes(workspaceId), mac]).toString('base64url');
}

/** Which workspace a token claims to open; null for a text that cannot be a token. */
export function workspaceOfJoinToken(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  return bytes.length === UUID_BYTES + MAC_BYTES ? uuidText(bytes.subarray(0, UUID_BYTES)) : null;
}

/** Whether this token is of this very link. */
export async function opensLink(token: string, link: Derived, keyring: Keyring): Promise<boolean> {
  return sameToken(token, await joinToken(link, keyring));
}
