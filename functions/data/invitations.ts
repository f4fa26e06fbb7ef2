import { seconds } from '#shared/rules/seconds.ts';
import type { GivenRole, Role } from '#shared/rules/roles.ts';
import { jobItem, type Posting } from './job-item.ts';
import { failedCondition, unlessChanged } from './conditions.ts';
import { keys, ranges } from './keys.ts';
import { joining, type NewMember, type Place } from './membership.ts';
import { limitBehind, type Counted } from './throttles.ts';
import type { Item, Table } from './table.ts';
import { check, failsAs, insert, remove, update, type Write } from './writes.ts';

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
  /** Whoever sent it last: it holds as long as they may send it. Null when their account is gone. */
  readonly invitedBy: string | null;
  readonly secretHash: string;
  readonly sentAt: string;
  readonly expiresAt: string;
}

/** What became of a letter: on its way, or which of its limits is reached. */
type Sent<Limit extends Counted> =
  | { readonly outcome: 'sent' | 'pending' | 'changed' }
  | { readonly outcome: 'limit'; readonly limit: Limit };

/** An invitation that ran out is shown, and can be sent again, for so long. */
const KEEP_EXPIRED_SECONDS = 30 * 24 * 60 * 60;
/** Between two letters to one address. */
const RESEND_SECONDS = 60;

/** Who is invited where. */
export function createInvitations(table: Table) {
  return {
    /**
     * The invitation, its letter and what the letter counts against, all or nothing; an address with a living
     * invitation is not invited again.
     */
    async create<Limit extends Counted>(
      invitation: Invitation,
      workspace: Place,
      { job, jobId }: Posting,
      limits: readonly Limit[],
      now: Date,
    ): Promise<Sent<Limit>> {
      const { workspaceId, id } = invitation;
      const put: Write = {
        kind: 'put',
        item: { ...keys.invitation(workspaceId, id), type: 'invitation', ...invitation, ...clocks(invitation) },
        condition: { below: { expires: seconds(now) } },
      };
      const writes = [
        check(keys.workspace(workspaceId), { exists: true, equals: { name: workspace.name } }),
        failsAs('pending', put),
        insert(jobItem(job, jobId, now)),
      ];
      return post(table, writes, limits);
    },

    /** A new link and a letter with it; `changed` also when the last letter has only just gone. */
    async renew<Limit extends Counted>(
      old: Invitation,
      renewed: Invitation,
      { job, jobId }: Posting,
      limits: readonly Limit[],
      now: Date,
    ): Promise<Sent<Limit>> {
      const { invitedBy, secretHash, sentAt, expiresAt } = renewed;
      const writes = [
        update(
          keys.invitation(old.workspaceId, old.id),
          { set: { invitedBy, secretHash, sentAt, expiresAt, ...clocks(renewed) } },
          { exists: true, equals: { secretHash: old.secretHash }, below: { sent: seconds(now) - RESEND_SECONDS } },
        ),
        insert(jobItem(job, jobId, now)),
      ];
      return post(table, writes, limits);
    },

    /** The roles their senders have now, by account; without those who left, were removed or are gone for good. */
    async rolesOfSenders(
      workspaceId: string,
      invitations: readonly Pick<Invitation, 'invitedBy'>[],
    ): Promise<ReadonlyMap<Invitation['invitedBy'], Role>> {
      const senders = [...new Set(invitations.flatMap(({ invitedBy }) => invitedBy ?? []))];
      // An account that is being deleted may be in the workspace a moment longer.
      const items = await table.getMany(
        senders.flatMap((userId) => [keys.member(workspaceId, userId), keys.user(userId)]),
        { consistent: true },
      );
      return new Map(
        senders.flatMap((userId, index) => {
          const [member, account] = items.slice(2 * index);
          return member && account ? [[userId, member['role'] as Role] as const] : [];
        }),
      );
    },

    async find(workspaceId: string, invitationId: string): Promise<Invitation | null> {
      const item = await table.get(keys.invitation(workspaceId, invitationId), { consistent: true });
      return item ? toInvitation(item) : null;
    },

    /** What a link names, in one cheap read; whatever is done with it is done under the condition that it is so. */
    async open(workspaceId: string, invitationId: string): Promise<Invitation | null> {
      const item = await table.get(keys.invitation(workspaceId, invitationId));
      return item ? toInvitation(item) : null;
    },

    /** One page, in the order of the ids. */
    async list(
      workspaceId: string,
      options: { limit?: number; cursor?: string | null; consistent?: boolean } = {},
    ): Promise<{ invitations: Invitation[]; cursor: string | null }> {
      const { items, cursor } = await table.query(ranges.invitations(workspaceId), options);
      return { invitations: items.map(toInvitation), cursor };
    },

    /** How many wait to be accepted. */
    async countPending(workspaceId: string, now: Date): Promise<number> {
      const items = await table.queryAll(ranges.invitations(workspaceId));
      return items.filter((item) => !isExpired(toInvitation(item), now)).length;
    },

    /** False when it is gone already. */
    async withdraw(workspaceId: string, invitationId: string): Promise<boolean> {
      return unlessChanged(table.write(remove(keys.invitation(workspaceId, invitationId), { exists: true })));
    },

    /** The invited becomes a member and the link dies, all or nothing. `seats` as in `joining`. */
    async accept(
      { workspaceId, id, secretHash }: Invitation,
      member: NewMember,
      workspace: Place,
      seats: number | null,
      now: Date,
    ): Promise<'joined' | 'used' | 'workspace changed' | 'member'> {
      const link = remove(keys.invitation(workspaceId, id), { exists: true, equals: { secretHash } });
      const joins = joining(member, workspace, seats, now);
      return (await failedCondition(table, [failsAs('used', link), ...joins], 'member')) ?? 'joined';
    },
  };
}

/** Whether its time is over, by the clock: the table removes what expired some time later. */
export function isExpired({ expiresAt }: Invitation, now: Date): boolean {
  return Date.parse(expiresAt) <= now.getTime();
}

/** The writes of a letter with what it counts against. */
async function post<Limit extends Counted>(
  table: Table,
  writes: readonly Write<'pending'>[],
  limits: readonly Limit[],
): Promise<Sent<Limit>> {
  const failed = await failedCondition(table, [...writes, ...limits.map(({ write }) => write)], 'changed');
  if (failed === null) return { outcome: 'sent' };
  if (failed === 'pending' || failed === 'changed') return { outcome: failed };
  const limit = limitBehind(limits, failed);
  return limit ? { outcome: 'limit', limit } : { outcome: 'changed' };
}

/** The moments again as numbers, for conditions and for the table's own clearing. */
function clocks({ sentAt, expiresAt }: Invitation): { sent: number; expires: number; ttl: number } {
  const expires = seconds(new Date(expiresAt));
  return { sent: seconds(new Date(sentAt)), expires, ttl: expires + KEEP_EXPIRED_SECONDS };
}

function toInvitation(item: Item): Invitation {
  return {
    workspaceId: String(item['workspaceId']),
    id: String(item['id']),
    email: String(item['email']),
    role: item['role'] as GivenRole,
    team: typeof item['team'] === 'string' ? item['team'] : null,
    hiredOn: typeof item['hiredOn'] === 'string' ? item['hiredOn'] : null,
    invitedBy: typeof item['invitedBy'] === 'string' ? item['invitedBy'] : null,
    secretHash: String(item['secretHash']),
    sentAt: String(item['sentAt']),
    expiresAt: String(item['expiresAt']),
  };
}
