import { unparse } from 'papaparse';
import { CSV_BOM, CSV_FORMAT, csvCell, type ExportTable } from '#shared/rules/export-cells.ts';

/** A CSV as Russian Excel reads it: semicolons, CRLF, everything in quotes, nothing that runs. */
export function csvOf({ header, rows }: ExportTable): Blob {
  const text = unparse([header, ...rows.map((row) => row.map(csvCell))], CSV_FORMAT);
  return new Blob([CSV_BOM, text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}
