import { effectText } from '#text/analysis/effect.ts';
import { turnoverWords } from '#text/finance/turnover-words.ts';
import type { Employment, Observed as Turnover } from '../turnover/data.ts';
import { averageHeadcount, leaversOf, personYears, type Window } from '../turnover/exposure.ts';
import { partsSince, quartersBefore, rateReading, SHORTEST } from '../turnover/quarters.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { sum } from '#shared/rules/sum.ts';
import { addDays, daysBetween } from '#shared/rules/working-days.ts';
import { ALIKE, changeOf, less, shareReading, tooFewBefore, type Reading } from '#functions/analysis/change.ts';
import type { Observation, Observed } from '#functions/analysis/effect.ts';

const YEAR = 365;
/** Who leaves within so many days of being hired is an early leaver. */
const DAYS = 90;

/** What an initiative is about. */
export interface LeavingTarget {
  readonly kind: 'turnover' | 'left_in_90_days';
  readonly label: string;
  readonly startedOn: string;
  readonly department: string | null;
  readonly today: string;
}

type People = readonly Employment[];

/**
 * Leaving in the year since an initiative against the quarters before it, six at least, among all; in a department
 * against the others of the same time. `turnover` is null where no file of employees is loaded.
 */
export function leavingObserved(target: LeavingTarget, turnover: Turnover | null): Observed {
  const { kind, startedOn, department, today } = target;
  const label = department === null ? target.label : turnoverWords.measureIn(target.label, department);
  const first = addDays(startedOn, SHORTEST);
  const byTime = today < first ? effectText.comparedAfter(first) : null;
  if (!turnover) return { label, before: null, after: null, early: byTime, change: null, compared: false };
  const [own, others] = parted(turnover.employments, department);
  const last = kind === 'turnover' ? turnover.until : addDays(turnover.until, -DAYS);
  const before = quartersBefore(startedOn, turnover.since);
  const after = partsSince(startedOn, earlier(last, addDays(startedOn, YEAR - 1)));
  const read = kind === 'turnover' ? rateReading : earlyReading;
  const look = kind === 'turnover' ? rateOver : earlyOver;
  const all = [...before, ...after];
  const compared = others !== null && all.every((window) => read(others, window) !== null);
  const readings = (windows: readonly Window[]): Reading[] =>
    windows.flatMap((window) => {
      const one = read(own, window);
      return one === null ? [] : [compared ? less(one, read(others, window)!) : one];
    });
  const [was, is] = [spanOf(before, own, look), spanOf(after, own, look)];
  // A quarter in which nobody was hired says nothing of early leavers; too few people say nothing ever.
  const told = was?.value == null ? before.length : readings(before).length;
  const early = byTime ?? tooFewBefore(told, 'quarters');
  const known = was !== null && is !== null && was.value !== null && is.value !== null;
  const change = known ? changeOf(readings(before), readings(after), ALIKE.quarters) : null;
  return { label, before: was, after: is, early, change, compared };
}

/** Those of a department, and everybody else; all, and nobody to compare with, where there is none. */
function parted(employments: People, department: string | null): [own: People, others: People | null] {
  if (department === null) return [employments, null];
  const name = department.toLowerCase();
  const isOwn = (one: Employment) => one.department?.toLowerCase() === name;
  return [employments.filter(isOwn), employments.filter((one) => !isOwn(one))];
}

function spanOf(
  windows: readonly Window[],
  own: People,
  look: (own: People, window: Window) => Observation,
): Observation | null {
  const [first, last] = [windows[0], windows.at(-1)];
  return first && last ? look(own, { from: first.from, to: last.to }) : null;
}

/** Who left ÷ the average headcount, as for a year. */
function rateOver(own: People, window: Window): Observation {
  const headcount = averageHeadcount(own, window);
  const count = leaversOf(own, window).length;
  const value = headcount < SMALLEST_GROUP ? null : count / personYears(own, window);
  return { ...window, count, of: Math.round(headcount), value };
}

/** Of those who were hired, who left within 90 days. */
function earlyOver(own: People, window: Window): Observation {
  const hired = hiredIn(own, window);
  const count = sum(hired.map((one) => Number(leftEarly(one))));
  return { ...window, count, of: hired.length, value: hired.length < SMALLEST_GROUP ? null : count / hired.length };
}

function earlyReading(own: People, window: Window): Reading | null {
  const hired = hiredIn(own, window);
  return hired.length === 0 ? null : shareReading(hired.filter(leftEarly).length, hired.length);
}

function hiredIn(own: People, { from, to }: Window): Employment[] {
  return own.filter(({ hiredOn }) => hiredOn !== null && hiredOn >= from && hiredOn <= to);
}

function leftEarly({ hiredOn, leftOn }: Employment): boolean {
  return hiredOn !== null && leftOn !== null && daysBetween(hiredOn, leftOn) < DAYS;
}

const earlier = (one: string, other: string): string => (one < other ? one : other);
