import { currentSurvey } from '../requests/current.ts';
import { removeLanguage } from '../requests/change-languages.ts';
import type { SurveyTranslationsOperation } from '../operation.ts';

/** Takes a language away from a survey, with all that is said in it. */
export const removeSurveyLanguage: SurveyTranslationsOperation<'removeSurveyLanguage'> = async (context, { params }) =>
  removeLanguage(await currentSurvey(context), params.language, context);
