import { createHash } from 'node:crypto';
import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { put, remove, type Write } from '#data/writes.ts';

const HASH_BYTES = 16;

/**
 * Stands for a member in the audience of one run. One way, so that the run names nobody whose account is deleted and
 * whoever left is simply passed over.
 */
function hashOf(runId: string, userId: string): string {
  return createHash('sha256')
    .update(`audience/${runId}/${userId}`)
    .digest()
    .subarray(0, HASH_BYTES)
    .toString('base64url');
}

/** Which members a run asks, where it does not ask all. It lies apart from the run, which every respondent reads. */
export function createAudiences(table: Table) {
  return {
    /** Tells whether a member is asked by a run of which not all are. */
    async of(runId: string): Promise<(userId: string) => boolean> {
      const item = await table.get(keys.audience(runId), { consistent: true });
      const hashes = new Set((item?.['members'] as readonly string[] | undefined) ?? []);
      return (userId) => hashes.has(hashOf(runId, userId));
    },

    /** Those of these runs, of which none asks everybody, that ask a member. */
    async asking(runIds: readonly string[], userId: string): Promise<ReadonlySet<string>> {
      const items = await table.getMany(runIds.map((runId) => keys.audience(runId)));
      const asks = (runId: string, index: number): boolean =>
        ((items[index]?.['members'] as readonly string[] | undefined) ?? []).includes(hashOf(runId, userId));
      return new Set(runIds.filter(asks));
    },

    /** What it takes that these members are asked besides; the run it is of is to be changed with it, under its version. */
    async addition(runId: string, userIds: readonly string[]): Promise<Write> {
      const item = await table.get(keys.audience(runId), { consistent: true });
      return audienceOf(runId, [
        ...((item?.['members'] as readonly string[] | undefined) ?? []),
        ...userIds.map((userId) => hashOf(runId, userId)),
      ]);
    },
  };
}

/** What it takes to write down whom a run asks; null for all. */
export function audienceWrite(runId: string, userIds: readonly string[] | null): Write {
  if (userIds === null) return remove(keys.audience(runId));
  return audienceOf(
    runId,
    userIds.map((userId) => hashOf(runId, userId)),
  );
}

/** By their hashes, so that their order tells nothing. */
function audienceOf(runId: string, hashes: readonly string[]): Write {
  return put({ ...keys.audience(runId), type: 'audience', members: hashes.toSorted() });
}
