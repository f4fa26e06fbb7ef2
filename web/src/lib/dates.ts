import { LOCALE, NBSP } from '#text/format.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });
const moment = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const dayOfYear = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long' });
const shortDay = new Intl.DateTimeFormat(LOCALE, { day: '2-digit', month: '2-digit', year: 'numeric' });
const shortMoment = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'short', timeStyle: 'short' });

const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' });

/** “17 November 2026” in the reader's own time zone. */
export function formatDate(instant: string | Date): string {
  return keepTogether(day.format(new Date(instant)));
}

/** “17 November” of any year, in the reader's own time zone. */
export function formatDayOfYear(instant: Date): string {
  return keepTogether(dayOfYear.format(instant));
}

/** “17 November”, with the year where it is not this one, in the reader's own time zone. */
export function formatDay(instant: string | Date, now: Date): string {
  const date = new Date(instant);
  return date.getFullYear() === now.getFullYear() ? keepTogether(dayOfYear.format(date)) : formatDate(date);
}

/** “17 November 2026 at 12:30” in the reader's own time zone. */
export function formatDateTime(instant: string | Date): string {
  return keepTogether(moment.format(new Date(instant)));
}

/** “21 November, 03:12”, with the year where it is not this one, in the reader's own time zone. */
export function formatDayAndTime(instant: string | Date, now: Date): string {
  const date = new Date(instant);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return keepTogether(`${(isThisYear ? dayOfYear : day).format(date)}, ${time.format(date)}`);
}

/** “14:05” in the reader's own time zone. */
export function formatTime(instant: string | number | Date): string {
  return time.format(new Date(instant));
}

/** “14:05” today, else with its day, in the reader's own time zone. */
export function formatTimeOfDay(instant: number, now: Date): string {
  const date = new Date(instant);
  return date.toDateString() === now.toDateString() ? time.format(date) : formatDayAndTime(date, now);
}

/** “17/11/2026”, for narrow places, in the reader's own time zone. */
export function formatShortDate(instant: string | Date): string {
  return shortDay.format(new Date(instant));
}

/** “17/11/2026, 12:30”, for narrow places, in the reader's own time zone. */
export function formatShortDateTime(instant: string | Date): string {
  return shortMoment.format(new Date(instant));
}

/** A number stays on one line with the month or the abbreviation after it; a word of one or two letters may leave it. */
function keepTogether(text: string): string {
  return text.replace(/(\d)\s+(?=\p{L}(?:\.|\p{L}{2}))/gu, `$1${NBSP}`);
}

/** How many midnights of the reader's own clock lie between two moments: 0 on one day, 1 from one day to the next. */
export function midnightsBetween(from: Date, to: Date): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

function midnight(of: Date): number {
  return new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime();
}
