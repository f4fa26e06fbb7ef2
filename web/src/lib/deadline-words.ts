import { deadlineWordsText as text } from '#text/common/deadline-words.ts';
import { formatDay, formatTime, midnightsBetween } from './dates.ts';

/** A deadline as people speak of it, and whether it is near. */
export interface DeadlineWords {
  readonly words: string;
  readonly near: boolean;
}

/** Within so many days the day of the week says more than the date. */
const WEEK_DAYS = 7;

/** “today until 18:00”, “until Tuesday, 24 November”, “until 1 December” and the like, in the reader's time zone. */
export function deadlineWords(deadline: string | null, now: Date): DeadlineWords {
  if (deadline === null) return { words: text.none, near: false };
  const end = new Date(deadline);
  if (end.getTime() <= now.getTime()) return { words: text.over, near: true };
  const days = midnightsBetween(now, end);
  if (days === 0) return { words: text.today(formatTime(end)), near: true };
  if (days === 1) return { words: text.tomorrow, near: true };
  if (days === 2) return { words: text.dayAfter, near: true };
  const date = formatDay(end, now);
  return {
    words: days < WEEK_DAYS ? text.weekday(end.getDay(), date) : text.until(date),
    near: false,
  };
}
