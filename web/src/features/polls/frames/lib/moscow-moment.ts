import { NBSP } from '#web/lib/formatters.ts';

const MOSCOW = 'Europe/Moscow';
const dayAndTime = new Intl.DateTimeFormat('ru-RU', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: MOSCOW,
});
const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: MOSCOW });

/** «пн, 23 ноября, 10:00», as clocks in Moscow show it, by which schedules go. */
export function moscowDayAndTime(instant: string): string {
  return dayAndTime
    .format(new Date(instant))
    .replace(' в ', ', ')
    .replace(/(\d) (?=\p{L})/u, `$1${NBSP}`);
}

/** «23 ноября» in Moscow. */
export function moscowDate(instant: string): string {
  return day.format(new Date(instant)).replace(' ', NBSP);
}
