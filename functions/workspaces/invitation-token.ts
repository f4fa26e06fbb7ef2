import { createHmac, randomBytes } from 'node:crypto';
import { sha256 } from '#core/sha256.ts';
import type { Keyring } from '#core/clients/kms.ts';
import { sameToken } from '#core/same-token.ts';
import { UUID_BYTES, uuidBytes, uuidOfName, uuidText } from '#core/uuid.ts';

const SECRET_BYTES = 32;

interface Named {
  readonly workspaceId: string;
  readonly invitationId: string;
}

/**
 * The id of the invitation of this address: one address has one invitation in a workspace, however often it is
 * invited. Marked as version 5, a name's hash.
 */
export function invitationIdOf(workspaceId: string, email: string): string {
  return uuidOfName(`${workspaceId}\n${email}`);
}

/** A fresh token for a link and the hash that is stored of its secret. It names its invitation: no index of tokens. */
export function newInvitationToken({ workspaceId, invitationId }: Named): { token: string; secretHash: string } {
  const secret = randomBytes(SECRET_BYTES);
  const token = Buffer.concat([uuidBytes(workspaceId), uuidBytes(invitationId), secret]).toString('base64url');
  return { token, secretHash: hash(secret) };
}

/** What a token claims to open; null for a text that cannot be a token. */
export function readInvitationToken(token: string): (Named & { secretHash: string }) | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * UUID_BYTES + SECRET_BYTES) return null;
  return {
    workspaceId: uuidText(bytes.subarray(0, UUID_BYTES)),
    invitationId: uuidText(bytes.subarray(UUID_BYTES, 2 * UUID_BYTES)),
    secretHash: hash(bytes.subarray(2 * UUID_BYTES)),
  };
}

type Sealed = Named & { readonly secretHash: string };

/**
 * A second token of the same invitation, for a link that whoever invites passes on by hand. It is derived, so that it
 * can be shown again and nothing in the table opens it, and it is another than the mailed one: only who reads the mail
 * of the address knows that.
 */
export async function copiedToken(invitation: Sealed, keyring: Keyring): Promise<string> {
  const { workspaceId, invitationId } = invitation;
  const secret = await copiedSecret(invitation, keyring);
  return Buffer.concat([uuidBytes(workspaceId), uuidBytes(invitationId), secret]).toString('base64url');
}

/** Which link of the invitation this secret is of; null when of neither. */
export async function linkOf(
  secretHash: string,
  invitation: Sealed,
  keyring: Keyring,
): Promise<'mailed' | 'copied' | null> {
  if (sameToken(invitation.secretHash, secretHash)) return 'mailed';
  return sameToken(hash(await copiedSecret(invitation, keyring)), secretHash) ? 'copied' : null;
}

/** Changes with the mailed secret, so that both links end when the letter is sent again. */
async function copiedSecret({ workspaceId, invitationId, secretHash }: Sealed, keyring: Keyring): Promise<Buffer> {
  return createHmac('sha256', await keyring.derive('invitation-link'))
    .update(`${workspaceId}\n${invitationId}\n${secretHash}`)
    .digest();
}

function hash(secret: Buffer): string {
  return sha256(secret);
}
