import { unparse } from 'papaparse';
import { FORMULA, type ExportTable } from './export-cells.ts';

/** Tells Excel that the text is UTF-8. */
const BOM = '\uFEFF';

/** A CSV as Russian Excel reads it: semicolons, CRLF, everything in quotes, nothing that runs. */
export function csvOf({ header, rows }: ExportTable): Blob {
  const text = unparse(
    [header, ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? inRussian(cell) : cell)))],
    {
      delimiter: ';',
      newline: '\r\n',
      quotes: true,
      escapeFormulae: FORMULA,
    },
  );
  return new Blob([BOM, text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

/** With the comma that a Russian spreadsheet takes for a number; «8.5» would be the eighth of May. */
function inRussian(number: number): string {
  return String(number).replace('.', ',');
}
