import type { Scale } from '../models/answers.ts';
import { sum } from '../rules/sum.ts';
import type { QuestionKind } from '../rules/surveys.ts';
import { checkbox } from './checkbox.ts';
import { date } from './date.ts';
import type { AskedQuestion, CountedRow, Kind } from './kind.ts';
import { line } from './line.ts';
import { matrix } from './matrix.ts';
import { number } from './number.ts';
import { radio } from './radio.ts';
import { ranking } from './ranking.ts';
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
  NUMBER: number,
  DATE: date,
  RANKING: ranking,
  MATRIX: matrix,
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
export function countedRows(question: Kinded & AskedQuestion): readonly CountedRow[] {
  return kindOf(question).counting?.rows(question) ?? [];
}

/** The rows of a question with their counts, of those of all rows one after another. */
export function rowsWithCounts(
  question: Kinded & AskedQuestion,
  counts: readonly number[],
): (CountedRow & { readonly counts: number[] })[] {
  let begin = 0;
  return countedRows(question).map((row) => ({
    ...row,
    counts: counts.slice(begin, (begin += row.counters.length)),
  }));
}

/** What was chosen how often, as it is told in short; `counts` are those of all rows, one after another. */
export function choicesOf(
  question: Kinded & AskedQuestion,
  counts: readonly number[],
): { text: string; count: number }[] {
  return rowsWithCounts(question, counts).flatMap((row) => {
    const { labels, numbers, statement, counts: own, short = numbers ? [] : [...row.counters.keys()] } = row;
    if (statement !== undefined && sum(own) === 0) return [];
    const told = labels();
    return short.map((place) => ({ text: told[place]!, count: own[place] ?? 0 }));
  });
}

/** Whether a question is several that are rated on one scale. */
export function hasStatements(question: Kinded): boolean {
  return kindOf(question).statements !== undefined;
}

/** The numbers that can be answered, of a question that is compared by its mean; null of any other. */
export function scoresOf(question: Kinded & AskedQuestion): readonly number[] | null {
  return onlyRow(question)?.numbers ?? null;
}

/** The numbers from which the mean of a question is reckoned, compared by it or not; null where it has none. */
export function amountsOf(question: Kinded & AskedQuestion): readonly number[] | null {
  const row = onlyRow(question);
  return row?.numbers ?? row?.middles ?? null;
}

/** Whether a question has a mean that is reckoned from the middles of several numbers, and so about right. */
export function isMeanAbout(question: Kinded & AskedQuestion): boolean {
  const [first = 0, second = 1] = onlyRow(question)?.middles ?? [];
  return second - first > 1;
}

function onlyRow(question: Kinded & AskedQuestion): CountedRow | undefined {
  const [row, ...others] = countedRows(question);
  return others.length === 0 ? row : undefined;
}
