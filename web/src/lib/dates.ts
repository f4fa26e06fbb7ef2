import { NBSP } from './formatters.ts';

const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric' });
const moment = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const dayOfYear = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' });
const shortDay = new Intl.DateTimeFormat('ru-RU', { day: '2-digit', month: '2-digit', year: 'numeric' });
const shortMoment = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeStyle: 'short' });

const time = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });

/** «17 ноября 2026 г.» in the reader's own time zone. */
export function formatDate(instant: string | Date): string {
  return keepTogether(day.format(new Date(instant)));
}

/** «17 ноября» of any year, in the reader's own time zone. */
export function formatDayOfYear(instant: Date): string {
  return keepTogether(dayOfYear.format(instant));
}

/** «17 ноября», with the year where it is not this one, in the reader's own time zone. */
export function formatDay(instant: string | Date, now: Date): string {
  const date = new Date(instant);
  return date.getFullYear() === now.getFullYear() ? keepTogether(dayOfYear.format(date)) : formatDate(date);
}

/** «17 ноября 2026 г. в 12:30» in the reader's own time zone. */
export function formatDateTime(instant: string | Date): string {
  return keepTogether(moment.format(new Date(instant)));
}

/** «21 ноября, 03:12», with the year where it is not this one, in the reader's own time zone. */
export function formatDayAndTime(instant: string | Date, now: Date): string {
  const date = new Date(instant);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return keepTogether(`${(isThisYear ? dayOfYear : day).format(date)}, ${time.format(date)}`);
}

/** «14:05» today, else with its day, in the reader's own time zone. */
export function formatTimeOfDay(instant: number, now: Date): string {
  const date = new Date(instant);
  return date.toDateString() === now.toDateString() ? time.format(date) : formatDayAndTime(date, now);
}

/** «17.11.2026», for narrow places, in the reader's own time zone. */
export function formatShortDate(instant: string | Date): string {
  return shortDay.format(new Date(instant));
}

/** «17.11.2026, 12:30», for narrow places, in the reader's own time zone. */
export function formatShortDateTime(instant: string | Date): string {
  return shortMoment.format(new Date(instant));
}

/** Day and month, year and «г.» stay on one line. */
function keepTogether(text: string): string {
  return text.replace(/(\d)\s+(?=\p{L})/gu, `$1${NBSP}`);
}
