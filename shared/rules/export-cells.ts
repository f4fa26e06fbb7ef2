/** A number is one to reckon with, in every kind of file. */
export type Cell = string | number;

/** What is saved as a sheet: a head and rows of as many cells. */
export interface ExportTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A line of the sheet of sums: a name and what stands beside it; a name alone is a heading. */
export type SumsRow = readonly [name: string, figure?: string | number];

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
