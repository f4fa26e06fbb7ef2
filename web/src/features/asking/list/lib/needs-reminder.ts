import type { PollFigures } from '#shared/models/poll-list.ts';
import { REMINDER_PAUSE_MILLISECONDS } from '#shared/rules/reminders.ts';
import { turnoutOf } from '#web/features/asking/lib/turnout.ts';

/** Fewer than this of those asked are few. */
const HALF = 0.5;

/**
 * Whether a run is behind: below what is usual for its day; where that is not known, fewer than half have answered and
 * half of the time is over. What has no end is never behind: answers come when they come.
 */
export function isBehind(figures: PollFigures, now: Date): boolean {
  const { answered, rate } = turnoutOf(figures);
  const { usual, opened_at: opened, run } = figures;
  if (!run.published || rate === null) return false;
  if (usual) return answered < usual.low;
  return rate < HALF && opened !== null && isLate(Date.parse(opened), run.deadline, now);
}

/** Whether a reminder is the thing to do: it would reach only those who have not answered, and none went out lately. */
export function needsReminder(figures: PollFigures, now: Date): boolean {
  const { reminded_at: last } = figures.run;
  const lately = last !== null && Date.parse(last) + REMINDER_PAUSE_MILLISECONDS > now.getTime();
  return figures.can_remind && !lately && isBehind(figures, now);
}

function isLate(opened: number, deadline: string | null, now: Date): boolean {
  return deadline !== null && now.getTime() - opened > (Date.parse(deadline) - opened) / 2;
}
