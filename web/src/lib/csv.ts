import { CSV_BOM, csvCell, csvLines, type ExportTable } from '#shared/rules/export-cells.ts';

/** A CSV as Russian Excel reads it: semicolons, CRLF, everything in quotes, nothing that runs. */
export function csvOf({ header, rows }: ExportTable): Blob {
  const text = csvLines([header, ...rows.map((row) => row.map(csvCell))]);
  return new Blob([CSV_BOM, text], { type: 'text/csv;charset=utf-8' });
}
