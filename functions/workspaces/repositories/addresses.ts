import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { keys, ranges } from '#data/keys.ts';
import { unlessChanged } from '#data/conditions.ts';
import { toMember, type Member } from './member.ts';
import type { Table } from '#data/table.ts';
import { update } from '#data/writes.ts';

/** By which addresses people are in workspaces; for who knows people by theirs and nothing else of them. */
export function createAddresses(table: Table) {
  return {
    /** Whose they are; in lower case, with ASCII domains. */
    async ofMembers(workspaceId: string): Promise<ReadonlyMap<string, string>> {
      const range = ranges.memberAddresses(workspaceId);
      const items = await table.queryAll(range);
      return new Map(
        items.map(({ sk, userId }) => [withAsciiDomain(String(sk).slice(range.prefix.length)), String(userId)]),
      );
    },

    /** Fills in what is known of these members where nothing is said; what somebody has chosen stays. */
    async complete(
      workspaceId: string,
      known: ReadonlyMap<string, Pick<Member, 'team' | 'hiredOn'>>,
      now: Date,
    ): Promise<void> {
      const items = await table.getMany([...known.keys()].map((userId) => keys.member(workspaceId, userId)));
      for (const item of items) {
        if (!item) continue;
        const { userId, version, team, hiredOn } = toMember(item);
        const { team: ownTeam, hiredOn: ownDay } = known.get(userId)!;
        const missing = {
          ...(!team && ownTeam ? { team: ownTeam } : {}),
          ...(!hiredOn && ownDay ? { hiredOn: ownDay } : {}),
        };
        if (Object.keys(missing).length === 0) continue;
        const set = { ...missing, updatedAt: now.toISOString() };
        // Who has changed or left at this very moment keeps what they have.
        await unlessChanged(
          table.write(update(keys.member(workspaceId, userId), { set }, { exists: true, equals: { version } })),
        );
      }
    },
  };
}
