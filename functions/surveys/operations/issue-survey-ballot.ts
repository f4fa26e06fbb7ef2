import { runClosed } from '#core/http/errors.ts';
import { issueBallot } from '#functions/runs/issue-ballot.ts';
import type { SurveysOperation } from '../operation.ts';

/** Signs a member's ballot for a survey. */
export const issueSurveyBallot: SurveysOperation<'issueSurveyBallot'> = async (context, { body }) => {
  const run = (await context.repos.runs.findConsistent(context.survey.id)) ?? runClosed();
  return { signed: await issueBallot(run, body, context) };
};
