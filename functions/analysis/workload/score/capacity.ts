import { quantileOf } from '#shared/rules/median.ts';
import { HOUR_SECONDS } from '#shared/rules/durations.ts';
import type { Item, Work } from '../work.ts';
import { pointsAt, type FactorScore } from './factor.ts';

/** 40 hours a week. */
const DAY_HOURS = 8;
/** No deadline is nearer than two weeks, working days; the farthest are as many as are looked at. */
const NEAREST = 10;
/** Work for three quarters of the hours there are is noticeable, for more than all of them high. */
const BORDERS = { medium: 0.75, high: 1 };
/** Fewer estimates than these say nothing of tasks without one. */
const FEWEST_ESTIMATES = 5;

/** What a task without estimate may take: the upper quarter of the estimates, hours; null where there are too few. */
export function longHours(items: readonly Item[]): number | null {
  const hours = items.flatMap((item) => estimatedHours(item) ?? []);
  return hours.length < FEWEST_ESTIMATES ? null : quantileOf(hours, 0.75);
}

/** Hours of the estimate; null where there is none, or none that means anything. */
export function estimatedHours({ task }: Item): number | null {
  return task.estimateSeconds !== null && task.estimateSeconds > 0 ? task.estimateSeconds / HOUR_SECONDS : null;
}

/**
 * Hours of open tasks against hours there are: the largest ratio of the estimated hours due by a deadline to the working
 * hours until it, 8 a day (the processor demand criterion of scheduling by deadlines; S. Baruah, L. Rosier, R. Howell,
 * Real-Time Systems 2, 1990). Deadlines nearer than 10 working days count as 10, those farther than 40, and missing ones,
 * as 40. What is late is due first. Tasks without estimate take nothing, in the upper bound `long` hours each. Null
 * where no open task is estimated.
 */
export function capacityScore(open: readonly Item[], long: number | null, ahead: Work['ahead']): FactorScore | null {
  if (!open.some((item) => estimatedHours(item) !== null)) return null;
  const due = Map.groupBy(open, (item) => horizonOf(item, ahead));
  const horizons = [...due.keys()].toSorted((a, b) => a - b);
  const scoreOf = (guess: number) => {
    let [hours, tightest] = [0, 0];
    for (const horizon of horizons) {
      for (const item of due.get(horizon)!) hours += estimatedHours(item) ?? guess;
      tightest = Math.max(tightest, hours / (horizon * DAY_HOURS));
    }
    return pointsAt(tightest, BORDERS);
  };
  return { value: scoreOf(0), high: scoreOf(long ?? 0) };
}

/** Working days from today to a deadline; a missing one is as far as any. */
function horizonOf({ dueDay }: Item, ahead: Work['ahead']): number {
  if (dueDay === null) return ahead.length;
  const after = ahead.findIndex((day) => day > dueDay);
  return Math.max(NEAREST, after === -1 ? ahead.length : after);
}
