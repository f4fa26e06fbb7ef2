import { IMPORT_MAX_ROWS } from '#shared/models/finance/common.ts';
import { MONTHS_MAX } from '#shared/models/finance/money.ts';
import { importText } from '#text/finance/import.ts';
import type { Encoding } from './decode-text.ts';
import type { ImportKind } from './kinds.ts';
import { guessColumns, guessHead, type Columns } from './guess-columns.ts';
import { type Delimiter, parseCsv, type Sheet, type SheetRow } from './parse-csv.ts';

/** Of a file without a head so many rows are asked how many columns there are. */
const LOOKED_AT = 50;

/** A file that has been read, and how it is understood so far. */
export interface OpenFile {
  readonly name: string;
  readonly text: string;
  readonly encoding: Encoding;
  readonly sheet: Sheet;
  /** Where the names of the columns stand, among the rows of the sheet; null where there are none. */
  readonly headAt: number | null;
  /** What the columns are called. */
  readonly head: readonly string[];
  readonly columns: Columns;
  /** Without the head and what stands above it. */
  readonly rows: readonly SheetRow[];
}

/** How many rows of a kind are taken at once. */
export function rowsMaxOf(kind: ImportKind): number {
  return kind === 'months' ? MONTHS_MAX : IMPORT_MAX_ROWS;
}

/** Understands the text of a file as well as that can be guessed, or says why nothing can be made of it. */
export function openFile(
  file: Pick<OpenFile, 'name' | 'text' | 'encoding'>,
  kind: ImportKind,
  delimiter?: Delimiter,
): OpenFile | { readonly problem: string } {
  const sheet = parseCsv(file.text, delimiter);
  if ('problem' in sheet) return sheet;
  return withHead({ ...file, sheet }, kind, guessHead(sheet.rows, kind));
}

/** The same file with the names of its columns in another row. */
export function withHead(
  file: Pick<OpenFile, 'name' | 'text' | 'encoding' | 'sheet'>,
  kind: ImportKind,
  headAt: number | null,
): OpenFile | { readonly problem: string } {
  const { rows: all } = file.sheet;
  const rows = headAt === null ? all : all.slice(headAt + 1);
  if (rows.length === 0) return { problem: importText.file.headerOnly };
  if (rows.length > rowsMaxOf(kind)) return { problem: importText.file.tooManyRows(rowsMaxOf(kind)) };
  const named = headAt === null ? [] : (all[headAt]?.cells ?? []);
  const width = headAt === null ? Math.max(...rows.slice(0, LOOKED_AT).map(({ cells }) => cells.length)) : named.length;
  const head = Array.from(
    { length: width },
    (_, column) => named[column]?.trim() || importText.columns.unnamed(column + 1),
  );
  return { ...file, headAt, head, columns: guessColumns(named.length > 0 ? named : head, kind), rows };
}
