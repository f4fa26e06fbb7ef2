import { seconds } from '#shared/rules/seconds.ts';
import type { Leave } from '#shared/rules/leave.ts';
import type { GivenRole } from '#shared/rules/roles.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Item } from '#data/writes.ts';

/** Somebody asked to join; `secretHash` changes with every letter, so only the newest link works. */
export interface Invitation {
  readonly workspaceId: string;
  readonly id: string;
  readonly email: string;
  readonly role: GivenRole;
  /** The team they join; null for none. */
  readonly team: string | null;
  /** The day they came to the company, where the import knew it. */
  readonly hiredOn: string | null;
  /** Which person of the company's directory is invited; null of whom it has not sent. */
  readonly directoryId?: string | null;
  /** The days on which they are on leave, as the directory says. */
  readonly leave?: Leave | null;
  /** Whoever sent it last: it holds as long as they may send it. Null when their account is gone. */
  readonly invitedBy: string | null;
  readonly secretHash: string;
  readonly sentAt: string;
  readonly expiresAt: string;
}

/** An invitation that ran out is shown, and can be sent again, for so long. */
const KEEP_EXPIRED_SECONDS = 30 * 24 * 60 * 60;
/** Whether its time is over, by the clock: the table removes what expired some time later. */
export function isExpired({ expiresAt }: Invitation, now: Date): boolean {
  return Date.parse(expiresAt) <= now.getTime();
}

/** Leads from the address to its invitation: written with it, removed with it, and expires with it. */
export function invitedItem(invitation: Invitation): Item & Key {
  const { workspaceId, id } = invitation;
  return { ...invitedKey(invitation), type: 'invited', workspaceId, id, ttl: clocks(invitation).ttl };
}

/** Where that lies. */
export function invitedKey({ email, id }: Pick<Invitation, 'email' | 'id'>): Key {
  return keys.invited(email, id);
}

/** The moments again as numbers, for conditions and for the table's own clearing. */
export function clocks({ sentAt, expiresAt }: Invitation): { sent: number; expires: number; ttl: number } {
  const expires = seconds(new Date(expiresAt));
  return { sent: seconds(new Date(sentAt)), expires, ttl: expires + KEEP_EXPIRED_SECONDS };
}

/** The invitation behind a stored item. */
export function toInvitation(item: Item): Invitation {
  return {
    workspaceId: String(item['workspaceId']),
    id: String(item['id']),
    email: String(item['email']),
    role: item['role'] as GivenRole,
    team: typeof item['team'] === 'string' ? item['team'] : null,
    hiredOn: typeof item['hiredOn'] === 'string' ? item['hiredOn'] : null,
    directoryId: typeof item['directoryId'] === 'string' ? item['directoryId'] : null,
    leave: (item['leave'] as Leave | null | undefined) ?? null,
    invitedBy: typeof item['invitedBy'] === 'string' ? item['invitedBy'] : null,
    secretHash: String(item['secretHash']),
    sentAt: String(item['sentAt']),
    expiresAt: String(item['expiresAt']),
  };
}
