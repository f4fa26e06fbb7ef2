import type { Item } from '#data/table.ts';
import type { Question } from '#shared/models/question.ts';

/** A question with what is kept beside it, as it lies in the table. */
export type StoredQuestion<Q extends Question> = Pick<Question, 'id' | 'text' | 'required' | 'kind'> & Partial<Q>;

const NOTHING = {
  scale: null,
  options: [],
  section: null,
  theme: null,
  direction: null,
  showIf: null,
} as const satisfies Partial<Question>;

/** As they are stored: without what says nothing, since a list reads the questions of two hundred polls. */
export function storedQuestions<Q extends Question>(questions: readonly Q[]): StoredQuestion<Q>[] {
  return questions.map((question) => {
    const said = Object.entries(question).filter(
      ([name, value]) =>
        value !== null &&
        !(Array.isArray(value) && value.length === 0) &&
        !(name === 'originId' && value === question.id),
    );
    return Object.fromEntries(said) as unknown as StoredQuestion<Q>;
  });
}

/** The questions behind stored ones. */
export function toQuestions<Q extends Question = Question>(stored: unknown): Q[] {
  return (stored as StoredQuestion<Q>[]).map(
    (question) => ({ ...NOTHING, originId: question.id, ...question }) as unknown as Q,
  );
}

/** What is written of a run: all as it is, but for its questions. */
export function asStored(run: { readonly questions?: readonly Question[] | undefined }): Item {
  return run.questions ? { ...run, questions: storedQuestions(run.questions) } : { ...run };
}
