import type { Role } from '#shared/models/workspace.ts';
import { keys, ranges, type Key } from './keys.ts';
import type { Item, Table } from './table.ts';

/** A person in a workspace, with the names they had when last copied from their account. */
export interface Member {
  readonly workspaceId: string;
  readonly userId: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** People of a workspace. */
export function createMembers(table: Table) {
  return {
    /** Everyone in the workspace, in the order of their ids. */
    async list(workspaceId: string): Promise<Member[]> {
      return (await table.queryAll(ranges.members(workspaceId))).map(toMember);
    },
  };
}

/** The stored form of a member. */
export function memberItem(member: Member, now: Date): Item & Key {
  const createdAt = now.toISOString();
  return {
    ...keys.member(member.workspaceId, member.userId),
    type: 'member',
    ...member,
    createdAt,
    updatedAt: createdAt,
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
  };
}
