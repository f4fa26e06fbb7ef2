import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import type { RunningRun } from '#shared/models/overview.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/** So near its end a run in which too few have answered is worth a reminder. */
const NEAR_END_MS = 3 * DAY_MS;
/** Where nobody knows what is usual, less than this share of those asked is few. */
const FEW_SHARE = 0.5;

/** The one thing to do next. */
export type NextStep = 'remind' | 'open' | 'results';

/** What is offered for a run; `reminded` says that somebody has just done so. */
export function nextStepOf(run: RunningRun, now: Date, reminded = false): NextStep {
  if (run.can_remind && !reminded && isBehind(run, now)) return 'remind';
  return hasAnswers(run) ? 'results' : 'open';
}

/** Whether enough have answered for there to be something to read. */
export function hasAnswers({ answered }: Pick<RunningRun, 'answered'>): boolean {
  return answered >= SMALLEST_GROUP;
}

/** Fewer than usual for this day; where that is not known, less than half of those asked while the end is near. */
function isBehind(run: RunningRun, now: Date): boolean {
  const { answered, asked, usual } = run;
  if (usual) return answered < usual.low;
  return asked !== null && answered < asked * FEW_SHARE && isNearEnd(run, now);
}

function isNearEnd({ deadline }: RunningRun, now: Date): boolean {
  return deadline !== null && Date.parse(deadline) - now.getTime() <= NEAR_END_MS;
}
