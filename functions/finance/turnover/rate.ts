import { firstDayOf, lastDayOf, monthsFromTo } from '#shared/rules/finance/months.ts';
import { exactShareInterval, poissonInterval } from '#shared/rules/statistics/exact-interval.ts';
import { addDays, daysBetween } from '#shared/rules/working-days.ts';
import type { Observed } from './data.ts';
import { averageHeadcount, leaversOf, personYears, presentOn, type Window } from './exposure.ts';

const YEAR = 365;
/** Of a shorter time a rate of a year would be a guess at the seasons. */
const SHORTEST = 90;
/** The table of months reaches back so far. */
const MONTHS_SHOWN = 24;

/** A rate or a share with its exact 95 % interval. */
export interface RateOfYear {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The last twelve months, or as much of them as the data see. */
export function lastYear({ since, until }: Observed): Window {
  const from = addDays(until, 1 - YEAR);
  return { from: from > since ? from : since, to: until };
}

/** Who left in the window, by who ended it. */
export function countLeavers({ employments }: Observed, window: Window) {
  const left = leaversOf(employments, window);
  const voluntary = left.filter(({ leaving }) => leaving === 'voluntary').length;
  const employer = left.filter(({ leaving }) => leaving === 'employer').length;
  return { all: left.length, voluntary, employer, unknown: left.length - voluntary - employer };
}

/**
 * Turnover of a year: who left ÷ the average headcount, as both stand for a year; in twelve months that is the usual
 * formula. The interval is that of the count. Null where less than three months or one person's year was seen.
 */
export function rateOfYear({ employments }: Observed, window: Window): RateOfYear | null {
  const years = personYears(employments, window);
  if (daysBetween(window.from, window.to) + 1 < SHORTEST || years < 1) return null;
  const left = leaversOf(employments, window).length;
  const { low, high } = poissonInterval(left);
  return { value: left / years, low: low / years, high: high / years };
}

/** Month by month: who came and left in it, and who was there at its end. */
export function monthByMonth({ employments, since, until }: Observed) {
  const months = monthsFromTo(since.slice(0, 7), until.slice(0, 7)).slice(-MONTHS_SHOWN);
  return months.map((month) => {
    const window = { from: firstDayOf(month), to: lastDayOf(month) < until ? lastDayOf(month) : until };
    const hired = employments.filter(
      ({ hiredOn }) => hiredOn !== null && hiredOn >= window.from && hiredOn <= window.to,
    );
    return {
      month,
      headcount: presentOn(employments, window.to).length,
      hired: hired.length,
      left: leaversOf(employments, window).length,
    };
  });
}

/** How many there are on average, and now. */
export function headcountOf({ employments, until }: Observed, window: Window) {
  return { average: averageHeadcount(employments, window), now: presentOn(employments, until).length };
}

/**
 * Early leavers: of those hired in the last twelve months that leave everybody so many days to look at, who left within
 * them. Null where nobody was hired then, or nobody could have been seen.
 */
export function earlyLeavers({ employments, since, until }: Observed, days: number) {
  const to = addDays(until, -days);
  const from = addDays(to, 1 - YEAR);
  const window = { from: from > since ? from : since, to };
  const hired = employments.filter(({ hiredOn }) => hiredOn !== null && hiredOn >= window.from && hiredOn <= window.to);
  if (hired.length === 0) return null;
  const left = hired.filter(({ hiredOn, leftOn }) => leftOn !== null && daysBetween(hiredOn!, leftOn) < days).length;
  const interval = exactShareInterval(left, hired.length);
  return { ...window, days, hired: hired.length, left, share: left / hired.length, ...interval };
}
