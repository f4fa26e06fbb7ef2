import { publicSurvey } from '#core/rules/survey-run.ts';
import { openSurvey } from './open-survey.ts';
import type { AnswersOperation } from './operation.ts';

/** What a respondent without an account needs to answer a survey. */
export const getPublicSurvey: AnswersOperation<'getPublicSurvey'> = async (context, { params }) =>
  publicSurvey(await openSurvey(params.link, context));
