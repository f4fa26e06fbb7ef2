import { ranges } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { toRequest, type DataRequest } from './data-requests.ts';

/** What a person has asked companies about their data, for themselves. */
export function createOwnRequests(table: Table) {
  return {
    /** In all the workspaces they are or have been in, the newest first. */
    async ownOf(userId: string): Promise<DataRequest[]> {
      const [places, left] = await Promise.all([
        table.queryAll(ranges.memberships(userId), { consistent: true }),
        table.queryAll(ranges.formerMemberships(userId), { consistent: true }),
      ]);
      const ids = [...places.map(({ id }) => String(id)), ...left.map(({ workspaceId }) => String(workspaceId))];
      const found = await Promise.all([...new Set(ids)].map((id) => table.queryAll(ranges.dataRequests(id))));
      return found
        .flat()
        .map(toRequest)
        .filter(({ memberId }) => memberId === userId)
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    },
  };
}
