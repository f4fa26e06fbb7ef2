/** A number is one to reckon with, in every kind of file. */
export type Cell = string | number;

/**
 * What a column holds for a spreadsheet: money in rubles, percent (12.5 for 12.5 %), or a day, a month or a moment, as
 * `2026-11-30`, `2026-11` or `2026-11-30 10:15`. What does not look so stays text.
 */
export type CellKind = 'money' | 'percent' | 'day' | 'month' | 'moment';

/** What is saved as a sheet: a head and rows of as many cells. */
export interface ExportTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** What the columns hold, by their places; an XLSX has real dates, money and percent there. */
  readonly kinds?: readonly (CellKind | undefined)[];
  /** The places of columns that it makes sense to add up; an XLSX has a sheet of their sums. */
  readonly sums?: readonly number[];
  /** What has to be known to read it: where it comes from, what is not shown and why; a sheet of its own in an XLSX. */
  readonly notes?: readonly SumsRow[];
}

/** A line of the sheet of sums: a name and what stands beside it; a name alone is a heading. */
export type SumsRow = readonly [name: string, figure?: string | number, kind?: CellKind];

/**
 * What a spreadsheet would run as a formula: a cell that begins with = + - @, their full-width twins or the typographic
 * minus, whatever blanks, controls and invisible characters stand before it; or with a tab, a return or a line break.
 */
export const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠−])/u;

/** A cell that is text in every spreadsheet: an apostrophe before what would be a formula. */
export function harmless(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Tells Excel that a text is UTF-8. */
export const CSV_BOM = '\uFEFF';

/** Lines of a CSV as Russian Excel reads it (RFC 4180, but for the semicolons): everything in quotes, nothing that runs. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => `"${harmless(cell).replaceAll('"', '""')}"`;
  return rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('');
}

/** A cell of a CSV: a number with the comma that a Russian spreadsheet takes for one; «8.5» would be the eighth of May. */
export function csvCell(cell: Cell): string {
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
}
