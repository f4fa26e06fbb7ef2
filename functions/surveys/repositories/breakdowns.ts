import { pack, unpack } from '#functions/analysis/repositories/analysis-items.ts';
import { unlessChanged } from '#data/conditions.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import { pagesOf } from '#data/pages.ts';
import { toCopy } from '#functions/runs/repositories/released.ts';
import { toResponse, type Response } from '#functions/runs/repositories/responses.ts';
import type { Item, Table } from '#data/table.ts';
import type { StoredBreakdown } from './survey-breakdown.ts';
import { check, insert } from '#data/writes.ts';

/** Comparing the respondents of a survey, once, when all of its answers that will ever be shown are. */
export function createBreakdowns(table: Table) {
  return {
    /** Whether the respondents were compared already. */
    async has(runId: string): Promise<boolean> {
      return (await table.get(keys.breakdown(runId), { consistent: true })) !== null;
    },

    /**
     * What is shown of each respondent, with what they are compared by, page by page: what they said is as it was
     * released, their attributes lie with the answers.
     */
    async *rows({ id: runId, resultsVisibility }: Run): AsyncGenerator<Response[]> {
      if (resultsVisibility === 'live') {
        for await (const items of pagesOf(table, ranges.responses(runId))) yield items.map(toResponse);
        return;
      }
      for await (const items of pagesOf(table, ranges.released(runId))) {
        const copies = items.map(toCopy);
        const places = copies.map(({ key }) => keys.response(runId, key));
        const found = await table.getMany(places, { consistent: true });
        yield copies.map((copy, index) => ({ ...(found[index] ? toResponse(found[index]) : {}), ...copy }));
      }
    },

    /** Writes the comparison down, null where there are too few to compare; the first one stays, and none without its survey. */
    async save(runId: string, breakdown: StoredBreakdown | null): Promise<void> {
      const item = insert(breakdownItem(runId, breakdown));
      await unlessChanged(table.transact([check(keys.run(runId), { exists: true }), item]));
    },
  };
}

/** A comparison as it is stored. */
export function breakdownItem(runId: string, breakdown: StoredBreakdown | null): Item & Key {
  return { ...keys.breakdown(runId), type: 'breakdown', content: pack(breakdown) };
}

/** The comparison behind a stored item; null where there were too few to compare. */
export function toBreakdown(item: Item): StoredBreakdown | null {
  return unpack(item['content']) as StoredBreakdown | null;
}
