import type { surveyFormText as Russian } from '../../ru/answer-form/survey.ts';
import type { Catalogue } from '../../catalogue.ts';

/** What the form of a survey says of required questions; polls have words of their own. */
export const surveyFormText: Catalogue<typeof Russian> = {
  required: 'This question needs an answer',
  fillRequired: 'Answer the required questions',
  allFilled: 'All required questions are answered',
};
