import { kindOf, type Kinded } from './index.ts';
import type { AskedQuestion } from './kind.ts';

/** A question as it is told in the words of the API, and which of its statements where that stands as one of its own. */
export interface Address {
  readonly question_id: string;
  readonly statement?: string | undefined;
}

/** What tells a statement that stands as a question from a question. */
export interface StatementMark {
  /** Left out of a question itself. */
  readonly statement?: { readonly question_id: string; readonly statement: string };
}

type Identified = Kinded & AskedQuestion & { readonly id: string };

/**
 * The statements of these questions, each as the scale question it is told and compared as: it has scale, direction,
 * theme and condition of its question, and for its text what is rated.
 */
export function statementsOf<Q extends Identified>(questions: readonly Q[]): (Q & Required<StatementMark>)[] {
  return questions.flatMap((question) =>
    (kindOf(question).statements?.of(question) ?? []).map((text, place) => ({
      ...question,
      ...(question.type === undefined ? { kind: 'RATING' } : { type: 'RATING' }),
      id: `${question.id}.${place + 1}`,
      text,
      options: [],
      statement: { question_id: question.id, statement: text },
    })),
  );
}

/** All that is compared of a survey: its questions in their order, and after them their statements. */
export function withStatements<Q extends Identified>(questions: readonly Q[]): (Q & StatementMark)[] {
  return [...questions, ...statementsOf(questions)];
}

/** The same in the order in which it is read: the statements of a question after it. */
export function inReadingOrder<Q extends Identified>(questions: readonly Q[]): (Q & StatementMark)[] {
  return questions.flatMap((question) => withStatements([question]));
}

/** Reads stored answers to these questions as such, and after them as answers to their statements. */
export function withStatementAnswers(
  questions: readonly (Kinded & AskedQuestion)[],
): (answers: readonly (string | null)[]) => readonly (string | null)[] {
  const several = questions.flatMap((question, place) => {
    const { statements } = kindOf(question);
    return statements ? [{ statements, place, many: statements.of(question).length }] : [];
  });
  if (several.length === 0) return (answers) => answers;
  return (answers) => [
    ...questions.map((_, place) => answers[place] ?? null),
    ...several.flatMap(({ statements, place, many }) => statements.answers(answers[place] ?? '', many)),
  ];
}

/** Which question, or which of its statements. */
export function addressOf({ id, statement }: StatementMark & { readonly id: string }): Address {
  return statement ?? { question_id: id };
}
