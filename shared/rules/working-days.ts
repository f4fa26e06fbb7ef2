import { DAY_MS, HOUR_MS } from './durations.ts';

/** A calendar day without a time: 2026-11-24. */
export type Day = string;

/** Moscow's clock has been three hours ahead of UTC, summer and winter, since 2014. */
const MOSCOW_OFFSET = '+03:00';
const MOSCOW_OFFSET_MILLISECONDS = 3 * HOUR_MS;
const [SATURDAY, SUNDAY] = [6, 0];
const MONTHS_A_YEAR = 12;

/** The new year's holidays, of which only the Government may move a weekend (Labour Code, article 112, part 2). */
const NEW_YEAR = ['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08'];
/** The other holidays of article 112, part 1. */
const OTHER_HOLIDAYS = ['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'];
const HOLIDAYS: ReadonlySet<string> = new Set([...NEW_YEAR, ...OTHER_HOLIDAYS]);

/** What the Government has decided for a year: every weekday that is off besides holidays, every weekend worked. */
interface Transfers {
  readonly off: readonly Day[];
  readonly worked: readonly Day[];
}

/**
 * Published transfers, a weekend that article 112 moves by itself among them. A year that is not here follows article
 * 112 alone: the decree for a year appears in the autumn before it.
 */
const TRANSFERS: Readonly<Record<string, Transfers>> = {
  // Decree of the Government of 4 October 2024, no. 1335.
  '2025': {
    off: ['2025-05-02', '2025-05-08', '2025-06-13', '2025-11-03', '2025-12-31'],
    worked: ['2025-11-01'],
  },
  // Decree of the Government of 24 September 2025, no. 1466; 9 March and 11 May by article 112.
  '2026': {
    off: ['2026-01-09', '2026-03-09', '2026-05-11', '2026-12-31'],
    worked: [],
  },
};

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** The day it is in Moscow at a moment. */
export function moscowDay(moment: Date): Day {
  return new Date(moment.getTime() + MOSCOW_OFFSET_MILLISECONDS).toISOString().slice(0, 10);
}

/** The moment a clock in Moscow shows a time, HH:MM, on a day. */
export function moscowMoment(day: Day, time: string): Date {
  return new Date(`${day}T${time}:00.000${MOSCOW_OFFSET}`);
}

/** The day so many days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  return dayOf(startOf(day) + days * DAY_MS);
}

/** How many days lie between two: 0 for the same. */
export function daysBetween(from: Day, to: Day): number {
  return (startOf(to) - startOf(from)) / DAY_MS;
}

/** Whole months from one day to another. */
export function monthsBetween(from: Day, to: Day): number {
  const [fromYear, fromMonth] = partsOf(from);
  const [toYear, toMonth] = partsOf(to);
  const months = (toYear - fromYear) * MONTHS_A_YEAR + toMonth - fromMonth;
  return addMonths(from, months) > to ? months - 1 : months;
}

/** The same day so many months later; the last of the month where it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = partsOf(day);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

function partsOf(day: Day): [year: number, month: number, date: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(startOf(day)).getUTCDay() || 7;
}

/** Whether people with five working days a week work on a day in Russia. */
export function isWorkingDay(day: Day): boolean {
  if (HOLIDAYS.has(day.slice(5))) return false;
  const decided = TRANSFERS[day.slice(0, 4)];
  if (isWeekend(day)) return decided?.worked.includes(day) ?? false;
  return !(decided?.off ?? movedByLaw(day.slice(0, 4))).includes(day);
}

/** The day itself where it is a working one, else the first one after it. */
export function nextWorkingDay(day: Day): Day {
  let next = day;
  while (!isWorkingDay(next)) next = addDays(next, 1);
  return next;
}

/** The working day so many working days after a day: from Friday, one later is Monday. */
export function addWorkingDays(day: Day, count: number): Day {
  let next = day;
  for (let left = count; left > 0; left--) next = nextWorkingDay(addDays(next, 1));
  return next;
}

/** Working days to which article 112 moves the weekends that coincide with a holiday other than the new year's. */
function movedByLaw(year: string): Day[] {
  const off: Day[] = [];
  for (const holiday of OTHER_HOLIDAYS.map((date) => `${year}-${date}`).filter(isWeekend)) {
    let next = addDays(holiday, 1);
    while (isWeekend(next) || HOLIDAYS.has(next.slice(5)) || off.includes(next)) next = addDays(next, 1);
    off.push(next);
  }
  return off;
}

function isWeekend(day: Day): boolean {
  const weekday = new Date(startOf(day)).getUTCDay();
  return weekday === SATURDAY || weekday === SUNDAY;
}

function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00.000Z`);
}

function dayOf(milliseconds: number): Day {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
