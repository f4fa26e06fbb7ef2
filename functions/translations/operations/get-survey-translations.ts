import { readTranslations } from '../requests/change-languages.ts';
import { ofSurvey } from '../subject.ts';
import type { SurveyTranslationsOperation } from '../operation.ts';

/** The languages of a survey: every place where a text stands, and what is said there in each. */
export const getSurveyTranslations: SurveyTranslationsOperation<'getSurveyTranslations'> = (context) =>
  readTranslations(ofSurvey(context.survey), context);
