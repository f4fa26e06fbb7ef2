import { addDays, type Day } from '#shared/rules/working-days.ts';
import { moscowDate } from '#web/features/asking/runs/lib/moscow-moment.ts';

const SUNDAY = 6;
const MOSCOW = 'Europe/Moscow';
const shortDay = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'short', timeZone: MOSCOW });
const weekday = new Intl.DateTimeFormat('ru-RU', { weekday: 'short', timeZone: MOSCOW });

/** «30 ноября» of a day. */
export function dayWords(day: Day): string {
  return moscowDate(noonOf(day));
}

/** «30 ноября – 6 декабря», «7–13 декабря»: the week that begins on a Monday. */
export function weekWords(monday: Day): string {
  const [from, to] = [dayWords(monday), dayWords(addDays(monday, SUNDAY))];
  const [day, month] = from.split('\u00a0');
  return to.endsWith(`\u00a0${month}`) ? `${day}–${to}` : `${from} – ${to}`;
}

/** «30 нояб.» of a day. */
export function shortDayWords(day: Day): string {
  return shortDay.format(new Date(noonOf(day))).replace(' ', '\u00a0');
}

/** «пт» of a moment, in Moscow. */
export function shortWeekday(at: string): string {
  return weekday.format(new Date(at));
}

function noonOf(day: Day): string {
  return `${day}T09:00:00.000Z`;
}
