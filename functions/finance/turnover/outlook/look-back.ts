import type { CheckedPrediction, Prediction } from '#shared/rules/predictions.ts';
import { addDays } from '#shared/rules/working-days.ts';
import type { Observed } from '../data.ts';
import { leaversOf, presentOn } from '../exposure.ts';
import { HORIZON_DAYS, lookAhead } from './outlook.ts';

/** Older half-years were another company. */
const MOST = 10;

/**
 * How many of those who were there on the day it was said have left within its time, by what is known today; null while
 * that is not over, or where the data do not reach back so far.
 */
export function leftSince({ employments, since, until }: Observed, said: Pick<Prediction, 'from' | 'until'>) {
  if (since > said.from || until < said.until) return null;
  const ahead = { from: addDays(said.from, 1), to: said.until };
  return leaversOf(presentOn(employments, said.from), ahead).length;
}

/**
 * What the outlook would have said at the end of each half-year before, had it known what had happened by then, beside
 * what came: the newest first, none overlapping another, as far back as it would have spoken. It was not said then, and
 * a file that misses somebody who has left misses them here as well.
 */
export function lookBack(observed: Observed): CheckedPrediction[] {
  const told: CheckedPrediction[] = [];
  for (let { until } = observed; told.length < MOST; until = addDays(until, -HORIZON_DAYS)) {
    const from = addDays(until, -HORIZON_DAYS);
    if (from < observed.since) break;
    const outlook = lookAhead({ ...observed, until: from }, null);
    if (outlook.status === 'silent') break;
    const { low, high } = outlook;
    told.push({ from, until, low, high, came: leftSince(observed, { from, until }) });
  }
  return told;
}
