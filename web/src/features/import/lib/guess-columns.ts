import {
  columnNames,
  NAME_PARTS,
  RESULT,
  SURNAMES,
  TOTAL,
  UNIT_OF_COLUMN,
  withPlainLetters,
} from '#shared/text/input/finance-files.ts';
import type { SheetRow } from '#web/lib/tables/sheet.ts';
import { FIELDS, type Field } from './fields.ts';
import { IMPORT_KINDS, type FieldKey, type ImportKind } from './kinds.ts';
import { plainCell } from './cell.ts';

/** What each column is; null is left out. */
export type Columns = readonly (FieldKey | null)[];

/** Above the data may stand a title, a date, an empty form; not more than this. */
const HEAD_AMONG = 15;

/** A name that is known as a whole is worth more than any part of one. */
const EXACT = 1000;

/**
 * Which of the rows holds the names of the columns: the one with most names that are known, of this kind of data or else
 * of another one, which the file then says it is; null where the first row is data already.
 */
export function guessHead(rows: readonly SheetRow[], kind: ImportKind): number | null {
  const among = rows.slice(0, HEAD_AMONG);
  for (const of of [kind, ...IMPORT_KINDS]) {
    const scores = among.map(({ cells }) => cells.filter((cell) => bestFields(cell, of).length > 0).length);
    const best = Math.max(0, ...scores);
    if (best > 1) return scores.indexOf(best);
  }
  const first = rows[0]?.cells ?? [];
  if (first.some((cell) => holdsData(cell))) return null;
  return 0;
}

/** What the columns are by their names. A field that has one column gets the one that fits best. */
export function guessColumns(head: readonly string[], kind: ImportKind): Columns {
  const columns: (FieldKey | null)[] = head.map(() => null);
  const claims = head
    .flatMap((name, column) => bestFields(name, kind).map(({ field, score }) => ({ column, field, score })))
    .toSorted((one, other) => other.score - one.score || one.column - other.column);
  const named = head.map(fold);
  // The column that a field has got.
  const taken = new Map<FieldKey, string>();
  for (const { column, field } of claims) {
    const name = named[column] ?? '';
    const other = taken.get(field.key);
    const goesWith = field.several === 'each' || (NAME_PARTS.has(name) && NAME_PARTS.has(other ?? ''));
    if (columns[column] !== null || (other !== undefined && !goesWith)) continue;
    columns[column] = field.key;
    taken.set(field.key, name);
  }
  if (kind !== 'months') return columns;
  // What has a name of its own beside a month is an expense: rent, advertising, payroll.
  return columns.map((field, column) => field ?? (isExpense(named[column] ?? '') ? 'expense' : null));
}

/** The columns with one of them meant differently: a field that takes one column leaves the other. */
export function withColumn(columns: Columns, column: number, key: FieldKey | null, kind: ImportKind): Columns {
  const several = FIELDS[kind].find((field) => field.key === key)?.several;
  return columns.map((known, index) => {
    if (index === column) return key;
    return known === key && several === undefined ? null : known;
  });
}

function isExpense(folded: string): boolean {
  return folded !== '' && !isTotal(folded) && !RESULT.test(folded);
}

/** Whether a row or a column is a sum of the others. */
export function isTotal(name: string): boolean {
  return TOTAL.test(plainCell(name));
}

/** The fields a name can mean, each with how well; a whole name is better than one within it, a long one than a short. */
function bestFields(name: string, kind: ImportKind): { readonly field: Field; readonly score: number }[] {
  const folded = fold(name);
  if (folded === '' || isTotal(name)) return [];
  return FIELDS[kind].flatMap((field) => {
    const score = Math.max(0, ...columnNames[field.key].map((synonym) => scoreOf(folded, synonym)));
    return score > 0 ? [{ field, score }] : [];
  });
}

function scoreOf(folded: string, synonym: string): number {
  if (folded === synonym) return EXACT + synonym.length;
  return ` ${folded} `.includes(` ${synonym} `) ? synonym.length : 0;
}

/** Whether a column holds last names, and those alone. */
export function isSurnameColumn(name: string): boolean {
  return SURNAMES.has(fold(name));
}

/** “Salary (rub)” is “salary”, “E-mail” is “e mail”, `hire_date` is “hire date”. */
export function fold(name: string): string {
  return withPlainLetters(plainCell(name).toLowerCase())
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(UNIT_OF_COLUMN, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function holdsData(cell: string): boolean {
  return /\d/.test(cell) || cell.includes('@');
}
