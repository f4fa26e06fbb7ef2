import { OVERTAKEN, untilNotOvertaken } from '#data/attempts.ts';
import { failedCondition } from '#data/conditions.ts';
import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { check, failsAs, insert, update } from '#data/writes.ts';

/** How many people have opened the results of runs; who they are stands in the access log, under aliases. */
export function createRunViewers(table: Table) {
  return {
    /** Counts somebody once. Not of a run that is gone: what belongs to one goes with it. */
    async add(runId: string, alias: string): Promise<void> {
      const key = keys.runViewers(runId);
      await untilNotOvertaken('The viewers of a run', async () => {
        const item = await table.get(key, { consistent: true });
        const viewers = (item?.['viewers'] ?? []) as string[];
        if (viewers.includes(alias)) return null;
        const set = { viewers: [...viewers, alias], count: viewers.length + 1 };
        const write = item
          ? update(key, { set }, { equals: { count: viewers.length } })
          : insert({ ...key, type: 'run-viewers', ...set });
        const runThere = failsAs('gone', check(keys.run(runId), { exists: true }));
        const failed = await failedCondition(table, [runThere, write], 'changed');
        return failed === 'changed' ? OVERTAKEN : null;
      });
    },

    /** How many people have opened the results of each of these runs. */
    async count(runIds: readonly string[]): Promise<Map<string, number>> {
      const items = await table.getMany(runIds.map(keys.runViewers));
      return new Map(runIds.map((id, index) => [id, Number(items[index]?.['count'] ?? 0)]));
    },
  };
}
