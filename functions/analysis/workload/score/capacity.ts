import { medianOf, quantileOf } from '#shared/rules/median.ts';
import type { Item, Work } from '#functions/analysis/workload/work.ts';
import { points, type FactorScore } from './factor.ts';

const HOUR_SECONDS = 3600;
/** 40 hours a week. */
const DAY_HOURS = 8;
/** No deadline is nearer than two weeks, working days; the farthest are as many as are looked at. */
const NEAREST = 10;
/** So much work for every hour there is means 100 points, as much as there are hours 80. */
const FULL_RATIO = 1.25;
/** Fewer estimates than these say nothing of tasks without one. */
const FEWEST_ESTIMATES = 5;

/** What a task without estimate takes, as those with one do: the median, with the quarters as bounds; hours. */
export interface TypicalHours {
  readonly middle: number;
  readonly low: number;
  readonly high: number;
}

/** Null where too few tasks were ever estimated. */
export function typicalHours(items: readonly Item[]): TypicalHours | null {
  const hours = items.flatMap((item) => estimatedHours(item) ?? []);
  if (hours.length < FEWEST_ESTIMATES) return null;
  return { middle: medianOf(hours)!, low: quantileOf(hours, 0.25)!, high: quantileOf(hours, 0.75)! };
}

/** Hours of the estimate; null where there is none, or none that means anything. */
export function estimatedHours({ task }: Item): number | null {
  return task.estimateSeconds !== null && task.estimateSeconds > 0 ? task.estimateSeconds / HOUR_SECONDS : null;
}

/**
 * Hours of open tasks against hours there are: 80 × the largest ratio of the hours due by a deadline to the working
 * hours until it, 8 a day; 100 at most. Deadlines nearer than 10 working days count as 10, those farther than 40, and
 * missing ones, as 40. What is late is due first. The bounds take tasks without estimate as the lower and the upper
 * quarter of estimates; null where such tasks are open and too few were ever estimated to know what they take.
 */
export function capacityScore(
  open: readonly Item[],
  typical: TypicalHours | null,
  ahead: Work['ahead'],
): FactorScore | null {
  if (!typical && open.some((item) => estimatedHours(item) === null)) return null;
  const due = Map.groupBy(open, (item) => horizonOf(item, ahead));
  const horizons = [...due.keys()].toSorted((a, b) => a - b);
  const scoreOf = (guess: number) => {
    let [hours, tightest] = [0, 0];
    for (const horizon of horizons) {
      for (const item of due.get(horizon)!) hours += estimatedHours(item) ?? guess;
      tightest = Math.max(tightest, hours / (horizon * DAY_HOURS));
    }
    return points((100 * tightest) / FULL_RATIO);
  };
  const { middle, low, high } = typical ?? { middle: 0, low: 0, high: 0 };
  return { value: scoreOf(middle), low: scoreOf(low), high: scoreOf(high) };
}

/** Working days from today to a deadline; a missing one is as far as any. */
function horizonOf({ dueDay }: Item, ahead: Work['ahead']): number {
  if (dueDay === null) return ahead.length;
  const after = ahead.findIndex((day) => day > dueDay);
  return Math.max(NEAREST, after === -1 ? ahead.length : after);
}
