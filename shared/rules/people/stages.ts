import { addDays, addMonths, daysBetween, monthsBetween, type Day } from '../working-days.ts';

/** Days after which somebody new is usually talked to. */
export const TALK_DAYS = [30, 60, 90] as const;
/** The last of them: until then somebody is a newcomer. */
const NEWCOMER_DAYS = 90;
/** Months of the usual probation; the Labour Code allows no more for most (article 70). */
const PROBATION_MONTHS = 3;
/** So many days before it what comes next is near. */
const NEAR_DAYS = 7;
/** An anniversary is worth knowing a little earlier. */
const ANNIVERSARY_DAYS = 14;
const MONTHS_A_YEAR = 12;

/** What comes next for somebody: a talk after so many days, the end of the probation, a year. */
export interface Stage {
  readonly kind: 'day' | 'probation' | 'anniversary';
  /** The day of the talk, or how many years it will be. */
  readonly count: number;
  readonly on: Day;
  readonly near: boolean;
}

/** What comes next for somebody hired on a day; null where nothing is near. */
export function stageOf(hiredOn: Day, today: Day): Stage | null {
  const worked = daysBetween(hiredOn, today);
  if (worked < 0) return null;
  const probation = probationEnd(hiredOn);
  const left = daysBetween(today, probation);
  if (left >= 0 && left <= NEAR_DAYS) return { kind: 'probation', count: PROBATION_MONTHS, on: probation, near: true };
  const next = TALK_DAYS.find((day) => day >= worked);
  if (next !== undefined) {
    return { kind: 'day', count: next, on: addDays(hiredOn, next), near: next - worked <= NEAR_DAYS };
  }
  const years = Math.floor(monthsBetween(hiredOn, addDays(today, ANNIVERSARY_DAYS)) / MONTHS_A_YEAR);
  const on = addMonths(hiredOn, years * MONTHS_A_YEAR);
  if (years < 1 || on < today) return null;
  return { kind: 'anniversary', count: years, on, near: daysBetween(today, on) <= NEAR_DAYS };
}

/** Whether somebody has come within the last 90 days. */
export function isNewcomer(hiredOn: Day, today: Day): boolean {
  const worked = daysBetween(hiredOn, today);
  return worked >= 0 && worked <= Math.max(NEWCOMER_DAYS, daysBetween(hiredOn, probationEnd(hiredOn)));
}

/** The last day of a probation that began with the hiring. */
export function probationEnd(hiredOn: Day): Day {
  return addDays(addMonths(hiredOn, PROBATION_MONTHS), -1);
}
