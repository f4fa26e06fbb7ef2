import type { answers } from '#shared/contract/answers.ts';
import type { Call } from '#shared/contract/route.ts';
import type { EveryField } from '#web/lib/every-field.ts';
import { ANSWERS_LIMIT, charactersLeft } from './answer-length.ts';
import type { AskedReplies } from './dialogue/keys.ts';
import type { Answers } from './draft.ts';
import type { FormQuestion } from './form-question.ts';

/** How far along a respondent is. */
export interface FormState {
  readonly answered: number;
  readonly total: number;
  /** The first required question without an answer. */
  readonly firstMissing: string | null;
  /** The first answer that would not be taken as it is. */
  readonly firstWrong: string | null;
  /** Characters by which all answers together are too long; 0 while they are not. */
  readonly over: number;
  readonly ready: boolean;
}

/** One answer as it goes to the server. */
export type SentAnswer = Readonly<Call<(typeof answers)['takePublicPoll']>['body']['answers'][number]>;

/** Counts answers and finds what still stands in the way of sending. */
export function formState(questions: readonly FormQuestion[], answers: Answers): FormState {
  const missing = questions.find((question) => question.required && !isAnswered(question, answers));
  const wrong = questions.find(
    ({ id, field }) => charactersLeft(answers[id]) < 0 || !!field.mistake?.(answers[id] ?? ''),
  );
  const sent = toSend(questions, answers);
  const over = Math.max(0, sent.reduce((sum, { content }) => sum + content.length, 0) - ANSWERS_LIMIT);
  return {
    answered: sent.length,
    total: questions.length,
    firstMissing: missing?.id ?? null,
    firstWrong: wrong?.id ?? null,
    over,
    ready: sent.length > 0 && !missing && !wrong && over === 0,
  };
}

/** What goes to the server: non-blank answers to the form's own questions, trimmed. */
export function toSend(questions: readonly FormQuestion[], answers: Answers, asked: AskedReplies = {}): SentAnswer[] {
  return questions
    .filter((question) => isAnswered(question, answers))
    .map((question): EveryField<SentAnswer> => ({
      question_id: question.id,
      content: answers[question.id]!.trim(),
      reply_box: asked[question.id]?.box,
    }));
}

function isAnswered({ id, field }: FormQuestion, answers: Answers): boolean {
  return field.isAnswered(answers[id] ?? '');
}
