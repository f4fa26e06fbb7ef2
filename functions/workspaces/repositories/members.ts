import { NO_FINANCE, type FinanceAccess } from '#shared/rules/finance/access.ts';
import { MANAGER_ROLE, OWNER_ROLE, type Role } from '#shared/rules/roles.ts';
import type { OwnTelling } from '#shared/rules/telling.ts';
import { tellingItem } from './telling-item.ts';
import { jobItem, type NewJob, type Posting } from '#data/job-item.ts';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import { toMember, type Member, type OwnershipOffer } from './member.ts';
import {
  financeAccessChange,
  joining,
  leaving,
  memberChange,
  roleChange,
  type NewMember,
  type Place,
} from './membership.ts';
import { storedSpellings } from '#data/stored-spellings.ts';
import type { Item, Table } from '#data/table.ts';
import { limitBehind, type Counted } from '#data/throttles.ts';
import { passWorkspaceOn, takeWorkspace } from '#functions/subscriptions/repositories/usage.ts';
import { check, insert, update } from '#data/writes.ts';

/** What is said of a member as a colleague. */
export type MemberFacts = Partial<
  Pick<Member, 'team' | 'hiredOn' | 'managerId' | 'staysAfter' | 'leave' | 'directoryId'>
>;

/** People of a workspace. */
export function createMembers(table: Table) {
  /** Leads from an address to the member, also from one that was stored with another spelling of its domain. */
  async function addressItem(workspaceId: string, email: string): Promise<Item | null> {
    for (const spelling of storedSpellings(email)) {
      const item = await table.get(keys.memberAddress(workspaceId, spelling), { consistent: true });
      if (item) return item;
    }
    return null;
  }

  /** Whatever else changes in a member meanwhile stays: nothing but `change` is written. */
  async function setForAll(members: readonly Member[], change: MemberFacts, now: Date): Promise<boolean> {
    const set = { ...change, updatedAt: now.toISOString() };
    return unlessChanged(
      table.transact(
        members.map(({ workspaceId, userId }) => update(keys.member(workspaceId, userId), { set }, { exists: true })),
      ),
    );
  }

  return {
    /** One page of the workspace's people, in the order of their ids. */
    async list(
      workspaceId: string,
      options: { limit?: number; cursor?: string | null; consistent?: boolean } = {},
    ): Promise<{ members: Member[]; cursor: string | null }> {
      const { items, cursor } = await table.query(ranges.members(workspaceId), options);
      return { members: items.map(toMember), cursor };
    },

    /** Those of these people who are members. */
    async named(workspaceId: string, userIds: readonly string[]): Promise<Member[]> {
      const items = await table.getMany(userIds.map((userId) => keys.member(workspaceId, userId)));
      return items.filter((item) => item !== null).map(toMember);
    },

    /** The same at this moment, and those of them who neither are members nor ever were. */
    async known(
      workspaceId: string,
      userIds: readonly string[],
    ): Promise<{ members: Member[]; strangers: readonly string[] }> {
      const items = await table.getMany(
        userIds.map((userId) => keys.member(workspaceId, userId)),
        { consistent: true },
      );
      const missing = userIds.filter((_, index) => !items[index]);
      const marks = await table.getMany(
        missing.map((userId) => keys.formerMember(workspaceId, userId)),
        { consistent: true },
      );
      return {
        members: items.filter((item) => item !== null).map(toMember),
        strangers: missing.filter((_, index) => !marks[index]),
      };
    },

    /** All of them; a plan bounds how many there are. */
    async all(workspaceId: string, options: { consistent?: boolean } = {}): Promise<Member[]> {
      return (await table.queryAll(ranges.members(workspaceId), options)).map(toMember);
    },

    /** Puts members into a team, or into none, all or nothing; false when one of them has just left. */
    setTeam: (members: readonly Member[], team: string | null, now: Date): Promise<boolean> =>
      setForAll(members, { team }, now),

    /** Says of members which day they were hired, or that nobody knows; all or nothing, as with a team. */
    setHiredOn: (members: readonly Member[], hiredOn: string | null, now: Date): Promise<boolean> =>
      setForAll(members, { hiredOn }, now),

    /** Says of each of these members what was given for them; all or nothing. False when one of them has just left. */
    setEach(
      workspaceId: string,
      changes: readonly { readonly userId: string; readonly set: MemberFacts }[],
      now: Date,
    ): Promise<boolean> {
      const updatedAt = now.toISOString();
      return unlessChanged(
        table.transact(
          changes.map(({ userId, set }) =>
            update(keys.member(workspaceId, userId), { set: { ...set, updatedAt } }, { exists: true }),
          ),
        ),
      );
    },

    /** Which letters a member gets from here on; what is left out stays. False when they are not here any more. */
    async setLetters(
      workspaceId: string,
      userId: string,
      { digest, reminders }: { readonly digest?: boolean | undefined; readonly reminders?: boolean | undefined },
    ): Promise<boolean> {
      const set = {
        ...(digest === undefined ? {} : { noDigest: !digest }),
        ...(reminders === undefined ? {} : { noReminders: !reminders }),
      };
      return unlessChanged(table.write(update(keys.member(workspaceId, userId), { set }, { exists: true })));
    },

    /** How a member wants to be told of runs from here on; what is left out stays. False when they are not here any more. */
    async setTelling(workspaceId: string, userId: string, telling: Partial<OwnTelling>): Promise<boolean> {
      const write = update(keys.member(workspaceId, userId), { set: tellingItem(telling) }, { exists: true });
      return unlessChanged(table.write(write));
    },

    /** One person as a member of each of these workspaces, by the workspace. */
    async inWorkspaces(userId: string, workspaceIds: readonly string[]): Promise<Map<string, Member>> {
      const items = await table.getMany(workspaceIds.map((workspaceId) => keys.member(workspaceId, userId)));
      const members = items.filter((item) => item !== null).map(toMember);
      return new Map(members.map((member) => [member.workspaceId, member]));
    },

    /** Whether somebody with this address, in lower case, is a member. */
    async hasAddress(workspaceId: string, email: string): Promise<boolean> {
      return (await addressItem(workspaceId, email)) !== null;
    },

    /** As they are at this moment; null for who is not a member. */
    async find(workspaceId: string, userId: string): Promise<Member | null> {
      const item = await table.get(keys.member(workspaceId, userId), { consistent: true });
      return item ? toMember(item) : null;
    },

    /** By the address members are named with, in lower case; as it is at this moment. */
    async findByAddress(workspaceId: string, email: string): Promise<Member | null> {
      const address = await addressItem(workspaceId, email);
      if (!address) return null;
      const item = await table.get(keys.member(workspaceId, String(address['userId'])), { consistent: true });
      return item ? toMember(item) : null;
    },

    /** Makes somebody a member; false when they are one, or the workspace was renamed or deleted meanwhile. */
    async add(member: NewMember, workspace: Place, now: Date): Promise<boolean> {
      return unlessChanged(table.transact(joining(member, workspace, null, now)));
    },

    /** Another role, counted from the next request on; false when the member changed meanwhile. */
    async setRole(member: Member, role: Role, now: Date): Promise<boolean> {
      return unlessChanged(table.transact(roleChange(member, role, now)));
    },

    /** Lets somebody see more or less of the money; false when the member changed meanwhile. */
    async setFinanceAccess(member: Member, access: FinanceAccess, now: Date): Promise<boolean> {
      return unlessChanged(table.transact(financeAccessChange(member, access, now)));
    },

    /**
     * Takes somebody out, with a job where one follows; false when the member or the workspace changed meanwhile. With
     * `directoryId` the directory has said it, and may take it back.
     */
    async remove(
      member: Member,
      now: Date,
      follows: NewJob | null = null,
      directoryId: string | null = null,
    ): Promise<boolean> {
      const job = follows ? [insert(jobItem(follows.job, follows.jobId, now))] : [];
      return unlessChanged(table.transact([...leaving(member, now, directoryId), ...job]));
    },

    /** Whom the directory has taken out as this person of it, with the role they had; null where it has taken out nobody. */
    async takenOutBy(
      workspaceId: string,
      directoryId: string,
    ): Promise<{ readonly userId: string; readonly role: Role } | null> {
      const former = await table.queryAll(ranges.formerMembers(workspaceId), { consistent: true });
      const item = former.find((one) => one['directoryId'] === directoryId);
      return item ? { userId: String(item['userId']), role: item['role'] as Role } : null;
    },

    /**
     * Offers the workspace to a member, with a letter and what the letter counts against, all or nothing. The offer
     * lies with the member and falls with the membership.
     */
    async offerOwnership<Limit extends Counted>(
      heir: Member,
      offer: OwnershipOffer,
      ownerId: string,
      { job, jobId }: Posting,
      limits: readonly Limit[],
      now: Date,
    ): Promise<{ outcome: 'offered' | 'changed' } | { outcome: 'limit'; limit: Limit }> {
      const writes = [
        ...memberChange(heir, { offer }, now),
        check(keys.workspace(heir.workspaceId), { equals: { ownerId } }),
        insert(jobItem(job, jobId, now)),
      ];
      const failed = await failedCondition(table, [...writes, ...limits.map(({ write }) => write)], 'changed');
      if (failed === null) return { outcome: 'offered' };
      const limit = limitBehind(limits, failed);
      return limit ? { outcome: 'limit', limit } : { outcome: 'changed' };
    },

    /** Takes an offer back, whoever of the two does not want it any more; false when the member changed meanwhile. */
    async dropOffer(heir: Member, now: Date): Promise<boolean> {
      return unlessChanged(table.transact(memberChange(heir, { offer: null }, now)));
    },

    /**
     * The heir becomes the owner and the owner a manager, all or nothing. `limit` is how many workspaces the heir may
     * own, null = as many as needed. Refused when either account is being deleted.
     */
    async handOver(
      owner: Member,
      heir: Member,
      limit: number | null,
      now: Date,
    ): Promise<'done' | 'limit' | 'changed'> {
      const failed = await failedCondition(
        table,
        [
          takeWorkspace(heir.userId, limit),
          passWorkspaceOn(owner.userId),
          update(
            keys.workspace(owner.workspaceId),
            { set: { ownerId: heir.userId, updatedAt: now.toISOString() }, add: { ownerTerm: 1 } },
            { equals: { ownerId: owner.userId } },
          ),
          // From here on they have the money as its owner; a right somebody gave them before would outlive that.
          ...roleChange(heir, OWNER_ROLE, now, { offer: null, financeAccess: NO_FINANCE }),
          ...roleChange(owner, MANAGER_ROLE, now),
        ],
        'changed',
      );
      return failed ?? 'done';
    },
  };
}
