import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { seesOwnTeamsOnly, type ManagersView } from '#shared/rules/own-people.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { MANAGER_ROLE, type Role } from '#shared/rules/roles.ts';
import { jobItem, type Posting } from '#data/job-item.ts';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { clocks, invitedItem, invitedKey, isExpired, toInvitation, type Invitation } from './invitation.ts';
import { keys, ranges } from '#data/keys.ts';
import { joining, type NewMember, type Place } from './membership.ts';
import { toWorkspace } from './workspaces.ts';
import { limitBehind, type Counted } from '#data/throttles.ts';
import type { Item, Table } from '#data/table.ts';
import type { User } from '#functions/accounts/repositories/users.ts';
import { stillVerified, verified } from '#functions/accounts/repositories/verified-emails.ts';
import { check, failsAs, insert, put, remove, update, type Write } from '#data/writes.ts';

/** Somebody who invites, as they are now. */
export interface Sender {
  readonly role: Role;
  /** They are a manager who sees their own teams alone. */
  readonly ownTeamsOnly: boolean;
  readonly name: string;
}

/** What became of a letter: on its way, or which of its limits is reached. */
type Sent<Limit extends Counted> =
  | { readonly outcome: 'sent' | 'pending' | 'changed' }
  | { readonly outcome: 'limit'; readonly limit: Limit };

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
      const invite: Write = {
        kind: 'put',
        item: { ...keys.invitation(workspaceId, id), type: 'invitation', ...invitation, ...clocks(invitation) },
        condition: { below: { expires: seconds(now) } },
      };
      const writes = [
        check(keys.workspace(workspaceId), { exists: true, equals: { name: workspace.name } }),
        failsAs('pending', invite),
        put(invitedItem(invitation)),
        insert(jobItem(job, jobId, now)),
      ];
      return post(table, writes, limits);
    },

    /**
     * An invitation without a letter: whoever proves the address sees it when they come. A living one of the address
     * stays what it is, with what the directory says. False when the workspace is gone.
     */
    async expect(invitation: Invitation, now: Date): Promise<boolean> {
      const { workspaceId, id, team, hiredOn, leave = null, directoryId = null, expiresAt } = invitation;
      const item = await table.get(keys.invitation(workspaceId, id), { consistent: true });
      const known = item ? toInvitation(item) : null;
      const living = known !== null && !isExpired(known, now);
      const told: Invitation = living
        ? { ...known, team: team ?? known.team, hiredOn: hiredOn ?? known.hiredOn, leave, directoryId, expiresAt }
        : invitation;
      return unlessChanged(
        table.transact([
          check(keys.workspace(workspaceId), { exists: true }),
          put({ ...keys.invitation(workspaceId, id), type: 'invitation', ...told, ...clocks(told) }),
          put(invitedItem(told)),
        ]),
      );
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
        put(invitedItem(renewed)),
        insert(jobItem(job, jobId, now)),
      ];
      return post(table, writes, limits);
    },

    /** Who has sent them, by account, as they are now; without those who left, were removed or are gone for good. */
    async sendersOf(
      workspaceId: string,
      invitations: readonly Pick<Invitation, 'invitedBy'>[],
    ): Promise<ReadonlyMap<Invitation['invitedBy'], Sender>> {
      const senders = [...new Set(invitations.flatMap(({ invitedBy }) => invitedBy ?? []))];
      // An account that is being deleted may be in the workspace a moment longer.
      const items = await table.getMany(
        senders.flatMap((userId) => [keys.member(workspaceId, userId), keys.user(userId)]),
        { consistent: true },
      );
      const known = senders.flatMap((userId, index) => {
        const [member, account] = items.slice(2 * index);
        return member && account ? [[userId, member] as const] : [];
      });
      // What its managers see is asked for where one has invited.
      const byManager = known.some(([, { role }]) => role === MANAGER_ROLE);
      const workspace = byManager ? await table.get(keys.workspace(workspaceId), { consistent: true }) : null;
      const view = workspace ? toWorkspace(workspace).managersSee : 'company';
      return new Map(known.map(([userId, member]) => [userId, toSender(member, view)]));
    },

    async find(workspaceId: string, invitationId: string): Promise<Invitation | null> {
      const item = await table.get(keys.invitation(workspaceId, invitationId), { consistent: true });
      return item ? toInvitation(item) : null;
    },

    /** What a link names, in one eventually consistent read; whatever is done with it is done under the condition that it is so. */
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

    /** Those that wait to be accepted. */
    async listPending(workspaceId: string, now: Date, options: { consistent?: boolean } = {}): Promise<Invitation[]> {
      const items = await table.queryAll(ranges.invitations(workspaceId), options);
      return items.map(toInvitation).filter((one) => !isExpired(one, now));
    },

    /** Those that wait for an address, wherever that is; as of this moment. */
    async listOfAddress(email: string, now: Date): Promise<Invitation[]> {
      const entries = await table.queryAll(ranges.invitedTo(withAsciiDomain(email)), { consistent: true });
      const items = await table.getMany(
        entries.map(({ workspaceId, id }) => keys.invitation(String(workspaceId), String(id))),
        { consistent: true },
      );
      return items.flatMap((item) => (item ? toInvitation(item) : [])).filter((one) => !isExpired(one, now));
    },

    /** Takes away all invitations to an address; what leads to each goes with it. */
    async forgetAddress(email: string): Promise<void> {
      const entries = await table.queryAll(ranges.invitedTo(withAsciiDomain(email)), { consistent: true });
      await table.removeMany(
        entries.flatMap(({ workspaceId, id, pk, sk }) => [
          keys.invitation(String(workspaceId), String(id)),
          { pk: String(pk), sk: String(sk) },
        ]),
      );
    },

    /** False when it is gone already. */
    async withdraw(invitation: Invitation): Promise<boolean> {
      const { workspaceId, id } = invitation;
      return unlessChanged(
        table.transact([remove(keys.invitation(workspaceId, id), { exists: true }), remove(invitedKey(invitation))]),
      );
    },

    /**
     * The invited becomes a member and the link dies, all or nothing. `seats` as in `joining`. With `proof` either the
     * link has just shown that the address is the account's own, or that was known and must still be so.
     */
    async accept(
      invitation: Invitation,
      member: NewMember,
      { workspace, seats, proof }: Entering,
      now: Date,
    ): Promise<'joined' | 'used' | 'workspace changed' | 'account changed' | 'member'> {
      const { workspaceId, id, secretHash } = invitation;
      const provedEmail = proof.kind === 'none' ? null : proof.user.email;
      const link = remove(keys.invitation(workspaceId, id), { exists: true, equals: { secretHash } });
      const writes = [
        failsAs('used', link),
        remove(invitedKey(invitation)),
        ...joining({ ...member, joinedBy: 'invitation', provedEmail }, workspace, seats, now),
        ...proofWrites(proof, now),
      ];
      return (await failedCondition(table, writes, 'member')) ?? 'joined';
    },
  };
}

/** Where somebody comes in, and what is known of their address. */
interface Entering {
  readonly workspace: Place;
  readonly seats: number | null;
  readonly proof:
    | { readonly kind: 'by this link' | 'known'; readonly user: Pick<User, 'id' | 'email'> }
    | { readonly kind: 'none' };
}

function proofWrites(proof: Entering['proof'], now: Date): Write<'account changed'>[] {
  if (proof.kind === 'none') return [];
  if (proof.kind === 'by this link') return [verified(proof.user, now)];
  return [failsAs('account changed', stillVerified(proof.user))];
}

function toSender(member: Item, view: ManagersView): Sender {
  const name = `${String(member['firstName'])} ${String(member['lastName'])}`.trim();
  const role = member['role'] as Role;
  return { role, ownTeamsOnly: seesOwnTeamsOnly(role, view), name };
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
