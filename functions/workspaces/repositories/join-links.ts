import { seconds } from '#shared/rules/seconds.ts';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { invitedKey } from './invitation.ts';
import { keys } from '#data/keys.ts';
import { formerMailboxKey, joining, type NewMember, type Place } from './membership.ts';
import type { Item, Table } from '#data/table.ts';
import type { User } from '#functions/accounts/repositories/users.ts';
import { stillVerified } from '#functions/accounts/repositories/verified-emails.ts';
import { check, failsAs, put, remove, update, type Write } from '#data/writes.ts';

/** The link by which colleagues join a workspace; its token is derived from `nonce`, which changes with every renewal. */
export interface JoinLink {
  readonly workspaceId: string;
  readonly nonce: string;
  /** How many may come by it. */
  readonly limit: number;
  /** How many have. */
  readonly used: number;
  /** The team they join; null for none. */
  readonly team: string | null;
  /** Whoever opened it: it holds as long as they may invite. Null when their account is gone. */
  readonly createdBy: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** A link whose time is over is shown for so long. */
const KEEP_EXPIRED_SECONDS = 30 * 24 * 60 * 60;

/** The joining link of a workspace; there is one at most. */
export function createJoinLinks(table: Table) {
  return {
    /** As it is at this moment. */
    async find(workspaceId: string): Promise<JoinLink | null> {
      const item = await table.get(keys.joinLink(workspaceId), { consistent: true });
      return item ? toJoinLink(item) : null;
    },

    /** In the place of the one before; false when the workspace is gone. */
    async replace(link: JoinLink): Promise<boolean> {
      const { workspaceId } = link;
      return unlessChanged(
        table.transact([
          check(keys.workspace(workspaceId), { exists: true }),
          put({ ...keys.joinLink(workspaceId), type: 'join-link', ...link, ...clocks(link) }),
        ]),
      );
    },

    /** Who has come by it stays counted; false when it was renewed or withdrawn meanwhile. */
    async change(
      { workspaceId, nonce }: JoinLink,
      changed: Pick<JoinLink, 'limit' | 'expiresAt' | 'team'>,
    ): Promise<boolean> {
      const { limit, expiresAt, team } = changed;
      const set = { limit, expiresAt, team, ...clocks(changed) };
      return unlessChanged(
        table.write(update(keys.joinLink(workspaceId), { set }, { exists: true, equals: { nonce } })),
      );
    },

    /** False when there is none. */
    async withdraw(workspaceId: string): Promise<boolean> {
      return unlessChanged(table.write(remove(keys.joinLink(workspaceId), { exists: true })));
    },

    /**
     * Somebody joins by the link as it was read: exact however many come at once. Whoever has been in the workspace
     * before does not come back by it, nor by another address of their mailbox. An invitation of their address has done
     * its duty where the address is known to be theirs; else it is somebody else's, who comes by it or not at all.
     */
    async accept(
      { workspaceId, nonce, limit }: JoinLink,
      member: NewMember,
      { workspace, seats, invitation, proved }: Entering,
      now: Date,
    ): Promise<
      'joined' | 'link changed' | 'former member' | 'workspace changed' | 'invited' | 'account changed' | 'member'
    > {
      const use = update(
        keys.joinLink(workspaceId),
        { add: { used: 1 } },
        { exists: true, equals: { nonce, limit }, above: { expires: seconds(now) }, below: { used: limit } },
      );
      const writes = [
        failsAs('link changed', use),
        failsAs('former member', check(keys.formerMember(workspaceId, member.userId), { exists: false })),
        failsAs('former member', check(formerMailboxKey(workspaceId, member.email), { below: { ttl: seconds(now) } })),
        ...joining({ ...member, joinedBy: 'link', provedEmail: proved?.email ?? null }, workspace, seats, now),
        ...invitationWrites(workspaceId, invitation, proved, now),
      ];
      return (await failedCondition(table, writes, 'member')) ?? 'joined';
    },
  };
}

/** Where somebody comes in, and which invitation their address may have there. */
interface Entering {
  readonly workspace: Place;
  readonly seats: number | null;
  readonly invitation: { readonly id: string; readonly email: string };
  /** Whose address is known to be their own; null where it is not. */
  readonly proved: Pick<User, 'id' | 'email'> | null;
}

/** What becomes of an invitation of the address: it goes with its owner, and keeps anybody else out while it lives. */
function invitationWrites(
  workspaceId: string,
  invitation: Entering['invitation'],
  proved: Entering['proved'],
  now: Date,
): Write<'invited' | 'account changed'>[] {
  const key = keys.invitation(workspaceId, invitation.id);
  if (proved === null) return [failsAs('invited', check(key, { below: { expires: seconds(now) } }))];
  return [failsAs('account changed', stillVerified(proved)), remove(key), remove(invitedKey(invitation))];
}

/** The end again as numbers, for conditions and for the table's own clearing. */
function clocks({ expiresAt }: Pick<JoinLink, 'expiresAt'>): { expires: number; ttl: number } {
  const expires = seconds(new Date(expiresAt));
  return { expires, ttl: expires + KEEP_EXPIRED_SECONDS };
}

function toJoinLink(item: Item): JoinLink {
  return {
    workspaceId: String(item['workspaceId']),
    nonce: String(item['nonce']),
    limit: Number(item['limit']),
    used: Number(item['used']),
    team: typeof item['team'] === 'string' ? item['team'] : null,
    createdBy: typeof item['createdBy'] === 'string' ? item['createdBy'] : null,
    createdAt: String(item['createdAt']),
    expiresAt: String(item['expiresAt']),
  };
}
