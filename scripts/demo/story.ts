import { addDays, daysBetween } from './days.ts';
import type { Department } from './departments.ts';

/** What may be on somebody's mind in some week, besides their own department. */
type Season = 'everyday' | 'yearEnd' | 'afterHolidays' | 'summer' | 'overload' | 'relief';
export type Topic = Department | Season;

/** Days ago a measure was taken: two people more in sales, no report on Fridays. */
const MEASURE_DAYS = 42;
/** So many days before that the load of sales has grown at least. */
const LOAD_DAYS = 180;
const GROWS_DAYS = 56;
const FADES_DAYS = 35;

/** How a week is for a department, each from 0 to 1. */
export interface Week {
  /** The rush before the new year; it is everybody's. */
  readonly yearEnd: number;
  readonly afterHolidays: number;
  readonly summer: number;
  /** Sales since the summer, and those who work with them. */
  readonly overload: number;
  /** What the measure has brought. */
  readonly relief: number;
}

/** What happened in the company until today: the same for polls, comments and tasks. */
export function weekOf(department: Department, date: Date, today: Date): Week {
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
  const measure = addDays(today, -MEASURE_DAYS);
  const since = daysBetween(measure, date);
  const share = department === 'sales' ? 1 : department === 'support' || department === 'warehouse' ? 0.5 : 0;
  const load = since < 0 ? ramp(daysBetween(loadBegan(today), date), GROWS_DAYS) : 1 - ramp(since, FADES_DAYS);
  return {
    yearEnd: month === 12 ? ramp(day, 20) : 0,
    afterHolidays: month === 1 && day < 25 ? 1 : 0,
    summer: month >= 6 && month <= 8 ? 1 : 0,
    overload: load * share,
    relief: since < 0 ? 0 : ramp(since, FADES_DAYS) * (department === 'sales' ? 1 : 0.5),
  };
}

/** How much better or worse than usual people feel, in points of the scale from 0 to 10. */
export function moodOf({ yearEnd, afterHolidays, overload, relief }: Week): number {
  return 0.5 * afterHolidays + relief - 1.2 * yearEnd - 3 * overload;
}

/** How much more or less than usual there is to do, in points of the scale from 0 to 10. */
export function loadOf({ yearEnd, afterHolidays, overload, relief }: Week): number {
  return 2.4 * yearEnd + 2.8 * overload - 1.2 * afterHolidays - 0.6 * relief;
}

/** The first of the June that lies far enough back for the load to have been felt. */
export function loadBegan(today: Date): Date {
  const latest = addDays(today, -MEASURE_DAYS - LOAD_DAYS);
  const june = (year: number): Date => new Date(Date.UTC(year, 5, 1));
  const year = latest.getUTCFullYear();
  return june(year) <= latest ? june(year) : june(year - 1);
}

/** From 0 at the beginning to 1 after so many days. */
function ramp(days: number, length: number): number {
  return Math.min(1, Math.max(0, days / length));
}
