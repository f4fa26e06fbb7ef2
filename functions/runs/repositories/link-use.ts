import { unlessChanged } from '#data/conditions.ts';
import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { update } from '#data/writes.ts';

/** How much a public link is used: respondents under a limit, submissions in a rush. */
export function createLinkUse(table: Table) {
  return {
    /** Respondents a limited link has taken. */
    async taken(runId: string): Promise<number> {
      return Number((await table.get(keys.linkUse(runId)))?.['taken'] ?? 0);
    },

    /** Wrong short codes that were tried from a bucket of sources in a window. */
    async wrongCodes({ window, bucket }: { window: number; bucket: string }): Promise<number> {
      return Number((await table.get(keys.wrongCodes(bucket, window)))?.['tried'] ?? 0);
    },

    /** Counts one more; false when there have been `limit` of them. Times are Unix seconds. */
    async countWrongCode(rate: { window: number; bucket: string; limit: number; ttl: number }): Promise<boolean> {
      const { window, bucket, limit, ttl } = rate;
      const counted = { add: { tried: 1 }, set: { type: 'wrong-codes', ttl } };
      return unlessChanged(table.write(update(keys.wrongCodes(bucket, window), counted, { below: { tried: limit } })));
    },

    /**
     * Counts so many submissions of a rush; false when its minute has had `limit` of them, which is a multiple of `step`.
     * Times are Unix seconds.
     */
    async countLinkRate(
      runId: string,
      {
        window,
        bucket,
        limit,
        step,
        ttl,
      }: { window: number; bucket: string; limit: number; step: number; ttl: number },
    ): Promise<boolean> {
      const counted = { add: { submissions: step }, set: { type: 'rush', ttl } };
      return unlessChanged(
        table.write(update(keys.linkRate(runId, window, bucket), counted, { below: { submissions: limit } })),
      );
    },
  };
}
