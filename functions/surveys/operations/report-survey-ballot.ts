import { reportBallot } from '#functions/runs/issue-ballot.ts';
import type { SurveysOperation } from '../operation.ts';

/** Notes that a member needs no reminder of a survey; of a draft nobody is reminded. */
export const reportSurveyBallot: SurveysOperation<'reportSurveyBallot'> = async (context) => {
  const run = await context.repos.runs.findConsistent(context.survey.id);
  if (run) await reportBallot(run, context);
};
