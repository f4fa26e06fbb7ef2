import { addDays, type Day } from '#shared/rules/working-days.ts';
import { LOCALE } from '#text/format.ts';
import { moscowDate } from '#web/features/asking/runs/lib/moscow-moment.ts';

const SUNDAY = 6;
const MOSCOW = 'Europe/Moscow';
const shortDay = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: MOSCOW });
const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: MOSCOW });

/** “30 November” of a day. */
export function dayWords(day: Day): string {
  return moscowDate(noonOf(day));
}

/** “30 November – 6 December”, “7–13 December”: the week that begins on a Monday. */
export function weekWords(monday: Day): string {
  const [from, to] = [dayWords(monday), dayWords(addDays(monday, SUNDAY))];
  const [day, month] = from.split('\u00a0');
  return to.endsWith(`\u00a0${month}`) ? `${day}–${to}` : `${from} – ${to}`;
}

/** “30 Nov” of a day. */
export function shortDayWords(day: Day): string {
  return shortDay.format(new Date(noonOf(day))).replace(' ', '\u00a0');
}

/** “Fri” of a moment, in Moscow. */
export function shortWeekday(at: string): string {
  return weekday.format(new Date(at));
}

function noonOf(day: Day): string {
  return `${day}T09:00:00.000Z`;
}
