import { seconds } from '#shared/rules/seconds.ts';
import { failedCondition, unlessChanged } from './conditions.ts';
import { invitedKey } from './invitation.ts';
import { keys } from './keys.ts';
import { joining, type NewMember, type Place } from './membership.ts';
import type { Item, Table } from './table.ts';
import { check, failsAs, put, remove, update } from './writes.ts';

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
     * before does not come back by it. An invitation of their address has done its duty.
     */
    async accept(
      { workspaceId, nonce, limit }: JoinLink,
      member: NewMember,
      { workspace, seats, invitation }: Entering,
      now: Date,
    ): Promise<'joined' | 'link changed' | 'former member' | 'workspace changed' | 'member'> {
      const use = update(
        keys.joinLink(workspaceId),
        { add: { used: 1 } },
        { exists: true, equals: { nonce, limit }, above: { expires: seconds(now) }, below: { used: limit } },
      );
      const writes = [
        failsAs('link changed', use),
        failsAs('former member', check(keys.formerMember(workspaceId, member.userId), { exists: false })),
        ...joining({ ...member, joinedBy: 'link' }, workspace, seats, now),
        remove(keys.invitation(workspaceId, invitation.id)),
        remove(invitedKey(invitation)),
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
