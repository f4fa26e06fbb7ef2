import type { Item } from '#functions/analysis/workload/work.ts';
import { sum } from '#shared/rules/sum.ts';
import { points, type FactorScore } from './factor.ts';

const DAY_MS = 86_400_000;
/** A task that has just become late counts for half, one that is two weeks late or more in full. */
const LATE_AT_ONCE = 0.5;
const LATE_IN_FULL_DAYS = 14;
/** An urgent task counts as so many. */
const URGENT_WEIGHT = 2;
/** So large a share of what is open means 100 points. */
const FULL_SHARE = 1 / 3;
/** So many tasks in time are added for everybody: one late task of two does not yet make a load. */
const ADDED_IN_TIME = 2;

/**
 * The weighted share of what is late: 300 × Σ w·l ÷ (Σ w + 2) over the open tasks, at most 100; w is 2 for an urgent task
 * and 1 for any other, l grows from 0.5 to 1 over the first two weeks of being late. A task without deadline
 * cannot be late; the upper bound takes each of them as late in full.
 */
export function overdueScore(open: readonly Item[], now: number): FactorScore {
  const all = sum(open.map(weightOf)) + ADDED_IN_TIME;
  const late = sum(open.map((item) => weightOf(item) * latenessOf(item, now)));
  const unknown = sum(open.filter(({ deadline }) => deadline === null).map(weightOf));
  const scoreOf = (weight: number) => points((100 * weight) / all / FULL_SHARE);
  return { value: scoreOf(late), low: scoreOf(late), high: scoreOf(late + unknown) };
}

function weightOf({ task }: Item): number {
  return task.urgent ? URGENT_WEIGHT : 1;
}

function latenessOf({ task, deadline }: Item, now: number): number {
  if (!task.overdue || deadline === null) return 0;
  const days = Math.max(0, now - deadline) / DAY_MS;
  return Math.min(1, LATE_AT_ONCE + ((1 - LATE_AT_ONCE) * days) / LATE_IN_FULL_DAYS);
}
