import type { Question } from '#shared/models/answers.ts';
import { sheetTime } from './answer-time.ts';
import type { ResponseRow } from './responses.ts';

/** Results as a sheet: one row a respondent, who and when before the answers. */
export interface ExportTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface ExportWords {
  readonly who: string;
  readonly when: string;
  readonly anonymous: (alias: string) => string;
}

/** The rows of the screen, in its order and under its names. */
export function exportTable(
  questions: readonly Question[],
  rows: readonly ResponseRow[],
  words: ExportWords,
): ExportTable {
  return {
    header: [words.who, words.when, ...questions.map(({ text }) => text)],
    rows: rows.map((row) => [
      row.anonymous ? words.anonymous(row.who) : row.who,
      sheetTime(row.answeredAt, row.anonymous),
      ...questions.map((_, position) => row.answers[position] ?? ''),
    ]),
  };
}

/**
 * What a spreadsheet would run as a formula: a cell that begins with = + - @, their full-width twins or the typographic
 * minus, whatever blanks, controls and invisible characters stand before it; or with a tab, a return or a line break.
 */
export const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠−])/u;

/** A cell that is text in every spreadsheet: an apostrophe before what would be a formula. */
export function harmless(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}
