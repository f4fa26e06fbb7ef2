import type { ANSWER_MAX_LENGTH, Question } from '#shared/models/poll.ts';
import type { SentAnswers } from './api.ts';
import type { Answers } from './draft.ts';

/** Characters; a type-checked copy, since importing the value would bring the model's schemas along. */
export const ANSWER_LIMIT: typeof ANSWER_MAX_LENGTH = 5000;
/** From here on the counter is shown: the last tenth. */
const NEAR_LIMIT = ANSWER_LIMIT - 500;

const SECONDS_PER_QUESTION = 20;

/** How far along a respondent is. */
export interface FormState {
  readonly answered: number;
  readonly total: number;
  /** The first required question without an answer. */
  readonly firstMissing: string | null;
  readonly firstTooLong: string | null;
  readonly ready: boolean;
}

export const isBlank = (answer: string | undefined): boolean => !answer || answer.trim() === '';

/** Counts answers and finds what still stands in the way of sending. */
export function formState(questions: readonly Question[], answers: Answers): FormState {
  const missing = questions.find((question) => question.is_required && isBlank(answers[question.id]));
  const tooLong = questions.find((question) => charactersLeft(answers[question.id]) < 0);
  const answered = questions.filter((question) => !isBlank(answers[question.id])).length;
  return {
    answered,
    total: questions.length,
    firstMissing: missing?.id ?? null,
    firstTooLong: tooLong?.id ?? null,
    ready: answered > 0 && !missing && !tooLong,
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

/** What goes to the server: non-blank answers to the poll's own questions, trimmed. */
export function toSend(questions: readonly Question[], answers: Answers, session: string): SentAnswers {
  return {
    answers: questions
      .filter((question) => !isBlank(answers[question.id]))
      .map((question) => ({ question_id: question.id, content: answers[question.id]!.trim() })),
    anonymous_session_id: session,
  };
}

/** Questions in the order their author gave them. */
export function inOrder(questions: readonly Question[]): Question[] {
  return questions.toSorted((a, b) => a.order_index - b.order_index);
}

/** Whole minutes the poll will take, at least one. */
export function minutesNeeded(questionCount: number): number {
  return Math.max(1, Math.round((questionCount * SECONDS_PER_QUESTION) / 60));
}
