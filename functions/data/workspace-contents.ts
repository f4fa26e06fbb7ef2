import { unlessChanged } from './conditions.ts';
import { ranges, keys, type Key, type Range } from './keys.ts';
import { toMember, type Member } from './member.ts';
import { membershipKeys, type Place } from './membership.ts';
import type { Item, Table } from './table.ts';
import { remove, update, type Write } from './writes.ts';

const PAGE_SIZE = 100;

/** Everything under a workspace, for what concerns all of it; each may be done twice and picks up where it stopped. */
export function createWorkspaceContents(table: Table) {
  async function* pages(range: Range): AsyncGenerator<Item[]> {
    let cursor: string | null = null;
    do {
      const page = await table.query(range, { limit: PAGE_SIZE, cursor, consistent: true });
      yield page.items;
      cursor = page.cursor;
    } while (cursor);
  }

  /** An update of a copy; one that has gone meanwhile needs none. */
  async function ifThere(write: Write): Promise<void> {
    await unlessChanged(table.write(write));
  }

  return {
    /** Takes everybody out of a workspace that is gone: from here on each of them is told that there is none. */
    async dismissMembers(workspaceId: string): Promise<void> {
      for await (const items of pages(ranges.members(workspaceId))) {
        const members = items.map(toMember);
        // The member last: whoever comes after a failure finds by it what is left.
        await table.removeMany(members.flatMap((member) => membershipKeys(member).slice(1)));
        await table.removeMany(members.map(({ userId }) => keys.member(workspaceId, userId)));
      }
    },

    /** The polls of a workspace, so that each can be emptied before it is removed. */
    async *polls(workspaceId: string): AsyncGenerator<{ id: string; key: Key }> {
      for await (const items of pages(ranges.polls(workspaceId))) {
        for (const { id, pk, sk } of items) yield { id: String(id), key: { pk: String(pk), sk: String(sk) } };
      }
    },

    /** Removes a poll that has been emptied; the reference first, since the poll is what leads to it. */
    async removePoll({ id, key }: { id: string; key: Key }): Promise<void> {
      await table.write(remove(keys.pollRef(id)));
      await table.write(remove(key));
    },

    /** Removes whatever is left in the partitions of a workspace, of whatever kind. */
    async removeRest(workspaceId: string): Promise<void> {
      for (const range of ranges.partitionsOf(workspaceId)) {
        for await (const items of pages(range)) await table.removeMany(items as unknown as Key[]);
      }
    },

    /** The name in the lists of all members. */
    async renameMemberships(workspaceId: string, { name, description }: Place): Promise<void> {
      for await (const items of pages(ranges.members(workspaceId))) {
        for (const { userId } of items.map((item): Member => toMember(item))) {
          await ifThere(update(keys.membership(userId, workspaceId), { set: { name, description } }, { exists: true }));
        }
      }
    },

    /** The name on the public pages of a poll's runs. */
    async renameFrames(pollId: string, workspaceName: string): Promise<void> {
      for await (const items of pages(ranges.frameRefs(pollId))) {
        for (const { frameId } of items) {
          await ifThere(update(keys.frame(String(frameId)), { set: { workspaceName } }, { exists: true }));
        }
      }
    },
  };
}
