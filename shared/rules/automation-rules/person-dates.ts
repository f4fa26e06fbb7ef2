import { probationEnd } from '../people/stages.ts';
import { addDays, addMonths, isDay, nextWorkingDay, type Day } from '../working-days.ts';
import type { DateKind } from './kinds.ts';

/** A date of a rule, as far as it is needed to say on which day it comes. */
export interface DateOfRule {
  readonly on: DateKind;
  readonly day: Day | null;
  /** Days after the date; before it where it is below zero. */
  readonly days: number;
}

/** Whether a rule is about a date of each person. */
export function isPersonal({ on }: Pick<DateOfRule, 'on'>): boolean {
  return on === 'anniversary' || on === 'probation_end';
}

/** Whether a rule about a person's date acts on a day: so many days after or before it. Who is hired today has no anniversary yet. */
export function isPersonsDay({ on, days }: DateOfRule, hiredOn: Day, day: Day): boolean {
  const date = addDays(day, -days);
  if (on === 'probation_end') return probationEnd(hiredOn) === date;
  return date > hiredOn && anniversaryIn(hiredOn, date.slice(0, 4)) === date;
}

/** Whether a rule about a day of the calendar acts on a day. */
export function isRulesDay({ on, day, days }: DateOfRule, today: Day): boolean {
  if (on === 'day') return day !== null && addDays(day, days) === today;
  return on === 'month_start' && firstWorkingDay(today) === today;
}

/** The next day on which such a rule acts, from a day on; null when it is over. */
export function nextRulesDay({ on, day, days }: DateOfRule, from: Day): Day | null {
  if (on === 'day') {
    const acts = day === null ? null : addDays(day, days);
    return acts !== null && acts >= from ? acts : null;
  }
  const inThisMonth = firstWorkingDay(from);
  return inThisMonth >= from ? inThisMonth : firstWorkingDay(addMonths(`${from.slice(0, 7)}-01`, 1));
}

/** The day of hiring in another year; of 29 February the first of March where there is none. */
function anniversaryIn(hiredOn: Day, year: string): Day {
  const date = `${year}-${hiredOn.slice(5)}`;
  return isDay(date) ? date : `${year}-03-01`;
}

function firstWorkingDay(inMonth: Day): Day {
  return nextWorkingDay(`${inMonth.slice(0, 7)}-01`);
}
