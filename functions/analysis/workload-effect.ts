import { addDays } from '#shared/rules/working-days.ts';
import { sum } from '#shared/rules/sum.ts';
import { inWords } from '#shared/text/said.ts';
import { effectText } from '#text/analysis/effect.ts';
import { workloadSaid } from '#text/analysis/workload-said.ts';
import type { KeptMetric } from './kept.ts';
import { ALIKE, changeOf, less, shareReading, tooFewBefore, type Reading } from './change.ts';
import type { Observation, Observed } from './effect.ts';

/** How the figures of the workload were on a day. */
export interface MeasuredOn {
  readonly day: string;
  readonly metrics: readonly KeptMetric[];
}

/** From so many days on a change of how people work can show in their tasks. */
export const DAYS_UNTIL_EFFECT = 28;
/** About so many tasks are one person's, and late together. */
const TASKS_TOGETHER = 5;

/**
 * The figure of the workload that an initiative is to lower: the mean of the weeks since it could show against the mean
 * of those before it, one measurement a week, the oldest first. That of a team is held against the rest of the company
 * in the same weeks.
 */
export function workloadObserved(
  key: string,
  { startedOn, today }: { readonly startedOn: string; readonly today: string },
  weeks: readonly MeasuredOn[],
): Observed {
  const first = addDays(startedOn, DAYS_UNTIL_EFFECT);
  const known = weeks.filter((week) => metricOf(week, key));
  const before = known.filter(({ day }) => day < startedOn);
  const after = known.filter(({ day }) => day >= first);
  return {
    label: inWords(workloadSaid, metricOf(known.at(-1), key)?.label ?? key),
    before: meanOver(before, key),
    after: meanOver(after, key),
    early: today < first ? effectText.comparedAfter(first) : tooFewBefore(before.length, 'measurements'),
    ...changeOfMetric(key, before, after),
  };
}

/** How a figure has changed from some measurements to others; of a team less what the others have changed by. */
export function changeOfMetric(key: string, before: readonly MeasuredOn[], after: readonly MeasuredOn[]) {
  const compared = [...before, ...after].every((week) => othersOf(week, key) !== null);
  const read = (week: MeasuredOn): Reading => {
    const { count, of } = metricOf(week, key)!;
    const own = shareReading(count, of, TASKS_TOGETHER);
    const others = compared ? othersOf(week, key) : null;
    return others ? less(own, shareReading(others.count, others.of, TASKS_TOGETHER)) : own;
  };
  return { change: changeOf(before.map(read), after.map(read), ALIKE.weeks), compared };
}

/** What the rest of the company has of it: the company's figure less that of the team; null where there is no rest. */
function othersOf(week: MeasuredOn, key: string): { count: number; of: number } | null {
  const [trait, ...team] = key.split(':');
  if (team.length === 0) return null;
  const [own, all] = [metricOf(week, key), metricOf(week, trait!)];
  if (!own || !all || all.of <= own.of || all.count < own.count) return null;
  return { count: all.count - own.count, of: all.of - own.of };
}

function meanOver(weeks: readonly MeasuredOn[], key: string): Observation | null {
  const metrics = weeks.flatMap((week) => metricOf(week, key) ?? []);
  const mean = (of: (metric: KeptMetric) => number) => sum(metrics.map(of)) / metrics.length;
  if (metrics.length === 0) return null;
  return {
    count: Math.round(mean(({ count }) => count)),
    of: Math.round(mean(({ of }) => of)),
    from: weeks[0]!.day,
    to: weeks.at(-1)!.day,
    value: mean(({ count, of }) => (of === 0 ? 0 : count / of)),
  };
}

function metricOf(measured: MeasuredOn | undefined, key: string): KeptMetric | undefined {
  return measured?.metrics.find((one) => one.key === key);
}
