import { LOCALE, NBSP } from './format.ts';

const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];

/** «30 ноября», of an ISO day. */
export function dayName(day: string): string {
  return `${Number(day.slice(8))}${NBSP}${MONTHS[Number(day.slice(5, 7)) - 1]}`;
}

/** «25–27 ноября», «30 ноября – 2 декабря». */
export function dayRangeName(from: string, to: string): string {
  if (from === to) return dayName(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${dayName(to)}`;
  return `${dayName(from)} – ${dayName(to)}`;
}

let wholeDay: Intl.DateTimeFormat | undefined;

/** A calendar day: «24 ноября 2026». */
export function dayOfYear(day: string): string {
  return dayText(day).replace(/\s*г\.$/, '');
}

/** A calendar day for a letter: «24 ноября 2026 г.». */
export function dayText(day: string): string {
  wholeDay ??= new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return wholeDay.format(new Date(day));
}

/** A moment for a letter: «21 ноября, 14:30 по Москве». */
export function moscowTime(instant: string): string {
  const text = new Intl.DateTimeFormat(LOCALE, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Moscow',
  }).format(new Date(instant));
  return `${text} по Москве`;
}

/** A moment for whoever answers, in their own time: its day, with its year and its hour where they are wanted. */
export function momentText(moment: Date, { year = false, time = false }: { year?: boolean; time?: boolean }): string {
  return new Intl.DateTimeFormat(LOCALE, {
    day: 'numeric',
    month: 'long',
    ...(time && { hour: '2-digit', minute: '2-digit' }),
    ...(year && { year: 'numeric' }),
  })
    .format(moment)
    .replace(/(\d{4})\s+\p{L}+\./u, '$1');
}
