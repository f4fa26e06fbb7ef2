import { invalid } from '#core/http/errors.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { pollsErrors } from '#text/polls/errors.ts';

/**
 * Refuses a limit of the link that tells of single answers: whether a link is full is on its public page, so whoever
 * tries 1, 2, 3 … would count what is not shown yet.
 */
export function requireAnswerLimit({ answerLimit, resultsVisibility }: Pick<Run, 'answerLimit' | 'resultsVisibility'>) {
  if (resultsVisibility === 'live' || answerLimit === null || answerLimit % SMALLEST_GROUP === 0) return;
  invalid([{ path: 'answer_limit', message: pollsErrors.answerLimit }]);
}
