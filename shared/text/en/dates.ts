import { LOCALE, NBSP } from './format.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** “30 November”, of an ISO day. */
export function dayName(day: string): string {
  return `${Number(day.slice(8))}${NBSP}${MONTHS[Number(day.slice(5, 7)) - 1]}`;
}

/** “25–27 November”, “30 November – 2 December”. */
export function dayRangeName(from: string, to: string): string {
  if (from === to) return dayName(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${dayName(to)}`;
  return `${dayName(from)} – ${dayName(to)}`;
}

let wholeDay: Intl.DateTimeFormat | undefined;

/** A calendar day: “24 November 2026”. */
export function dayOfYear(day: string): string {
  return dayText(day);
}

/** A calendar day for a letter: “24 November 2026”. */
export function dayText(day: string): string {
  wholeDay ??= new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return wholeDay.format(new Date(day));
}

/** A moment for a letter: “21 November, 14:30 Moscow time”. */
export function moscowTime(instant: string): string {
  const date = new Date(instant);
  const zone = { timeZone: 'Europe/Moscow' } as const;
  const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', ...zone }).format(date);
  const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', ...zone }).format(date);
  return `${day}, ${time} Moscow time`;
}

/** A moment for whoever answers, in their own time: its day, with its year and its hour where they are wanted. */
export function momentText(moment: Date, { year = false, time = false }: { year?: boolean; time?: boolean }): string {
  return new Intl.DateTimeFormat(LOCALE, {
    day: 'numeric',
    month: 'long',
    ...(time && { hour: '2-digit', minute: '2-digit' }),
    ...(year && { year: 'numeric' }),
  }).format(moment);
}
