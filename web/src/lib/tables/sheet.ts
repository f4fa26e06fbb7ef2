/** A row of a file. */
export interface SheetRow {
  /** As a spreadsheet counts it: blank rows and the head included. */
  readonly number: number;
  readonly cells: readonly string[];
  /** How deep it lies within groups that can be folded; left out at the top. */
  readonly level?: number;
}

/** What stands between the cells of a text. */
export type Delimiter = ';' | ',' | '\t';

/** The rows of a file that hold anything. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** Null where cells are no matter of a text. */
  readonly delimiter: Delimiter | null;
  /** The last row ends without a line break, as those of most texts do. */
  readonly endsOpen: boolean;
}

export const COLUMNS_MAX = 200;
/** What is taken of them says each kind of data; more than this is not even read. */
export const ROWS_MAX = 50_000;

/** Why a file is not read, told to whoever has chosen it. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';
}
