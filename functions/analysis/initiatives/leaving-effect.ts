import type { Employment, Observed as Turnover } from '#functions/analysis/turnover/data.ts';
import { averageHeadcount, leaversOf, type Window } from '#functions/analysis/turnover/exposure.ts';
import { rateOfYear } from '#functions/analysis/turnover/rate.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { shareOf } from '#shared/rules/statistics/share.ts';
import { addDays, daysBetween } from '#shared/rules/working-days.ts';
import type { Observation, Observed } from './effect.ts';
import { dayText } from './workload-effect.ts';

const YEAR = 365;
/** Who leaves within so many days of being hired is an early leaver; a rate of fewer days would be one of a season. */
const DAYS = 90;

/** What an initiative is about. */
export interface LeavingTarget {
  readonly kind: 'turnover' | 'left_in_90_days';
  readonly label: string;
  readonly startedOn: string;
  readonly department: string | null;
  readonly today: string;
}

/**
 * Leaving before an initiative and since, over at most a year each, among all or in its department. `turnover` is null
 * where no file of employees is loaded.
 */
export function leavingObserved(target: LeavingTarget, turnover: Turnover | null): Observed {
  const { kind, startedOn, department, today } = target;
  const label = department === null ? target.label : `${target.label}, ${department}`;
  const first = addDays(startedOn, DAYS);
  const early = today < first ? `ещё рано: сравним после ${dayText(first)}` : null;
  if (!turnover) return { label, before: null, after: null, early };
  const seen = within(turnover, department);
  const look = kind === 'turnover' ? rateIn : earlyLeaversIn;
  const last = kind === 'turnover' ? seen.until : addDays(seen.until, -DAYS);
  const after = windowOf(startedOn, earlier(last, addDays(startedOn, YEAR - 1)));
  // As long as the time since, so that a season is not compared with a year; of those hired there are few: a whole year.
  const length = kind === 'turnover' && after ? daysBetween(after.from, after.to) + 1 : YEAR;
  const before = windowOf(later(seen.since, addDays(startedOn, -length)), addDays(startedOn, -1));
  return { label, before: before && look(seen, before), after: after && look(seen, after), early };
}

function within(turnover: Turnover, department: string | null): Turnover {
  if (department === null) return turnover;
  const name = department.toLowerCase();
  return { ...turnover, employments: turnover.employments.filter((one) => one.department?.toLowerCase() === name) };
}

/** Who left ÷ the average headcount, as for a year. */
function rateIn(seen: Turnover, window: Window): Observation {
  const headcount = averageHeadcount(seen.employments, window);
  const figure = headcount < SMALLEST_GROUP ? null : rateOfYear(seen, window);
  return { ...window, count: leaversOf(seen.employments, window).length, of: Math.round(headcount), figure };
}

/** Of those who were hired, who left within 90 days. */
function earlyLeaversIn({ employments }: Turnover, window: Window): Observation {
  const hired = employments.filter(({ hiredOn }) => hiredOn !== null && hiredOn >= window.from && hiredOn <= window.to);
  const left = hired.filter(leftEarly).length;
  return { ...window, count: left, of: hired.length, figure: shareOf(left, hired.length) };
}

function leftEarly({ hiredOn, leftOn }: Employment): boolean {
  return hiredOn !== null && leftOn !== null && daysBetween(hiredOn, leftOn) < DAYS;
}

const windowOf = (from: string, to: string): Window | null => (from <= to ? { from, to } : null);
const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);
