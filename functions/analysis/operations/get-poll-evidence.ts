import { analysedRuns } from '../requests/wanted.ts';
import { tooFewAnswers } from '#core/http/errors.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { evidenceOfRun } from '../requests/evidence-of-run.ts';
import type { AiOperation } from '../operation.ts';

/** The answers to the newest run of a poll that speak of a theme. */
export const getPollEvidence: AiOperation<'getPollEvidence'> = async ({ repos, poll }, { params, query }) => {
  const [newest] = await analysedRuns({ repos }, poll.id, query.frames);
  if (!newest) return tooFewAnswers();
  return evidenceOfRun(repos.results, newest.run, params.evidence_id, SMALLEST_GROUP);
};
