import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { isOpen, isPast } from '#shared/rules/run-state.ts';

export { isOpen, isPast };

/** Where a run stands: never opened; taking answers; past its deadline; closed by somebody. */
export type RunState = 'draft' | 'open' | 'over' | 'closed';

/** Where a run stands at this moment. A deadline that passed says more than who closed the run after it. */
export function runState(run: Frame, now: Date): RunState {
  if (!run.published && !run.was_opened) return 'draft';
  if (isPast(run, now)) return 'over';
  return run.published ? 'open' : 'closed';
}

/** Whether the answers of a run carry no names; a draft follows its poll until it is opened. */
export function isAnonymous(run: Frame, poll: Pick<Poll, 'is_anonymous'>): boolean {
  return run.was_opened ? run.is_anonymous : poll.is_anonymous;
}

/** The run to show: the wanted one while it exists, else a published one, else the first. */
export function chooseRun(runs: readonly Frame[], wantedId: string | null): Frame | null {
  const wanted = runs.find((run) => run.id === wantedId);
  return wanted ?? runs.find((run) => run.published) ?? runs[0] ?? null;
}

/** The run people answer now: the newest open one. */
export function openRun(runs: readonly Frame[], now: Date): Frame | null {
  return newestFirst(runs).find((run) => isOpen(run, now)) ?? null;
}

/** The newest run that may still be published, one that was never open first: not past its deadline. */
export function newestDraft(runs: readonly Frame[], now: Date): Frame | null {
  const waiting = newestFirst(runs).filter((run) => !run.published && !isPast(run, now));
  return waiting.find((run) => !run.was_opened) ?? waiting[0] ?? null;
}

function newestFirst(runs: readonly Frame[]): Frame[] {
  return runs.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
}
