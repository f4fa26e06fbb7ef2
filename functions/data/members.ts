import type { Role } from '#shared/models/workspace.ts';
import { keys, ranges } from './keys.ts';
import { joining, leaving, roleChange, type NewMember, type Place } from './membership.ts';
import { storedSpellings } from './stored-spellings.ts';
import { ConditionFailed, type Item, type Table } from './table.ts';
import { giveWorkspaceBack, takeWorkspace } from './usage.ts';
import { update, type Write } from './writes.ts';

/** A person in a workspace, with the names they had when last copied from their account. */
export interface Member {
  readonly workspaceId: string;
  readonly userId: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly version: number;
}

/** People of a workspace. */
export function createMembers(table: Table) {
  /** Null when all was written, else which write was refused first. */
  async function failedWrite(writes: readonly Write[]): Promise<number | null> {
    try {
      await table.transact(writes);
      return null;
    } catch (error) {
      if (error instanceof ConditionFailed) return error.index;
      throw error;
    }
  }

  async function unlessChanged(writes: readonly Write[]): Promise<boolean> {
    return (await failedWrite(writes)) === null;
  }

  /** Leads from an address to the member, also from one that was stored with another spelling of its domain. */
  async function addressItem(workspaceId: string, email: string): Promise<Item | null> {
    for (const spelling of storedSpellings(email)) {
      const item = await table.get(keys.memberAddress(workspaceId, spelling), { consistent: true });
      if (item) return item;
    }
    return null;
  }

  return {
    /** One page of the workspace's people, in the order of their ids. */
    async list(
      workspaceId: string,
      options: { limit?: number; cursor?: string | null } = {},
    ): Promise<{ members: Member[]; cursor: string | null }> {
      const { items, cursor } = await table.query(ranges.members(workspaceId), options);
      return { members: items.map(toMember), cursor };
    },

    /** Whether somebody with this address, in lower case, is a member. */
    async hasAddress(workspaceId: string, email: string): Promise<boolean> {
      return (await addressItem(workspaceId, email)) !== null;
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
      return unlessChanged(joining(member, workspace, null, now));
    },

    /** Another role, counted from the next request on; false when the member changed meanwhile. */
    async setRole(member: Member, role: Role, now: Date): Promise<boolean> {
      return unlessChanged(roleChange(member, role, now));
    },

    /** Takes somebody out; false when the member or the workspace changed meanwhile. */
    async remove(member: Member): Promise<boolean> {
      return unlessChanged(leaving(member));
    },

    /**
     * The heir becomes the owner and the owner a manager, all or nothing. `limit` is how many workspaces the heir may
     * own, null = as many as needed.
     */
    async handOver(
      owner: Member,
      heir: Member,
      limit: number | null,
      now: Date,
    ): Promise<'done' | 'limit' | 'changed'> {
      const failed = await failedWrite([
        takeWorkspace(heir.userId, limit),
        giveWorkspaceBack(owner.userId),
        update(
          keys.workspace(owner.workspaceId),
          { set: { ownerId: heir.userId, updatedAt: now.toISOString() } },
          { equals: { ownerId: owner.userId } },
        ),
        ...roleChange(heir, 'владелец', now),
        ...roleChange(owner, 'руководитель', now),
      ]);
      if (failed === null) return 'done';
      return failed === 0 ? 'limit' : 'changed';
    },
  };
}

/** The member behind a stored item. */
export function toMember(item: Item): Member {
  return {
    workspaceId: String(item['workspaceId']),
    userId: String(item['userId']),
    role: item['role'] as Role,
    firstName: String(item['firstName']),
    lastName: String(item['lastName']),
    email: String(item['email']),
    version: Number(item['version'] ?? 1),
  };
}
