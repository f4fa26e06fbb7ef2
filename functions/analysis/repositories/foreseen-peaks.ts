import type { ForeseenPeak } from '../workload/data.ts';
import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { check, insert, update } from '#data/writes.ts';
import { seconds } from '#shared/rules/seconds.ts';

/** Somewhat more than a year, as long as measurements are kept. */
const KEEP_SECONDS = 400 * 86_400;

/** Peaks of deadlines that analyses of workload have foreseen, to be compared with what came. */
export function createForeseenPeaks(table: Table) {
  return {
    /** All that are kept, the oldest first. */
    async list(workspaceId: string): Promise<ForeseenPeak[]> {
      return (await table.queryAll(ranges.foreseenPeaks(workspaceId))).map(toPeak);
    },

    /** Keeps what was first said of a day; false where there is something, or the workspace is gone. */
    async keep(workspaceId: string, peak: ForeseenPeak, now: Date): Promise<boolean> {
      const item = { ...keys.foreseenPeak(workspaceId, peak.first), type: 'foreseen-peak', ...peak };
      const there = check(keys.workspace(workspaceId), { exists: true });
      return unlessChanged(table.transact([there, insert({ ...item, ttl: seconds(now) + KEEP_SECONDS })]));
    },

    /** Notes what came of one that is over, once: later its tasks may have other days. */
    async settle(workspaceId: string, { first, came }: ForeseenPeak): Promise<boolean> {
      const unsettled = { exists: true, equals: { came: null } };
      return unlessChanged(table.write(update(keys.foreseenPeak(workspaceId, first), { set: { came } }, unsettled)));
    },
  };
}

function toPeak(item: Item): ForeseenPeak {
  return {
    first: String(item['first']),
    last: String(item['last']),
    least: Number(item['least']),
    came: typeof item['came'] === 'number' ? item['came'] : null,
  };
}
