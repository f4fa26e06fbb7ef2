import { formatDayAndTime } from '#web/lib/dates.ts';
import { automationsText as text } from '#text/automations.ts';

/** When an automation runs next, in words: what is due and has not run yet is about to, never at a moment gone by. */
export function nextRunText(next: string | null, now: Date): string {
  if (next === null) return text.notPlanned;
  return new Date(next) <= now ? text.due : formatDayAndTime(next, now);
}
