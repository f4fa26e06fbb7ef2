import type { Question } from '#shared/models/poll.ts';
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

/** Long titles would meet the limits of file systems. */
const TITLE_LENGTH = 80;

/** «Пульс недели 2026-11-21.csv»: of the title what every file system takes, and the day of the run. */
export function exportFileName(title: string, createdAt: string, extension: string, fallback: string): string {
  const safe = title
    .normalize('NFC')
    // Control and invisible characters, among them those that turn the direction of writing.
    .replace(/\p{C}/gu, '')
    .replace(/[\\/:*?"<>|%]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.~-]+|[\s.]+$/g, '');
  const short = Array.from(safe).slice(0, TITLE_LENGTH).join('').trim();
  return `${short || fallback} ${isoDay(new Date(createdAt))}.${extension}`;
}

/** The day in the reader's own time zone. */
function isoDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
