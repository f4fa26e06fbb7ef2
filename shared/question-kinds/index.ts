import type { Scale } from '../models/answers.ts';
import type { QuestionKind } from '../rules/surveys.ts';
import { checkbox } from './checkbox.ts';
import type { Asked, CountedRow, Kind } from './kind.ts';
import { line } from './line.ts';
import { radio } from './radio.ts';
import { rating } from './rating.ts';
import { words } from './words.ts';
import { yesNo } from './yes-no.ts';

/** Every kind of question there is. */
export const QUESTION_KINDS: Readonly<Record<QuestionKind, Kind>> = {
  TEXT: line,
  TEXTAREA: words,
  RADIO: radio,
  CHECKBOX: checkbox,
  RATING: rating,
  YESNO: yesNo,
};

/** The kind of a question of a poll, which is answered on a scale, or in people's own words. */
export function pollKind(scale: Scale | null): QuestionKind {
  return scale === null ? 'TEXTAREA' : 'RATING';
}

/** A question as it is stored, or in the words of the API, which calls its kind a type. */
export type Kinded = { readonly kind: QuestionKind; readonly type?: never } | { readonly type: QuestionKind };

/** What kind a question is of. */
export function kindOf(question: Kinded): Kind {
  return QUESTION_KINDS[question.type ?? question.kind];
}

/** Whether a question is answered in words, which are read and not counted. */
export function isInWords(question: Kinded): boolean {
  return kindOf(question).counting === null;
}

/** What is told of the counters of a question; empty where people answer in their own words. */
export function countedRows(question: Kinded & Asked): readonly CountedRow[] {
  return kindOf(question).counting?.rows(question) ?? [];
}

/** The numbers that can be answered, of a question that has a mean; null of any other. */
export function scoresOf(question: Kinded & Asked): readonly number[] | null {
  const [row, ...others] = countedRows(question);
  return others.length === 0 ? (row?.numbers ?? null) : null;
}
