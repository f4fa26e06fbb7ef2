import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '#core/clients/kms.ts';
import { UUID_BYTES, uuidBytes, uuidText } from '#core/uuid.ts';
import type { NotificationPreferences } from '#shared/models/notification-preferences.ts';

/** Which letters of which workspace somebody wants no more. */
export interface Unsubscription {
  readonly workspaceId: string;
  readonly userId: string;
  readonly kind: keyof NotificationPreferences | 'packs';
}

const KINDS = ['digest', 'reminders', 'packs'] as const satisfies readonly Unsubscription['kind'][];
const NAMED_BYTES = 1 + 2 * UUID_BYTES;
const MAC_BYTES = 16;

/**
 * The text of a link that stops letters of one kind: what it stops and a MAC under a key that never leaves KMS. It
 * never expires, as letters do not, and allows nothing else; nobody can make one for somebody else.
 */
export async function unsubscribeToken(what: Unsubscription, keyring: Keyring): Promise<string> {
  const named = Buffer.concat([
    Buffer.from([KINDS.indexOf(what.kind)]),
    uuidBytes(what.workspaceId),
    uuidBytes(what.userId),
  ]);
  return Buffer.concat([named, await macOf(named, keyring)]).toString('base64url');
}

/** What such a text stops; null for any that is not ours. */
export async function readUnsubscribeToken(token: string, keyring: Keyring): Promise<Unsubscription | null> {
  const bytes = Buffer.from(token, 'base64url');
  // Other texts that stand for the same bytes are none of ours.
  if (bytes.length !== NAMED_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) return null;
  const named = bytes.subarray(0, NAMED_BYTES);
  if (!timingSafeEqual(bytes.subarray(NAMED_BYTES), await macOf(named, keyring))) return null;
  return {
    kind: KINDS[named[0]!]!,
    workspaceId: uuidText(named.subarray(1, 1 + UUID_BYTES)),
    userId: uuidText(named.subarray(1 + UUID_BYTES)),
  };
}

async function macOf(named: Buffer, keyring: Keyring): Promise<Buffer> {
  const key = await keyring.derive('unsubscribe');
  return createHmac('sha256', key).update(named).digest().subarray(0, MAC_BYTES);
}
