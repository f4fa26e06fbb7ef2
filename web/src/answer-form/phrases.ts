import { createContext } from 'react';
import { answerFormText as text } from '#text/answer-form.ts';
import { surveyFormText } from '#text/answer-form/survey.ts';

/** What a form says of required questions. */
export interface Phrases {
  /** The language of these sentences, where it is not that of the page. */
  readonly lang: string | undefined;
  readonly required: string;
  readonly fillRequired: string;
  readonly allFilled: string;
}

/** The specification spells these out for polls, in English. */
export const POLL_PHRASES: Phrases = {
  lang: 'en',
  required: text.required,
  fillRequired: text.fillRequired,
  allFilled: text.allFilled,
};

export const SURVEY_PHRASES: Phrases = { lang: undefined, ...surveyFormText };

/** How the form around speaks. */
export const FormPhrases = createContext(POLL_PHRASES);
