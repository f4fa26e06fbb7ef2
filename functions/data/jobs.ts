import { seconds } from '#shared/rules/seconds.ts';
import { unlessChanged } from './conditions.ts';
import { keys, type Key } from './keys.ts';
import type { Item, Table } from './table.ts';
import { insert, remove, update } from './writes.ts';

/** Finished jobs are kept this long for whoever looks into an incident. */
const KEEP_FINISHED_SECONDS = 30 * 24 * 60 * 60;

/** What the worker does to the table; it may touch what requests may not. */
export function createJobs(table: Table) {
  return {
    /** The job, while it waits to be done; null afterwards. */
    async findPending({ pk, sk }: Key): Promise<(Item & Key) | null> {
      const item = await table.get({ pk, sk }, { consistent: true });
      return item && item['finishedAt'] === undefined ? { ...item, pk, sk } : null;
    },

    async finish(key: Key, now: Date): Promise<void> {
      const ttl = seconds(now) + KEEP_FINISHED_SECONDS;
      await table.write(update(key, { set: { finishedAt: now.toISOString(), ttl } }));
    },

    /**
     * Writes a job that was given up as a new one of the same queue: only what is new reaches the worker. Both in
     * one transaction, so that it is never lost and never twice. Null when there is no such job, or it is done.
     */
    async retry(key: Key, jobId: string, now: Date): Promise<Key | null> {
      const item = await table.get(key, { consistent: true });
      if (item?.['type'] !== 'job' || item['finishedAt'] !== undefined) return null;
      const fresh = { pk: key.pk, sk: keys.job('', jobId).sk };
      // A letter begins anew: how often it was tried, and that it was being handed over, is of the one given up.
      const { begun: _, begunBy: __, attempts: ___, repeated: ____, ...kept } = item;
      const anew = insert({ ...kept, ...fresh, jobId, createdAt: now.toISOString() });
      return (await unlessChanged(table.transact([remove(key, { exists: true }), anew]))) ? fresh : null;
    },

    /** Takes a finished job away for good. */
    async forget(key: Key): Promise<void> {
      await table.write(remove(key));
    },
  };
}
