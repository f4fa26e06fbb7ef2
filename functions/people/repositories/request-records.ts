import { ranges } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { toRequest, type DataRequest } from './data-request.ts';

/** Requests about personal data, for whoever reads them alone: an archive, an export. */
export function createRequestRecords(table: Table) {
  const listOf = async (workspaceId: string): Promise<DataRequest[]> =>
    (await table.queryAll(ranges.dataRequests(workspaceId))).map(toRequest);

  return {
    /** All of a workspace, in no order that means anything. */
    listOf,

    /** What a person has asked in all the workspaces they are or have been in, the newest first. */
    async ownOf(userId: string): Promise<DataRequest[]> {
      const [places, left] = await Promise.all([
        table.queryAll(ranges.memberships(userId), { consistent: true }),
        table.queryAll(ranges.formerMemberships(userId), { consistent: true }),
      ]);
      const ids = [...places.map(({ id }) => String(id)), ...left.map(({ workspaceId }) => String(workspaceId))];
      const found = await Promise.all([...new Set(ids)].map(listOf));
      return found
        .flat()
        .filter(({ memberId }) => memberId === userId)
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    },
  };
}
