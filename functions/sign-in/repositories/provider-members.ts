import { failedCondition } from '#data/conditions.ts';
import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { check, failsAs } from '#data/writes.ts';
import {
  formerMailboxKey,
  joining,
  type NewMember,
  type Place,
} from '#functions/workspaces/repositories/membership.ts';

interface Entrance {
  readonly workspace: Place;
  /** How many members the plan leaves room for; null = as many as needed. */
  readonly seats: number | null;
  /** The invitation that the address may have: it is taken, not passed by. */
  readonly invitationId: string;
}

/** Members who come in by the provider of their company. */
export function createProviderMembers(table: Table) {
  return {
    /**
     * Makes whoever comes for the first time a member. Whoever has left or was taken out comes back by an invitation
     * alone, and whoever is invited comes by that, with the role they were invited for.
     */
    async join(
      member: NewMember,
      { workspace, seats, invitationId }: Entrance,
      now: Date,
    ): Promise<'joined' | 'former member' | 'invited' | 'workspace changed' | 'member'> {
      const { workspaceId, userId, email } = member;
      const expired = { below: { expires: seconds(now) } };
      const writes = [
        failsAs('former member', check(keys.formerMember(workspaceId, userId), { exists: false })),
        failsAs('former member', check(formerMailboxKey(workspaceId, email), { below: { ttl: seconds(now) } })),
        failsAs('invited', check(keys.invitation(workspaceId, invitationId), expired)),
        ...joining({ ...member, provedEmail: email }, workspace, seats, now),
      ];
      return (await failedCondition(table, writes, 'member')) ?? 'joined';
    },
  };
}
