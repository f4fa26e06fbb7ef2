import { requestDrafts } from '../requests/request-drafts.ts';
import { ofSurvey } from '../subject.ts';
import type { TranslationDraftsOperation } from '../operation.ts';

/** Has the connected model draft what is missing of a survey in a language. */
export const draftSurveyTexts: TranslationDraftsOperation<'draftSurveyTexts'> = (context, { params }) =>
  requestDrafts(ofSurvey(context.survey), params.language, context);
