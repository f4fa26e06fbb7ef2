import { runClosed } from '#core/http/errors.ts';
import { type Run, wasOpened } from './repositories/run.ts';
import type { EndedRun } from '#shared/models/answers.ts';
import { isOpen, isPast } from '#shared/rules/run-state.ts';

type Ending = Pick<Run, 'published' | 'deadline' | 'closedAt' | 'questions'>;

/**
 * When a run stopped taking answers: at its deadline, or when it was closed before that. Null while it takes them, where
 * it never did, and where nobody noted it, as with runs whose poll has just been deleted.
 */
export function endedAt(run: Ending, now: Date): string | null {
  const { published, deadline, closedAt } = run;
  const past = isPast(run, now);
  if (published) return past ? deadline : null;
  if (closedAt === null || !wasOpened(run)) return null;
  return past && deadline !== null && deadline < closedAt ? deadline : closedAt;
}

/** 409 where a run was opened and takes no answers any more. */
export function requireNotOver(run: Run, now: Date): void {
  if (wasOpened(run) && !isOpen(run, now)) runClosed();
}

/** What is told of a run that is over, to whoever could have answered it. */
export function endedRun(run: Run, at: string): EndedRun {
  return {
    title: run.title,
    workspace_name: run.workspaceName,
    is_anonymous: run.isAnonymous,
    ended_at: at,
    results_visibility: run.resultsVisibility,
    smallest_group: run.smallestGroup,
  };
}
