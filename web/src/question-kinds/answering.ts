import type { SurveyQuestion, SurveySubmission } from '#shared/models/survey-answers.ts';
import type { QuestionKind } from '#shared/rules/surveys.ts';
import type { Field } from '#web/answer-form/field.ts';

/** What a form has to know of a question, from a survey or from a draft of one. */
export type AskedInSurvey = Omit<SurveyQuestion, 'created_at' | 'direction' | 'origin_id'>;

/** One answer as it goes to the server. */
export type SurveyAnswer = SurveySubmission['answers'][number];

/** How questions are answered, by their kinds: of all, or of those that are asked. */
export type Fields = Readonly<Partial<Record<QuestionKind, Answering>>>;

/** What respondents have to do with a kind of question. Their pages are light: no editor, no figures, no Mantine. */
export interface Answering {
  readonly field: (question: AskedInSurvey) => Field;
  /** What can be chosen is said by the product itself, in whatever language. */
  readonly ownOptions?: true;
  /** What the field holds, as it goes to the server. */
  readonly said: (answer: string, question: AskedInSurvey) => Omit<SurveyAnswer, 'question_id'>;
  /** The same of an earlier sending, as the field holds it. */
  readonly held: (given: SurveyAnswer, question: AskedInSurvey) => string;
}
