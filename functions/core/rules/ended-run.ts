import { type Frame, wasOpened } from '#data/frames.ts';
import type { EndedRun } from '#shared/models/answers.ts';
import { isPast } from '#shared/rules/frame-state.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';

type Ending = Pick<Frame, 'published' | 'deadline' | 'closedAt' | 'questions'>;

/**
 * When a run stopped taking answers: at its deadline, or when it was closed before that. Null while it takes them, where
 * it never did, and where nobody noted it, as with runs whose poll has just been deleted.
 */
export function endedAt(frame: Ending, now: Date): string | null {
  const { published, deadline, closedAt } = frame;
  const past = isPast(frame, now);
  if (published) return past ? deadline : null;
  if (closedAt === null || !wasOpened(frame)) return null;
  return past && deadline !== null && deadline < closedAt ? deadline : closedAt;
}

/** What is told of a run that is over, to whoever could have answered it. */
export function endedRun(frame: Frame, at: string): EndedRun {
  return {
    title: frame.title,
    workspace_name: frame.workspaceName,
    is_anonymous: frame.isAnonymous,
    ended_at: at,
    results_visibility: frame.resultsVisibility,
    smallest_group: frame.survey?.smallestGroup ?? SMALLEST_GROUP,
  };
}
