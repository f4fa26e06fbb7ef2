import { kindOf, type Kinded } from '../question-kinds/index.ts';
import type { ShowIf, SurveyAnswerGiven } from './surveys.ts';

/** As it is stored, or in the words of the API. */
type Question = Kinded & { readonly id: string } & (
    | { readonly showIf: ShowIf | null; readonly show_if?: never }
    | { readonly show_if: ShowIf | null }
  );

/**
 * The questions a respondent is asked, by what they have answered so far. What depends on a question that is not asked
 * is not asked either.
 */
export function askedQuestions<Q extends Question>(
  questions: readonly Q[],
  answers: readonly SurveyAnswerGiven[],
): Q[] {
  const given = new Map(answers.map((answer) => [answer.question_id, answer]));
  const asked = new Map<string, Q>();
  for (const question of questions) {
    const condition = conditionOf(question);
    if (condition === null || holds(condition, asked.get(condition.question_id), given)) {
      asked.set(question.id, question);
    }
  }
  return [...asked.values()];
}

function conditionOf(question: Question): ShowIf | null {
  return 'showIf' in question ? question.showIf : question.show_if;
}

function holds(condition: ShowIf, on: Kinded | undefined, given: ReadonlyMap<string, SurveyAnswerGiven>): boolean {
  const answer = given.get(condition.question_id);
  return on !== undefined && answer !== undefined && (kindOf(on).condition?.holds(condition, answer) ?? false);
}
