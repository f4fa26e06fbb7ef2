import type { Mistakes } from './check-file.ts';
import { WHOLE_ROW, type CheckedRow } from './check-rows.ts';

/** A cell of the sheet: column 0 is the head of its row. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

const PAGE = 10;

/** Where a key leads; the same place where it leads nowhere. */
export function moveIn(at: Place, key: string, size: { readonly rows: number; readonly columns: number }): Place {
  const to = (row: number, column: number): Place => {
    const next = { row: within(row, size.rows), column: within(column, size.columns) };
    return next.row === at.row && next.column === at.column ? at : next;
  };
  switch (key) {
    case 'ArrowUp':
      return to(at.row - 1, at.column);
    case 'ArrowDown':
      return to(at.row + 1, at.column);
    case 'ArrowLeft':
      return to(at.row, at.column - 1);
    case 'ArrowRight':
      return to(at.row, at.column + 1);
    case 'PageUp':
      return to(at.row - PAGE, at.column);
    case 'PageDown':
      return to(at.row + PAGE, at.column);
    case 'Home':
      return to(at.row, 0);
    case 'End':
      return to(at.row, size.columns - 1);
    default:
      return at;
  }
}

/** The next cell with a mistake behind this one, from the top again after the last; null where there is none. */
export function nextMistakeAfter(
  at: Place,
  rows: readonly CheckedRow[],
  shown: readonly number[],
  mistakes: Mistakes,
): Place | null {
  const places = rows.flatMap(({ row }, index) =>
    [...(mistakes.get(row.number)?.keys() ?? [])]
      .map((column) => ({ row: index, column: column === WHOLE_ROW ? 0 : shown.indexOf(column) + 1 }))
      .toSorted((one, other) => one.column - other.column),
  );
  const behind = places.find(({ row, column }) => row > at.row || (row === at.row && column > at.column));
  return behind ?? places[0] ?? null;
}

function within(value: number, count: number): number {
  return Math.max(0, Math.min(value, count - 1));
}
