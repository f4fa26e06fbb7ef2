import { framesText } from '../text.ts';
import { NBSP } from '#web/lib/formatters.ts';

const text = framesText.deadline;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** When a working day ends: where the offered deadlines fall. */
const END_OF_WORK = 18;

/** «24 ноября, 18:00», with the year when it is another one; in the reader's own time zone. */
export function formatMoment(instant: string, now: Date): string {
  const moment = new Date(instant);
  const date = new Intl.DateTimeFormat('ru-RU', {
    day: 'numeric',
    month: 'long',
    ...(moment.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  }).format(moment);
  const clock = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' }).format(moment);
  return `${date.replace(/\s/g, NBSP)}, ${clock}`;
}

/** «осталось 3 дня», «осталась 1 минута»: whole units, rounded down so that nobody is promised too much. */
export function timeLeft(deadline: string, now: Date): string {
  const left = new Date(deadline).getTime() - now.getTime();
  if (left < MINUTE_MS) return text.minuteLeft;
  if (left < HOUR_MS) return remains(Math.floor(left / MINUTE_MS), text.amounts.minutes, text.leftOne.feminine);
  if (left < DAY_MS) return remains(Math.floor(left / HOUR_MS), text.amounts.hours, text.leftOne.masculine);
  return remains(Math.floor(left / DAY_MS), text.amounts.days, text.leftOne.masculine);
}

function remains(count: number, amount: (count: number) => string, one: string): string {
  const single = count % 10 === 1 && count % 100 !== 11;
  return `${single ? one : text.left} ${amount(count)}`;
}

/** An instant as a field for date and time holds it: the wall clock of here, `2026-11-24T18:00`. */
export function toField(instant: string | Date): string {
  const moment = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  const date = [String(moment.getFullYear()).padStart(4, '0'), two(moment.getMonth() + 1), two(moment.getDate())];
  return `${date.join('-')}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The instant a field for date and time says; null where it says none. */
export function fromField(value: string): string | null {
  const moment = new Date(value);
  return value === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The end of the working day so many days from now, as a field holds it. */
export function presetField(days: number, now: Date): string {
  return toField(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, END_OF_WORK));
}
