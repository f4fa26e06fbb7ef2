import { dayOfYear } from '../dates.ts';
import { LOCALE, NBSP } from '../format.ts';

const long = new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' });
const MONTHS = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

/** «янв» of 2026-01. */
export function monthShort(month: string): string {
  return MONTHS[Number(month.slice(5)) - 1] ?? month;
}

/** «январь 2026» of 2026-01. */
export function monthLong(month: string): string {
  return `${monthName(month)}${NBSP}${month.slice(0, 4)}`;
}

/** «январь» of 2026-01. */
export function monthName(month: string): string {
  return long.format(new Date(`${month}-01T00:00:00Z`));
}

/** «январь–октябрь», «ноябрь 2025 – октябрь 2026» of the first and the last month. */
export function monthSpan(months: readonly string[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last) return monthLong(first);
  if (first.slice(0, 4) === last.slice(0, 4)) return `${monthName(first)}–${monthName(last)}`;
  return `${monthLong(first)} – ${monthLong(last)}`;
}

/** «ноя 26» of 2026-11, for an axis. */
export function monthTick(month: string): string {
  return `${monthShort(month)}${NBSP}${month.slice(2, 4)}`;
}

/** «22 ноября 2026» of a day of the calendar. */
export function dayText(day: string): string {
  return dayOfYear(day).replace(/\s/g, NBSP);
}
