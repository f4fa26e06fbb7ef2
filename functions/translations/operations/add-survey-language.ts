import { currentSurvey } from '../requests/current.ts';
import { addLanguage } from '../requests/change-languages.ts';
import type { SurveyTranslationsOperation } from '../operation.ts';

/** One more language that a survey is asked in; nothing is said in it yet. */
export const addSurveyLanguage: SurveyTranslationsOperation<'addSurveyLanguage'> = async (context, { body }) =>
  addLanguage(await currentSurvey(context), body.language, context);
