import type { ShowIf, SurveyAnswerGiven } from './surveys.ts';

type Said = Pick<SurveyAnswerGiven, 'answer_options' | 'answer_rating'>;

/** A question that may depend on answers to others, as it is stored or in the words of the API. */
export type Conditional = { readonly id: string } & (
  | { readonly showIf: ShowIf | null; readonly show_if?: never }
  | { readonly show_if: ShowIf | null }
);

/**
 * The questions a respondent is asked, by what they have answered so far. What depends on a question that is not asked
 * is not asked either.
 */
export function askedQuestions<Q extends Conditional>(
  questions: readonly Q[],
  answers: readonly SurveyAnswerGiven[],
): Q[] {
  const given = new Map(answers.map((answer) => [answer.question_id, answer]));
  const asked = new Map<string, Q>();
  for (const question of questions) {
    const condition = conditionOf(question);
    const answer = condition && asked.has(condition.question_id) && given.get(condition.question_id);
    if (condition === null || (answer && holds(condition, answer))) asked.set(question.id, question);
  }
  return [...asked.values()];
}

function conditionOf(question: Conditional): ShowIf | null {
  return 'showIf' in question ? question.showIf : question.show_if;
}

/** Whether an answer is as a condition wants it, which fits the kind of its question (shared/question-kinds). */
export function holds(condition: ShowIf, { answer_options: chosen, answer_rating: number }: Said): boolean {
  if ('options' in condition) return (chosen ?? []).some((option) => condition.options.includes(option));
  return number != null && number >= condition.from && number <= condition.to;
}
