import { currentSurvey } from '../requests/current.ts';
import { setLanguages } from '../requests/change-languages.ts';
import type { SurveyTranslationsOperation } from '../operation.ts';

/** The own language of a survey, and what becomes of a launch while texts are missing. */
export const setSurveyLanguages: SurveyTranslationsOperation<'setSurveyLanguages'> = async (context, { body }) =>
  setLanguages(await currentSurvey(context), body, context);
