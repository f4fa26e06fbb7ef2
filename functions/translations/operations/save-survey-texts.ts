import { currentSurvey } from '../requests/current.ts';
import { saveTexts } from '../requests/change-languages.ts';
import type { SurveyTranslationsOperation } from '../operation.ts';

/** What a survey says in a language, in some places of it. */
export const saveSurveyTexts: SurveyTranslationsOperation<'saveSurveyTexts'> = async (context, { params, body }) =>
  saveTexts(await currentSurvey(context), params.language, body, context);
