import type { PollQuestion } from '#shared/models/answers.ts';
import type { Cell, ExportTable } from '#web/lib/export-cells.ts';
import { isNumeric, readExactNumber, readScaleAnswer } from '#shared/rules/scales.ts';
import { sheetTime } from './answer-time.ts';
import { quoteLists } from './quote-lists.ts';
import type { ResponseRow } from './responses.ts';

export interface ExportWords {
  readonly who: string;
  readonly when: string;
  readonly anonymous: (alias: string) => string;
}

/** The rows of the screen, in its order and under its names. */
export function exportTable(
  questions: readonly PollQuestion[],
  rows: readonly ResponseRow[],
  words: ExportWords,
): ExportTable {
  const reads = questions.map((question, position) => readerOf(question, position, rows));
  return {
    header: [words.who, words.when, ...questions.map(({ text }) => text)],
    rows: rows.map((row) => [
      row.anonymous ? words.anonymous(row.who) : row.who,
      sheetTime(row.answeredAt, row.anonymous),
      ...reads.map((read, position) => read(row.answers[position] ?? '')),
    ]),
  };
}

/** The answers of an anonymous run, a row each, question by question: no row and no order joins what one person said. */
export function quotesTable(
  questions: readonly PollQuestion[],
  rows: readonly ResponseRow[],
  words: { readonly question: string; readonly answer: string },
): ExportTable {
  const { lists } = quoteLists(
    rows,
    questions.map((question, position) => ({ question, position })),
  );
  return {
    header: [words.question, words.answer],
    rows: lists.flatMap(({ asked: { question, position }, quotes }) => {
      const read = readerOf(question, position, rows);
      return quotes.map(({ answer }) => [question.text, read(answer)]);
    }),
  };
}

/**
 * How the answers to a question are written. Where most of them are numbers, whatever says one becomes it, tenths
 * included: «8/10» would be a date to a spreadsheet. Elsewhere only what is nothing but a score does.
 */
function readerOf({ scale }: PollQuestion, position: number, rows: readonly ResponseRow[]): (answer: string) => Cell {
  const given = rows.flatMap(({ answers }) => answers[position] || []);
  const numbers = given.filter((answer) => readExactNumber(answer) !== null).length;
  return isNumeric(scale, { numbers, answered: given.length })
    ? (answer) => readExactNumber(answer) ?? answer
    : (answer) => readScaleAnswer(answer, '0-10') ?? answer;
}
