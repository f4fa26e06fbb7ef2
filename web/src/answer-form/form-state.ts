import type { answers } from '#shared/contract/answers.ts';
import type { Call } from '#shared/contract/route.ts';
import type { ANSWER_MAX_LENGTH, ANSWERS_MAX_LENGTH } from '#shared/models/answers.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import type { EveryField } from '#web/lib/every-field.ts';
import type { Answers } from './draft.ts';
import { type FormQuestion, inWords } from './form-question.ts';

/** Characters; type-checked copies, since importing the values would bring the model's schemas along. */
export const ANSWER_LIMIT: typeof ANSWER_MAX_LENGTH = 5000;
export const ANSWERS_LIMIT: typeof ANSWERS_MAX_LENGTH = 20_000;
/** From here on the counter is shown: the last tenth. */
const NEAR_LIMIT = ANSWER_LIMIT - 500;

/** How far along a respondent is. */
export interface FormState {
  readonly answered: number;
  readonly total: number;
  /** The first required question without an answer. */
  readonly firstMissing: string | null;
  readonly firstTooLong: string | null;
  /** Characters by which all answers together are too long; 0 while they are not. */
  readonly over: number;
  readonly ready: boolean;
}

/** One answer as it goes to the server. */
export type SentAnswer = Readonly<Call<(typeof answers)['takePublicPoll']>['body']['answers'][number]>;

export const isBlank = (answer: string | undefined): boolean => !answer || !hasVisibleText(answer);

/** Counts answers and finds what still stands in the way of sending. */
export function formState(questions: readonly FormQuestion[], answers: Answers): FormState {
  const missing = questions.find((question) => question.required && isBlank(answers[question.id]));
  const tooLong = questions.find(({ id }) => charactersLeft(answers[id]) < 0);
  const sent = toSend(questions, answers);
  const over = Math.max(0, sent.reduce((sum, { content }) => sum + content.length, 0) - ANSWERS_LIMIT);
  return {
    answered: sent.length,
    total: questions.length,
    firstMissing: missing?.id ?? null,
    firstTooLong: tooLong?.id ?? null,
    over,
    ready: sent.length > 0 && !missing && !tooLong && over === 0,
  };
}

/** Characters an answer may still grow by; negative when it is too long. */
export function charactersLeft(answer: string | undefined): number {
  return ANSWER_LIMIT - (answer?.trim().length ?? 0);
}

/** Whether the counter is worth showing. */
export function isNearLimit(answer: string | undefined): boolean {
  return charactersLeft(answer) <= ANSWER_LIMIT - NEAR_LIMIT;
}

/** What goes to the server: non-blank answers to the form's own questions, trimmed. */
export function toSend(questions: readonly FormQuestion[], answers: Answers): SentAnswer[] {
  return questions
    .filter((question) => !isBlank(answers[question.id]))
    .map((question): EveryField<SentAnswer> => ({ question_id: question.id, content: answers[question.id]!.trim() }));
}

/** The same as text, to be taken elsewhere. */
export function asText(questions: readonly FormQuestion[], answers: Answers): string {
  return questions
    .filter((question) => !isBlank(answers[question.id]))
    .map((question) => `${question.text}\n${inWords(question, answers[question.id]!)}`)
    .join('\n\n');
}
