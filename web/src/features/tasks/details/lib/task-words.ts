import type { Task } from '#shared/models/task.ts';
import { LOCALE, NBSP } from '#text/format.ts';
import { detailsText as text } from '#text/tasks/details.ts';
import { formatDay, formatTime } from '#web/lib/dates.ts';

const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'long' });
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long' });

/** “Wednesday 25 November, 18:00”, with the year where it is another one. */
export function whenDue(instant: string, now: Date): string {
  return text.due(formatDay(instant, now), weekday.format(new Date(instant)), formatTime(instant));
}

/** When a task is to be worked on and for how long: “20–25 November, 4 days”; null where nobody has planned it. */
export function planWords(task: Task, now: Date): string | null {
  const parts = [periodWords(task.start_date_plan, task.end_date_plan, now), durationWords(task)];
  return parts.filter((part) => part !== null).join(', ') || null;
}

function periodWords(from: string | null, to: string | null, now: Date): string | null {
  if (from === null && to === null) return null;
  if (to === null) return text.from(formatDay(from ?? '', now));
  if (from === null) return text.until(formatDay(to, now));
  const [start, end] = [new Date(from), new Date(to)];
  const thisYear = [start, end].every((moment) => moment.getFullYear() === now.getFullYear());
  if (!thisYear) return text.range(formatDay(start, now), formatDay(end, now));
  return day.formatRange(start, end).replace(/(\d)\s+(?=\p{L})/gu, `$1${NBSP}`);
}

function durationWords({ duration_plan: count, duration_type: type }: Task): string | null {
  return count === null || count === 0 ? null : text.durations[type](count);
}
