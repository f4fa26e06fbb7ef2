import { columnOf, toApiRow, type ApiRow } from './api-rows.ts';
import { findRepeated, WHOLE_ROW, type CheckedRow } from './check-rows.ts';
import type { Note } from './cell.ts';
import type { FieldKey, ImportKind } from './kinds.ts';
import type { Columns } from './guess-columns.ts';
import { replaceNames } from './replace-names.ts';

/** Mistakes by row of the file and column. */
export type Mistakes = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** What has been found of a file as a whole. */
export interface CheckedFile {
  /** Without those that are left out. */
  readonly kept: readonly CheckedRow[];
  readonly mistakes: Mistakes;
  /** What would be sent, in the order of `kept`. */
  readonly rows: readonly ApiRow[];
  readonly notes: ReadonlySet<Note>;
}

interface Choices {
  readonly kind: ImportKind;
  readonly columns: Columns;
  /** Rows of the file that stay out. */
  readonly excluded: ReadonlySet<number>;
  /** Numbers in the place of names. */
  readonly replaced: boolean;
  /** What the server has refused. */
  readonly refused: Mistakes;
}

/** Puts together what single rows, all rows beside each other, and the server say. */
export function checkFile(checked: readonly CheckedRow[], choices: Choices): CheckedFile {
  const { kind, columns, excluded, replaced, refused } = choices;
  const kept = checked.filter(({ row }) => !excluded.has(row.number));
  const repeated = findRepeated(kept, kind);
  const who = columns.findIndex((column) => column !== null && IDENTITY.has(column));
  const mistakes = new Map<number, ReadonlyMap<number, string>>();
  for (const { row, mistakes: own } of kept) {
    const twice = repeated.get(row.number);
    const told = refused.get(row.number);
    if (own.size === 0 && twice === undefined && told === undefined) continue;
    mistakes.set(
      row.number,
      new Map([...(twice === undefined ? [] : [[who, twice] as const]), ...(told ?? []), ...own]),
    );
  }
  const sent = replaced ? replaceNames(kept) : kept;
  return {
    kept,
    mistakes,
    rows: sent.map(({ values, expenses }) => toApiRow(kind, values, expenses)),
    notes: new Set(kept.flatMap(({ notes }) => [...notes])),
  };
}

const IDENTITY: ReadonlySet<FieldKey> = new Set(['email', 'name', 'number', 'month']);

/** What the server has refused, at the rows of the file that were sent: `rows.12.salary` is the thirteenth of them. */
export function placeRefusals(
  errors: readonly { readonly path: string; readonly message: string }[],
  sent: readonly CheckedRow[],
  columns: Columns,
): Mistakes {
  const placed = new Map<number, Map<number, string>>();
  for (const { path, message } of errors) {
    const [, index, field = ''] = /^(?:rows|months)\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
    const row = index === undefined ? undefined : sent[Number(index)]?.row.number;
    if (row === undefined) continue;
    const ofRow = placed.get(row) ?? new Map<number, string>();
    const column = field === '' ? WHOLE_ROW : columnOf(columns, field);
    if (!ofRow.has(column)) placed.set(row, ofRow.set(column, message));
  }
  return placed;
}
