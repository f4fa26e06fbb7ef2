import { readyQuestion, type ReadyName, type ReadyQuestion } from './ready-questions.ts';
import { YES_NO } from './wire-words.ts';

/** A question of a ready set. */
export interface SetQuestion extends ReadyQuestion {
  readonly required: boolean;
  readonly section: string | null;
  /** The question before it that decides, counted from 1 as people count. */
  readonly showIf: { readonly question: number; readonly options: readonly string[] } | null;
}

/** A ready question as it stands in a set: what is answered in one's own words may be left out. */
export function ask(name: ReadyName, more: Partial<Pick<SetQuestion, 'section' | 'showIf'>> = {}): SetQuestion {
  const question = readyQuestion(name);
  return { ...question, required: question.type !== 'TEXTAREA', section: null, showIf: null, ...more };
}

/** Asks only where the question of such a place and name was answered by one of its options, which are counted from 0. */
export function whereAnswered(question: number, name: ReadyName, options: readonly number[]): SetQuestion['showIf'] {
  const { type, options: all } = readyQuestion(name);
  return { question, options: options.map((place) => (type === 'YESNO' ? YES_NO : all)[place]!) };
}
