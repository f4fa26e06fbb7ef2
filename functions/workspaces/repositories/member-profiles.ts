import type { Role } from '#shared/rules/roles.ts';
import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { put, remove, update, type Write } from '#data/writes.ts';
import type { Language } from '#shared/rules/languages.ts';

/** What every workspace of a person copies of their account. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language | null;
}

/** Somebody's place in a workspace, as it stands in their own list. */
export interface OwnMembership {
  readonly workspaceId: string;
  readonly workspace: string;
  readonly role: Role;
  readonly since: string | null;
}

/**
 * Up to so many workspaces are brought up to date in the transaction of the change itself: three writes each, of the
 * hundred that a transaction may have. More are left to a job.
 */
export const PROFILES_AT_ONCE = 20;

/** The copies of a person in their workspaces. */
export function createMemberProfiles(table: Table) {
  async function membershipsOf(userId: string): Promise<OwnMembership[]> {
    const items = await table.queryAll(ranges.memberships(userId), { consistent: true });
    return items.map((item) => ({
      workspaceId: String(item['id']),
      workspace: String(item['name']),
      role: item['role'] as Role,
      since: typeof item['createdAt'] === 'string' ? item['createdAt'] : null,
    }));
  }

  return {
    /** Every workspace the person is in at this moment. */
    membershipsOf,

    /** Brings all copies up to date, one workspace after another; done again, it changes nothing. */
    async refresh(userId: string, person: Person, previousEmail: string, now: Date): Promise<void> {
      for (const { workspaceId } of await membershipsOf(userId)) {
        // Where they have left meanwhile there is nothing to bring up to date.
        await unlessChanged(table.transact(memberProfileWrites(workspaceId, userId, person, previousEmail, now)));
      }
    },
  };
}

/** The copies in one workspace; refused when the person is not a member of it any more. */
export function memberProfileWrites(
  workspaceId: string,
  userId: string,
  { firstName, lastName, email, language }: Person,
  previousEmail: string,
  now: Date,
): Write[] {
  const moves = email !== previousEmail;
  return [
    update(
      keys.member(workspaceId, userId),
      {
        set: { firstName, lastName, email, language, updatedAt: now.toISOString() },
        // Whoever read the member by the old address must not take that address away later.
        ...(moves ? { add: { version: 1 } } : {}),
      },
      { exists: true },
    ),
    ...(moves
      ? [
          remove(keys.memberAddress(workspaceId, previousEmail)),
          put({ ...keys.memberAddress(workspaceId, email), type: 'member-address', userId }),
        ]
      : []),
  ];
}
