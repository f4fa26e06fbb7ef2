import { designEffect, type Reading } from '#functions/analysis/change.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { addDays, daysBetween } from '#shared/rules/working-days.ts';
import type { Employment } from './data.ts';
import { averageHeadcount, leaversOf, personYears, type Window } from './exposure.ts';

const QUARTER = 91;
/** Three years back say what is usual; what was before them was another company. */
const MOST = 12;
/** So many leave together as a rule of thumb: a colleague or two follow. */
const TOGETHER = 3;
/** A rate of a shorter time would be one of a season. */
export const SHORTEST = 90;

/** Whole quarters before a day, as far as the data see, three years at most; the oldest first. */
export function quartersBefore(day: string, since: string): Window[] {
  const quarters: Window[] = [];
  let to = addDays(day, -1);
  while (quarters.length < MOST && addDays(to, 1 - QUARTER) >= since) {
    quarters.unshift({ from: addDays(to, 1 - QUARTER), to });
    to = addDays(to, -QUARTER);
  }
  return quarters;
}

/** The time since a day in as many equal parts as it has quarters; none of less than ninety days. */
export function partsSince(day: string, until: string): Window[] {
  const days = daysBetween(day, until) + 1;
  if (days < SHORTEST) return [];
  const parts = Math.max(1, Math.floor(days / QUARTER));
  const begin = (part: number) => addDays(day, Math.round((days * part) / parts));
  return Array.from({ length: parts }, (_, part) => ({ from: begin(part), to: addDays(begin(part + 1), -1) }));
}

/**
 * Who leaves in a year of one person's, as a reading: a count of Poisson, of people who leave together by
 * `designEffect`, of whom those that do not count are left out; half a leaver is added, so that a window without any is not certain. Null of fewer than five people.
 */
export function rateReading(
  employments: readonly Employment[],
  window: Window,
  counts: (left: Employment) => boolean = () => true,
): Reading | null {
  if (averageHeadcount(employments, window) < SMALLEST_GROUP) return null;
  const years = personYears(employments, window);
  const left = leaversOf(employments, window).filter(counts).length;
  return { value: left / years, variance: ((left + 0.5) / years ** 2) * designEffect(TOGETHER) };
}
