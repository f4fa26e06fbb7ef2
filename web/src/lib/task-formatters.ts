import type { BoardTask } from '#shared/models/task.ts';
import { isClosed } from '#shared/rules/tasks.ts';
import { tasksText as text } from '#text/common/tasks.ts';
import { HOUR_SECONDS } from '#shared/rules/durations.ts';
import { formatDateTime, formatDay, midnightsBetween } from './dates.ts';

const MINUTE_SECONDS = 60;
/** So near a deadline is counted in days, and later ones are dates. */
const NEAR_DAYS = 6;

export interface Deadline {
  /** What the words are of, where it is not the deadline. */
  readonly label?: string;
  readonly words: string;
  readonly tone: 'calm' | 'soon' | 'late';
}

/** A deadline as people say it: “tomorrow”, “3 days overdue”. */
export function formatDeadline(
  { deadline, overdue, status }: Pick<BoardTask, 'deadline' | 'overdue' | 'status'>,
  now: Date,
): Deadline {
  if (deadline === null) return { words: text.deadline.none, tone: 'calm' };
  const moment = new Date(deadline);
  if (Number.isNaN(moment.getTime())) return { words: text.deadline.wrong, tone: 'calm' };
  const days = midnightsBetween(now, moment);
  if (overdue) return { words: days === 0 ? text.deadline.lateToday : text.deadline.late(-days), tone: 'late' };
  if (isClosed(status) || moment < now) return { words: text.deadline.until(formatDay(moment, now)), tone: 'calm' };
  if (days === 0) return { words: text.deadline.today, tone: 'soon' };
  if (days === 1) return { words: text.deadline.tomorrow, tone: 'soon' };
  if (days <= NEAR_DAYS) return { words: text.deadline.in(days), tone: 'calm' };
  return { words: text.deadline.until(formatDay(moment, now)), tone: 'calm' };
}

/** When a task is due; of one that is done with, when it was closed, where that is known. */
export function formatDueOrClosed(
  task: Pick<BoardTask, 'deadline' | 'overdue' | 'status' | 'closedDate'>,
  now: Date,
): Deadline {
  const closed = task.closedDate === null ? Number.NaN : Date.parse(task.closedDate);
  if (!isClosed(task.status) || Number.isNaN(closed)) return formatDeadline(task, now);
  return { label: text.closed.label, words: closedWords(new Date(closed), now), tone: 'calm' };
}

function closedWords(closed: Date, now: Date): string {
  const days = midnightsBetween(closed, now);
  if (days === 0) return text.closed.today;
  return days === 1 ? text.closed.yesterday : formatDay(closed, now);
}

/** The specification's words for a moment of a task: long month and time; none, or none that can be read. */
export function formatMoment(moment: string | null): string {
  if (moment === null || moment === '') return text.details.missing;
  return Number.isNaN(Date.parse(moment)) ? text.details.wrongDate : formatDateTime(moment);
}

/** Seconds as “2 h 30 min”. */
export function formatSeconds(seconds: number | null): string {
  if (seconds === null || seconds <= 0) return text.details.missing;
  const minutes = Math.round(seconds / MINUTE_SECONDS);
  const perHour = HOUR_SECONDS / MINUTE_SECONDS;
  return text.hours(Math.floor(minutes / perHour), minutes % perHour);
}

/** “3 days” of Bitrix24's number and unit; it misspells months. */
export function formatDuration(count: number | null, unit: string | null): string {
  if (count === null || count <= 0) return text.details.missing;
  const name = unit === 'monts' ? 'months' : (unit ?? 'days').toLowerCase();
  return (text.durations[name] ?? text.durations['days']!)(count);
}

/** The name of a code of Bitrix24 (B4-21). */
export function suiteStatusName(status: string | null): string {
  return nameIn(text.suiteStatuses, status) ?? text.suiteStatusUnknown;
}

/** The name of a code of Bitrix24 (B4-22). */
export function suitePriorityName(priority: string | null): string {
  return nameIn(text.suitePriorities, priority) ?? text.suitePriorityUnknown;
}

/** A code may be any text, also the name of something every object has. */
function nameIn(names: Readonly<Record<string, string>>, code: string | null): string | undefined {
  return code !== null && Object.hasOwn(names, code) ? names[code] : undefined;
}
