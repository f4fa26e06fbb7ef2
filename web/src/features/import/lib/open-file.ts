import { IMPORT_MAX_ROWS } from '#shared/models/finance/common.ts';
import { MONTHS_MAX } from '#shared/models/finance/money.ts';
import type { Table } from '#web/lib/tables/read-table.ts';
import type { Sheet, SheetRow } from '#web/lib/tables/sheet.ts';
import { importText } from '#text/finance/import.ts';
import { groupRows } from './check-rows.ts';
import { guessColumns, guessHead, type Columns } from './guess-columns.ts';
import { endOfHead, headNames, isNumbering } from './head-lines.ts';
import type { ImportKind } from './kinds.ts';
import { presetColumns, presetOf, type Preset } from './presets.ts';

/** Of a file without a head so many rows are asked how many columns there are. */
const LOOKED_AT = 50;
/** A list of people is written down a hundred at a time. */
const PEOPLE_MAX = 20_000;

/** A file that has been read, and how it is understood so far. */
export interface OpenFile {
  readonly name: string;
  readonly table: Table;
  readonly sheet: Sheet;
  /** Where the names of the columns stand, among the rows of the sheet; null where there are none. */
  readonly headAt: number | null;
  /** What the columns are called. */
  readonly head: readonly string[];
  readonly columns: Columns;
  /** Whose report it is, as far as its head says so. */
  readonly preset: Preset | null;
  /** The columns are as somebody has chosen them before. */
  readonly remembered: boolean;
  /** Without the head and what stands above it. */
  readonly rows: readonly SheetRow[];
}

/** The columns of a head as somebody has chosen them before, over what they are taken for. */
export type Recall = (head: readonly string[], guessed: Columns) => Columns;

const AS_GUESSED: Recall = (_, guessed) => guessed;

/** How many rows of a kind are taken at once. */
export function rowsMaxOf(kind: ImportKind): number {
  if (kind === 'months') return MONTHS_MAX;
  return kind === 'people' ? PEOPLE_MAX : IMPORT_MAX_ROWS;
}

/** Understands a file as well as that can be guessed, or says why nothing can be made of it. */
export function openFile(
  file: Pick<OpenFile, 'name' | 'table' | 'sheet'>,
  kind: ImportKind,
  recall: Recall = AS_GUESSED,
): OpenFile | { readonly problem: string } {
  const { rows } = file.sheet;
  const head = guessHead(rows, kind);
  return withHead(file, kind, head === null ? null : endOfHead(rows, head), recall);
}

/** The same file with the names of its columns in another row. */
export function withHead(
  file: Pick<OpenFile, 'name' | 'table' | 'sheet'>,
  kind: ImportKind,
  headAt: number | null,
  recall: Recall = AS_GUESSED,
): OpenFile | { readonly problem: string } {
  const { rows: all } = file.sheet;
  const below = headAt === null ? all : all.slice(headAt + 1);
  const rows = headAt !== null && isNumbering(below[0]) ? below.slice(1) : below;
  if (rows.length === 0) return { problem: importText.file.headerOnly };
  if (rows.length > rowsMaxOf(kind)) return { problem: importText.file.tooManyRows(rowsMaxOf(kind)) };
  const named = headAt === null ? [] : headNames(all, headAt);
  const width = headAt === null ? widthOf(rows) : named.length;
  const head = Array.from(
    { length: width },
    (_, column) => named[column]?.trim() || importText.columns.unnamed(column + 1),
  );
  const guessed = named.length > 0 ? presetColumns(named, kind) : guessColumns(head, kind);
  const columns = named.length > 0 ? recall(head, guessed) : guessed;
  const opened = {
    name: file.name,
    table: file.table,
    sheet: file.sheet,
    headAt,
    head,
    columns,
    rows,
    preset: named.length > 0 ? presetOf(named) : null,
    remembered: columns.some((column, index) => column !== guessed[index]),
  };
  return withGroups(opened, kind);
}

/** People who stand in groups, as in reports of 1C: the group is their department where no column says one. */
function withGroups(file: OpenFile, kind: ImportKind): OpenFile {
  const field = kind === 'people' ? 'team' : 'department';
  const groups = new Set(groupRows(file.rows));
  if (kind === 'months' || groups.size === 0 || file.columns.includes(field)) return file;
  const width = file.head.length;
  // The names of the groups one is in, by their depth.
  const names: string[] = [];
  const rows = file.rows.map((row) => {
    const { number, level = 0 } = row;
    if (groups.has(number)) {
      names.splice(level);
      names[level] = row.cells.find((cell) => cell.trim() !== '') ?? '';
      return row;
    }
    const group = names.slice(0, level).findLast((name) => name !== undefined && name !== '') ?? '';
    return { ...row, cells: [...Array.from({ length: width }, (_, column) => row.cells[column] ?? ''), group] };
  });
  return { ...file, rows, head: [...file.head, importText.columns.group], columns: [...file.columns, field] };
}

function widthOf(rows: readonly SheetRow[]): number {
  return Math.max(...rows.slice(0, LOOKED_AT).map(({ cells }) => cells.length));
}
