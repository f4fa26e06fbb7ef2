import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import { toMember, type Member } from './member.ts';
import type { FactorRule } from '#shared/rules/second-factor.ts';
import { membershipKeys, type Place } from './membership.ts';
import { pagesOf } from '#data/pages.ts';
import type { Table } from '#data/table.ts';
import { update, type Write } from '#data/writes.ts';

/** Everything under a workspace, for what concerns all of it; each may be done twice and picks up where it stopped. */
export function createWorkspaceContents(table: Table) {
  /** An update of a copy; one that has gone meanwhile needs none. */
  async function ifThere(write: Write): Promise<void> {
    await unlessChanged(table.write(write));
  }

  return {
    /** Takes everybody out of a workspace that is gone: from here on each of them is told that there is none. */
    async dismissMembers(workspaceId: string): Promise<void> {
      for await (const items of pagesOf(table, ranges.members(workspaceId))) {
        const members = items.map(toMember);
        // The member last: whoever comes after a failure finds by it what is left.
        await table.removeMany(members.flatMap((member) => membershipKeys(member).slice(1)));
        await table.removeMany(members.map(({ userId }) => keys.member(workspaceId, userId)));
      }
    },

    /**
     * Puts the open runs of a workspace that is gone out of reach, as those of a deleted poll are: whoever answers reads
     * the run alone, by link, by code or at a kiosk.
     */
    async closeRuns(workspaceId: string): Promise<void> {
      const closed = { set: { published: false }, add: { version: 1 } };
      for await (const items of pagesOf(table, ranges.openRuns(workspaceId))) {
        const runs = items.map(({ runId }) => keys.run(String(runId)));
        await Promise.all(runs.map((key) => ifThere(update(key, closed, { equals: { published: true } }))));
      }
    },

    /** The ids of the polls and surveys of a workspace: whatever has runs. */
    async *pollIds(workspaceId: string): AsyncGenerator<string> {
      for (const range of [ranges.polls(workspaceId), ranges.surveys(workspaceId)]) {
        for await (const items of pagesOf(table, range)) yield* items.map(({ id }) => String(id));
      }
    },

    /** The titles of these polls, of those that are in this workspace. */
    async pollTitles(workspaceId: string, pollIds: readonly string[]): Promise<Map<string, string>> {
      const refs = await table.getMany(pollIds.map((id) => keys.pollRef(id)));
      const places = refs.flatMap((ref, index) =>
        ref ? [keys.poll(workspaceId, String(ref['createdAt']), pollIds[index]!)] : [],
      );
      const items = await table.getMany(places);
      return new Map(items.filter((item) => item !== null).map(({ id, title }) => [String(id), String(title)]));
    },

    /** The name in the lists of all members. */
    async renameMemberships(workspaceId: string, { name, description }: Place): Promise<void> {
      for await (const items of pagesOf(table, ranges.members(workspaceId))) {
        for (const { userId } of items.map((item): Member => toMember(item))) {
          await ifThere(update(keys.membership(userId, workspaceId), { set: { name, description } }, { exists: true }));
        }
      }
    },

    /** The demand of a second factor with every member, whom it is asked of when they come. */
    async copyFactorRule(workspaceId: string, factorRule: FactorRule | null): Promise<void> {
      for await (const items of pagesOf(table, ranges.members(workspaceId))) {
        for (const { userId } of items.map((item): Member => toMember(item))) {
          await ifThere(update(keys.member(workspaceId, userId), { set: { factorRule } }, { exists: true }));
        }
      }
    },

    /** The name on the public pages of a poll's runs. */
    async renameRuns(pollId: string, workspaceName: string): Promise<void> {
      for await (const items of pagesOf(table, ranges.runRefs(pollId))) {
        for (const { runId } of items) {
          await ifThere(update(keys.run(String(runId)), { set: { workspaceName } }, { exists: true }));
        }
      }
    },
  };
}
