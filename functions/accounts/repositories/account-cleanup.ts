import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { keys, ranges, type Key, type Range } from '#data/keys.ts';
import { toMember } from '#functions/workspaces/repositories/member.ts';
import { leaving, membershipKeys } from '#functions/workspaces/repositories/membership.ts';
import { pagesOf } from '#data/pages.ts';
import type { Item, Table } from '#data/table.ts';
import { createTranslations } from '#functions/translations/repositories/translations.ts';
import { spokenOf } from '#functions/translations/spoken.ts';
import { remove, update } from '#data/writes.ts';
import { OVERTAKEN, untilNotOvertaken } from '#data/attempts.ts';

/**
 * What outlives a person in the workspaces of others and names them by their id: where it lies and in which attributes.
 * Once the account is gone, the attribute is null; of a list the person is no part any more. What they have made for
 * themselves, or what says of them alone, goes with them (`takes`).
 */
const NAMING: readonly Naming[] = [
  { range: ranges.members, attributes: ['managerId'], lists: [] },
  { range: ranges.personJoins, attributes: ['memberId'], lists: [] },
  { range: ranges.dataRequests, attributes: ['memberId'], lists: [], besides: { name: null, wish: null } },
  { range: ranges.notes, attributes: [], lists: ['sharedWith'], takes: ['authorId', 'memberId'] },
  { range: ranges.noteCounts, attributes: [], lists: [], takes: ['authorId', 'memberId'] },
  { range: ranges.invitations, attributes: ['invitedBy'], lists: [] },
  { range: ranges.apiKeys, attributes: ['makerId'], lists: [] },
  { range: ranges.joinLink, attributes: ['createdBy'], lists: [] },
  { range: ranges.financeDatasets, attributes: ['importedBy', 'previousBy', 'changedBy'], lists: [] },
  { range: ranges.packPlan, attributes: ['setBy'], lists: ['readers'] },
  { range: ranges.offerRequests, attributes: ['requestedBy'], lists: [] },
  { range: ranges.money, attributes: ['changedBy'], lists: [] },
  { range: ranges.rules, attributes: ['changedBy', 'responsibleId'], lists: [] },
  { range: ranges.ruleLog, attributes: ['personId'], lists: [] },
  { range: ranges.polls, attributes: ['importedBy'], lists: [] },
  { range: ranges.surveys, attributes: ['createdBy'], lists: ['selectedUsers'] },
  { range: ranges.webhooks, attributes: ['createdBy'], lists: [] },
  { range: ranges.webhookEvents, attributes: ['memberId'], lists: [] },
  // What is not in the access log yet comes into it under an alias of nobody: so before the aliases.
  { range: ranges.accessMarks, attributes: ['userId', 'ofMember'], lists: [] },
  { range: ranges.accessAliases, attributes: [], lists: [], takes: ['accountId'] },
];

interface Naming {
  readonly range: (workspaceId: string) => Range;
  readonly attributes: readonly string[];
  readonly lists: readonly string[];
  readonly takes?: readonly string[];
  /** What goes together with the attribute: it is of the same person. */
  readonly besides?: Item;
}

/** What a deleted account leaves behind in workspaces; each may be done twice. */
export function createAccountCleanup(table: Table) {
  const translations = createTranslations(table);

  /** Takes somebody out of a list of people, in the next version of what holds it: it may be on its way to be changed. */
  async function takeOut(key: Key, item: Item | null, list: string, userId: string): Promise<void> {
    let read = item;
    await untilNotOvertaken('What names the person', async () => {
      const people = (read?.[list] ?? []) as readonly string[];
      if (!read || !people.includes(userId)) return null;
      const change = { set: { [list]: people.filter((one) => one !== userId) }, add: { version: 1 } };
      const asRead = { equals: { version: read['version'] } };
      if (await unlessChanged(table.write(update(key, change, asRead)))) return null;
      read = await table.get(key, { consistent: true });
      return OVERTAKEN;
    });
  }

  return {
    /** Takes somebody's id out of what stays in a workspace. */
    async forgetIn(workspaceId: string, userId: string): Promise<void> {
      for (const { range, attributes, lists, takes = [], besides } of NAMING) {
        for await (const items of pagesOf(table, range(workspaceId))) {
          for (const item of items) {
            const { pk, sk } = item as unknown as Key;
            if (takes.some((one) => item[one] === userId)) {
              await table.write(remove({ pk, sk }));
              continue;
            }
            for (const attribute of attributes.filter((one) => item[one] === userId)) {
              // What has changed meanwhile names somebody else, or is gone.
              const named = { equals: { [attribute]: userId } };
              await unlessChanged(table.write(update({ pk, sk }, { set: { [attribute]: null, ...besides } }, named)));
            }
            for (const list of lists) await takeOut({ pk, sk }, item, list, userId);
          }
        }
      }
      // Translations lie with their polls and surveys, and name whoever has checked them.
      for (const range of [ranges.polls, ranges.surveys]) {
        for await (const items of pagesOf(table, range(workspaceId))) {
          for (const item of items)
            await translations.forgetChecker({ id: String(item['id']), ...spokenOf(item) }, userId);
        }
      }
    },

    /** The workspaces somebody has left; what they wrote there names them. */
    async formerWorkspaces(userId: string): Promise<string[]> {
      const items = await table.queryAll(ranges.formerMemberships(userId), { consistent: true });
      return items.map((item) => String(item['workspaceId']));
    },

    /**
     * From here on nobody in the workspace knows the person: what the stream reports of them a moment later is written
     * down without their name (tasks/repositories/task-events.ts).
     */
    async forgetMember(workspaceId: string, userId: string): Promise<void> {
      await table.write(remove(keys.formerMember(workspaceId, userId)));
    },

    /** Nothing there names the person any more. The last step: what leads to a workspace goes after what lies in it. */
    async forgetPlace(userId: string, workspaceId: string): Promise<void> {
      await table.write(remove(keys.formerMembership(userId, workspaceId)));
    },

    /** Takes somebody out of a workspace, whether or not it is still there. */
    async leave(userId: string, workspaceId: string, now: Date): Promise<void> {
      await untilNotOvertaken('The member', async () => {
        const item = await table.get(keys.member(workspaceId, userId), { consistent: true });
        // The membership is what leads here: it goes last, or with the rest.
        if (!item) return table.write(remove(keys.membership(userId, workspaceId)));
        const failed = await failedCondition(table, leaving(toMember(item), now), 'member changed');
        // No workspace to count in any more: only the items of the membership are left.
        if (failed === 'workspace gone') return table.removeMany(membershipKeys(toMember(item)));
        return failed === null ? null : OVERTAKEN;
      });
    },
  };
}
