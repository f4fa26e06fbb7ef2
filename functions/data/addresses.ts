import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { keys, ranges } from './keys.ts';
import { unlessChanged } from './conditions.ts';
import { toMember } from './member.ts';
import type { Table } from './table.ts';
import { update } from './writes.ts';

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

    /** Puts those of these members who are in no team into theirs; a team that somebody has chosen stays. */
    async giveTeams(workspaceId: string, teams: ReadonlyMap<string, string>, now: Date): Promise<void> {
      const items = await table.getMany([...teams.keys()].map((userId) => keys.member(workspaceId, userId)));
      for (const item of items) {
        if (!item || item['team']) continue;
        const { userId, version } = toMember(item);
        const set = { team: teams.get(userId), updatedAt: now.toISOString() };
        // Who has changed or left at this very moment keeps what they have.
        await unlessChanged(
          table.write(update(keys.member(workspaceId, userId), { set }, { exists: true, equals: { version } })),
        );
      }
    },
  };
}
