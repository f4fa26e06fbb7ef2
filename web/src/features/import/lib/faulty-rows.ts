import type { ExportTable } from '#web/lib/export-cells.ts';
import { importText } from '#text/finance/import.ts';
import type { SheetRow } from '#web/lib/tables/sheet.ts';

/** A row with what is wrong with it, by column. */
export interface FaultyRow {
  readonly row: SheetRow;
  readonly mistakes: ReadonlyMap<number, string>;
}

/** The rows with mistakes as a table to mend in a spreadsheet: as they are, each with its number and what is wrong. */
export function faultyTable(head: readonly string[], rows: readonly FaultyRow[]): ExportTable {
  const { row: number, reasons } = importText.faulty;
  return {
    header: [number, reasons, ...head],
    rows: rows.map(({ row, mistakes }) => [
      row.number,
      [...mistakes].map(([column, mistake]) => [head[column], mistake].filter(Boolean).join(': ')).join('; '),
      ...head.map((_, column) => row.cells[column] ?? ''),
    ]),
  };
}
