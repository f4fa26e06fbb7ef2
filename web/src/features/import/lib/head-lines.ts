import { BARE_TOTALS } from '#shared/text/input/finance-files.ts';
import type { SheetRow } from '#web/lib/tables/sheet.ts';
import { fold } from './guess-columns.ts';

/** The last line of a head that begins in a row: cells that reach over several lines repeat there. */
export function endOfHead(rows: readonly SheetRow[], begin: number): number {
  let at = begin;
  while (goesOn(rows[at], rows[at + 1])) at += 1;
  return at;
}

/** The names in the last line of a head. A bare total says nothing: it is named with what stands above it. */
export function headNames(rows: readonly SheetRow[], at: number): readonly string[] {
  const own = rows[at]?.cells ?? [];
  const above = rows[at - 1];
  if (!goesOn(above, rows[at])) return own;
  let group = '';
  return own.map((name, column) => {
    group = above?.cells[column]?.trim() || group;
    return BARE_TOTALS.has(fold(name)) ? `${group} ${name}` : name;
  });
}

/** Whether a row only counts the columns, as printed forms do below their head. */
export function isNumbering(row: SheetRow | undefined): boolean {
  const cells = row?.cells ?? [];
  return cells.length > 1 && cells.every((cell, column) => cell.trim() === String(column + 1));
}

function goesOn(row: SheetRow | undefined, next: SheetRow | undefined): boolean {
  return next?.cells.some((cell, column) => cell.trim() !== '' && cell === row?.cells[column]) ?? false;
}
