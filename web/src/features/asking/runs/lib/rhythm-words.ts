import type { Recurrence } from '#shared/models/recurrence.ts';
import { scheduleText as text } from '#text/asking/runs/schedule.ts';

/** How often a poll repeats, as a part of a sentence. */
export function rhythmWords(recurrence: Omit<Recurrence, 'next_at'>): string {
  const { cadence, weekday, month_day: monthDay, days_after: after } = recurrence;
  switch (cadence) {
    case 'weekly':
    case 'fortnightly':
      return text.rhythm[cadence](weekday ?? 1);
    case 'monthly':
      return text.rhythm.monthly(monthDay ?? 1);
    case 'member_joined':
      return after === 0 ? text.rhythm.onFirstDay : text.rhythm.daysAfter(after ?? 0);
  }
}

/** That a poll repeats, and its next run unless there is none to name. */
export function recurrenceWords(recurrence: Recurrence, next: string): string {
  const rhythm = rhythmWords(recurrence);
  return recurrence.paused || recurrence.cadence === 'member_joined'
    ? text.repeats(rhythm)
    : text.repeatsWithNext(rhythm, next);
}
