import { publicSurvey } from '#functions/runs/survey-run.ts';
import { openSurveyRun } from '#functions/runs/links.ts';
import type { AnswersOperation } from '../operation.ts';

/** What a respondent without an account needs to answer a survey. */
export const getPublicSurvey: AnswersOperation<'getPublicSurvey'> = async (context, { params, query }) =>
  publicSurvey(await openSurveyRun(params.link, context), query.language, context);
