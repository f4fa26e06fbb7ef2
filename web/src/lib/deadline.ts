import { deadlineText as text } from '#text/common/deadline.ts';
import { fromField, workdayField } from '#web/lib/date-field.ts';
import { NBSP } from '#web/lib/formatters.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const USUAL_DAYS = 7;

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

/** The deadline a run is offered that is opened now: a week, up to the end of a working day. */
export function usualDeadline(now: Date): string | null {
  return fromField(workdayField(USUAL_DAYS, now));
}
