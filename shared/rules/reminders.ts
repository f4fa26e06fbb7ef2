import { addDays, isWorkingDay, moscowDay, moscowMoment, nextWorkingDay } from './working-days.ts';
import { HOUR_MS } from './durations.ts';

/** Days after a run was opened on which those who have not answered are reminded. */
const DAYS = [3, 5];
const TIME = '10:00';
/** Nobody is reminded by the clock of what ends within these. */
const NOT_BEFORE_DEADLINE_MILLISECONDS = 12 * HOUR_MS;
/** Nobody is reminded of one run twice within these. */
export const REMINDER_PAUSE_MILLISECONDS = 24 * HOUR_MS;

interface OpenRun {
  /** When it was first opened; null where nobody noted it. */
  readonly openedAt: string | null;
  readonly deadline: string | null;
}

/** When a run is next reminded of, on a working day at 10:00 in Moscow; null when it is not any more. */
export function nextReminder(run: OpenRun, after: Date): Date | null {
  if (run.openedAt === null) return null;
  const opened = moscowDay(new Date(run.openedAt));
  const moments = DAYS.map((days) => moscowMoment(nextWorkingDay(addDays(opened, days)), TIME));
  return moments.find((moment) => moment > after && leavesTime(run, moment)) ?? null;
}

/** Whether now is still a moment to remind of a run by the clock, though nothing may have run for a while. */
export function mayRemindAt(run: Pick<OpenRun, 'deadline'>, now: Date): boolean {
  return isWorkingDay(moscowDay(now)) && leavesTime(run, now);
}

function leavesTime({ deadline }: Pick<OpenRun, 'deadline'>, moment: Date): boolean {
  return deadline === null || Date.parse(deadline) - moment.getTime() > NOT_BEFORE_DEADLINE_MILLISECONDS;
}

interface RunToRemindOf {
  readonly published: boolean;
  readonly isAnonymous: boolean;
  readonly openedAt: string | null;
  readonly reopened: boolean;
}

/**
 * Whether it is known who has answered, so that nobody is reminded who has: of an anonymous run that was closed and is
 * open again, nobody knows.
 */
export function knowsWhoAnswered({ isAnonymous, openedAt, reopened }: RunToRemindOf): boolean {
  return !isAnonymous || (openedAt !== null && !reopened);
}
