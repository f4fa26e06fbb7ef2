import { timeLeftText as text } from '#text/common/time-left.ts';
import { fromField, workdayField } from '#web/lib/date-field.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/rules/durations.ts';

const USUAL_DAYS = 7;

/** “3 days left”, “1 minute left”: whole units, rounded down so that nobody is promised too much. */
export function timeLeft(deadline: string, now: Date): string {
  const left = new Date(deadline).getTime() - now.getTime();
  if (left < MINUTE_MS) return text.lessThanMinute;
  if (left < HOUR_MS) return text.minutes(Math.floor(left / MINUTE_MS));
  if (left < DAY_MS) return text.hours(Math.floor(left / HOUR_MS));
  return text.days(Math.floor(left / DAY_MS));
}

/** The deadline a run is offered that is opened now: a week, up to the end of a working day. */
export function usualDeadline(now: Date): string | null {
  return fromField(workdayField(USUAL_DAYS, now));
}
