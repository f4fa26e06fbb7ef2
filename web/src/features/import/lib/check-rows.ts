import { importText } from '#text/finance/import.ts';
import type { Note } from './cell.ts';
import { columnOf, personOf, refusalsOf, toApiRow, type Expense, type Values } from './api-rows.ts';
import { fieldOf, FIELDS } from './fields.ts';
import type { CellValue, FieldKey, ImportKind } from './kinds.ts';
import { isSurnameColumn, isTotal, type Columns } from './guess-columns.ts';
import type { Sheet, SheetRow } from '#web/lib/tables/sheet.ts';

const text = importText.mistakes;

/** A mistake of a row as a whole stands here, beside those of its columns. */
export const WHOLE_ROW = -1;

export interface CheckedRow {
  readonly row: SheetRow;
  readonly values: Values;
  /** Of a month: each column of expenses under its name. */
  readonly expenses: readonly Expense[];
  /** By column. */
  readonly mistakes: ReadonlyMap<number, string>;
  readonly notes: ReadonlySet<Note>;
}

/** How the rows of a file are understood. */
export interface Understanding {
  readonly kind: ImportKind;
  readonly columns: Columns;
  /** What the columns are called in the file. */
  readonly head: readonly string[];
  /** The row at which the file may have been cut off. */
  readonly openEnd: number | null;
}

/** What a row says, and what of it is not understood. Repeated people are found among all rows, by `findRepeated`. */
export function checkRow(row: SheetRow, { kind, columns, head, openEnd }: Understanding): CheckedRow {
  const values: Partial<Record<FieldKey, CellValue>> = {};
  const expenses: Expense[] = [];
  const mistakes = new Map<number, string>();
  const notes = new Set<Note>();

  for (const [column, key] of inOrder(columns, head, kind)) {
    if (key === null) continue;
    const field = fieldOf(kind, key);
    const reading = field.read(row.cells[column] ?? '');
    if ('mistake' in reading) {
      mistakes.set(column, reading.mistake);
      continue;
    }
    if (reading.note) notes.add(reading.note);
    if (field.required && reading.value === null) mistakes.set(column, text.required);
    if (field.several === 'each') {
      if (typeof reading.value === 'number') expenses.push({ name: head[column] ?? '', amount: reading.value });
    } else {
      values[key] = together(values[key], reading.value, field.several);
    }
  }
  // A cell that is not understood may be what the row lacks.
  if (mistakes.size === 0) {
    const wrong = mistakeOfRow(kind, values, expenses.length);
    if (wrong === null) {
      const refusals = refusalsOf(kind, toApiRow(kind, values, expenses));
      for (const { field, mistake } of refusals) mistakes.set(columnOf(columns, field), mistake);
    } else mistakes.set(wrong.key === null ? WHOLE_ROW : columns.indexOf(wrong.key), wrong.mistake);
  }
  if (row.cells.slice(columns.length).some((cell) => cell.trim() !== '')) mistakes.set(WHOLE_ROW, text.extraCells);
  if (row.number === openEnd && row.cells.length < columns.length) mistakes.set(WHOLE_ROW, text.cutRow);
  return { row, values, expenses, mistakes, notes };
}

/** Fields of this kind that no column is, and without which nothing can be brought in. */
export function missingFields(kind: ImportKind, columns: Columns): readonly FieldKey[] {
  const missing = FIELDS[kind].filter(({ required, key }) => required && !columns.includes(key)).map(({ key }) => key);
  if (kind === 'people' && !columns.includes('email') && !columns.includes('name')) return ['email', 'name'];
  if (kind === 'employees' && !(['email', 'name', 'number'] as const).some((key) => columns.includes(key))) {
    return ['email', 'name', ...missing];
  }
  if (kind === 'months' && !(['revenue', 'people', 'expense'] as const).some((key) => columns.includes(key))) {
    return [...missing, 'revenue', 'expense'];
  }
  return missing;
}

/** The last row of a file that ends without a line break: where it might have been cut off. */
export function openEndOf({ rows, endsOpen }: Sheet): number | null {
  return endsOpen ? (rows.at(-1)?.number ?? null) : null;
}

/** Whether a row sums up the others, which would count as one more person. */
export function isTotalRow({ cells }: SheetRow): boolean {
  const first = cells.find((cell) => cell.trim() !== '');
  return first !== undefined && isTotal(first);
}

/** Whether this row names the group of those below it, as reports of 1C do: its sums are theirs. */
export function groupRows(rows: readonly SheetRow[]): readonly number[] {
  return rows.flatMap(({ number, level = 0 }, index) => ((rows[index + 1]?.level ?? 0) > level ? [number] : []));
}

/** The other rows about the same person, or the same month, by row; people who came back have rows of several days. */
export function findRepeated(rows: readonly CheckedRow[], kind: ImportKind): ReadonlyMap<number, string> {
  const groups = new Map<string, CheckedRow[]>();
  for (const row of rows) {
    const identity = identityOf(row, kind);
    if (identity === null) continue;
    const group = groups.get(identity);
    if (group) group.push(row);
    else groups.set(identity, [row]);
  }
  const repeated = new Map<number, string>();
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    for (const { row } of group) {
      const others = group.filter((other) => other.row.number !== row.number).map((other) => other.row.number);
      repeated.set(row.number, text.twice(others.slice(0, REPEATED_NAMED)));
    }
  }
  return repeated;
}

const REPEATED_NAMED = 5;

function identityOf({ values }: CheckedRow, kind: ImportKind): string | null {
  if (kind === 'months') return typeof values.month === 'string' ? values.month : null;
  const person = personOf(values)?.toLowerCase() ?? null;
  if (person === null || kind !== 'leavers') return person;
  return `${person} ${values.hired_on ?? ''}`;
}

function mistakeOfRow(
  kind: ImportKind,
  values: Values,
  expenses: number,
): { readonly key: FieldKey | null; readonly mistake: string } | null {
  if (kind === 'months') {
    const empty = expenses === 0 && (values.revenue ?? null) === null && (values.people ?? null) === null;
    return empty ? { key: null, mistake: text.noMoney } : null;
  }
  // Of those who left long ago nobody needs to know who they were.
  if ((kind === 'employees' || kind === 'people') && personOf(values) === null)
    return { key: null, mistake: text.nobody };
  const { hired_on: hired, left_on: left, leaving } = values;
  if (leaving && !left) return { key: 'leaving', mistake: text.leavingWithoutDay };
  return hired && left && left < hired ? { key: 'left_on', mistake: text.leftBeforeHired } : null;
}

/** In the order of the file; of people a last name comes first, wherever it stands. */
function inOrder(columns: Columns, head: readonly string[], kind: ImportKind) {
  const all = [...columns.entries()];
  if (kind !== 'people') return all;
  const isSurname = ([column, key]: (typeof all)[number]) => key === 'name' && isSurnameColumn(head[column] ?? '');
  return [...all.filter(isSurname), ...all.filter((one) => !isSurname(one))];
}

/** What several columns of one field say. */
function together(known: CellValue | undefined, next: CellValue, several: 'join' | 'sum' | undefined): CellValue {
  if (known === undefined || known === null) return next;
  if (next === null) return known;
  if (several === 'join') return `${known} ${next}`;
  // In kopecks, where sums are exact.
  return (Math.round(Number(known) * 100) + Math.round(Number(next) * 100)) / 100;
}
