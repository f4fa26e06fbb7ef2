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

const WEEKDAYS = new Map([
  ['понедельник', 'в понедельник'],
  ['вторник', 'во вторник'],
  ['среда', 'в среду'],
  ['четверг', 'в четверг'],
  ['пятница', 'в пятницу'],
  ['суббота', 'в субботу'],
  ['воскресенье', 'в воскресенье'],
]);
const weekday = new Intl.DateTimeFormat('ru-RU', { weekday: 'long', timeZone: MOSCOW });
const time = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', timeZone: MOSCOW });

/** «во вторник, 24 ноября, в 10:00» in Moscow. */
export function moscowMomentInWords(instant: string): string {
  const date = new Date(instant);
  const on = WEEKDAYS.get(weekday.format(date))!.replace(' ', NBSP);
  return `${on}, ${moscowDate(instant)}, в${NBSP}${time.format(date)}`;
}
