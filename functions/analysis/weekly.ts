import type { Repositories } from '#data/repositories.ts';
import type { KeptMetric } from './kept.ts';
import { addDays, moscowDay, type Day } from '#shared/rules/working-days.ts';

const WEEK = 7;
/** So many weeks before a step say what was usual, so many since it how it is. */
const WEEKS = 12;

/** What was measured of the workload around a step, once a week: the newest of each, the oldest week first. */
export async function weeksAround(
  { analyses }: Pick<Repositories, 'analyses'>,
  workspaceId: string,
  { startedOn, today }: { readonly startedOn: Day; readonly today: Day },
): Promise<{ readonly at: string; readonly day: Day; readonly metrics: readonly KeptMetric[] }[]> {
  const back = (last: Day, notBefore: Day) =>
    Array.from({ length: WEEKS }, (_, week) => addDays(last, -WEEK * week))
      .filter((to) => to >= notBefore)
      .map((to) => {
        const from = addDays(to, 1 - WEEK);
        return { from: from < notBefore ? notBefore : from, to };
      });
  const eve = addDays(startedOn, -1);
  const weeks = [...back(eve, addDays(eve, 1 - WEEK * WEEKS)), ...back(today, startedOn)];
  const measured = await Promise.all(
    weeks.map(({ from, to }) => analyses.workloadMeasuredBetween(workspaceId, from, to)),
  );
  return measured
    .flatMap((one) => (one ? [{ at: one.at, day: moscowDay(new Date(one.at)), metrics: one.metrics }] : []))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
