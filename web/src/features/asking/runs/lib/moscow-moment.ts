import { moscowDay, weekdayOf } from '#shared/rules/working-days.ts';
import { momentText as text } from '#text/asking/runs/moment.ts';
import { LOCALE, NBSP } from '#text/format.ts';

const MOSCOW = 'Europe/Moscow';
const shortWeekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: MOSCOW });
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', timeZone: MOSCOW });
const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', timeZone: MOSCOW });

/** “Mon, 23 November, 10:00”, as clocks in Moscow show it, by which schedules go. */
export function moscowDayAndTime(instant: string): string {
  const date = new Date(instant);
  return `${shortWeekday.format(date)}, ${moscowDate(instant)}, ${time.format(date)}`;
}

/** “23 November” in Moscow. */
export function moscowDate(instant: string): string {
  return day.format(new Date(instant)).replace(' ', NBSP);
}

/** “on Tuesday 24 November at 10:00” in Moscow. */
export function moscowMomentInWords(instant: string): string {
  const date = new Date(instant);
  return text.at(weekdayOf(moscowDay(date)), moscowDate(instant), time.format(date));
}
