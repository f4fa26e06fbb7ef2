import type { Dimension } from '#shared/rules/surveys.ts';
import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { put, type Write } from '#data/writes.ts';

/** How many of the members a survey asks are in each group, by what they are compared; as its publication settled. */
export type GroupsAsked = Readonly<Partial<Record<Dimension, readonly GroupAsked[]>>>;

export interface GroupAsked {
  readonly name: string;
  readonly people: number;
}

/** The groups of members that surveys ask. */
export function createGroupsAsked(table: Table) {
  return {
    async of(runId: string): Promise<GroupsAsked> {
      const item = await table.get(keys.groupsAsked(runId), { consistent: true });
      return (item?.['groups'] as GroupsAsked | undefined) ?? {};
    },
  };
}

/** What it takes to write down which groups a survey asks. */
export function groupsAskedWrite(runId: string, groups: GroupsAsked): Write {
  return put({ ...keys.groupsAsked(runId), type: 'groups-asked', groups });
}
