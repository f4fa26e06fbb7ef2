import { currentSurvey } from '../requests/current.ts';
import { addLanguage } from '../requests/change-languages.ts';
import type { SurveyTranslationsOperation } from '../operation.ts';

/** One more language that a survey is asked in; what the bank says in it is said at once. */
export const addSurveyLanguage: SurveyTranslationsOperation<'addSurveyLanguage'> = async (context, { body }) =>
  addLanguage(await currentSurvey(context), body.language, context);
