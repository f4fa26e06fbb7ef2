import { importText } from '#text/finance/import.ts';
import { type NumberFormat, numberText } from './cell-text.ts';
import { COLUMNS_MAX, ROWS_MAX, type Sheet, type SheetRow, UnreadableTable } from './sheet.ts';
import type { XmlListener } from './xml.ts';
import { damaged } from './zip.ts';

/** What the cells of all sheets are written with. */
export interface SheetWords {
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly from1904: boolean;
}

/** Several rows that are one cell of a column: the first and the last of them, and the column. */
interface Merged {
  readonly first: number;
  readonly last: number;
  readonly column: number;
}

interface GrowingRow extends SheetRow {
  readonly cells: string[];
}

const text = importText.file;
const PLAIN: NumberFormat = { is: 'number' };
/** So many cells at most take over what a merged one says: names of teams beside their people. */
const FILLED_MAX = ROWS_MAX * 4;
/** A sign that XML has no room for. */
const ESCAPED = /_x([\da-f]{4})_/gi;

/** The rows of a sheet that hold anything; of a formula what it was last reckoned to be, and never anything else. */
export async function readSheet(read: (listener: XmlListener) => Promise<boolean>, words: SheetWords): Promise<Sheet> {
  const rows: GrowingRow[] = [];
  const merged: Merged[] = [];
  let row: GrowingRow = { number: 0, cells: [] };
  let cell = { column: -1, type: '', look: 0, value: '', formula: '', hasValue: false };
  let inside: 'value' | 'formula' | null = null;
  let spoken = false;
  const found = await read({
    open(name, attributes) {
      if (name === 'row') {
        const [number, level] = [Number(attributes.get('r')), Number(attributes.get('outlineLevel') ?? 0)];
        row = { number: number > 0 ? number : row.number + 1, cells: [], ...(level > 0 && { level }) };
        cell = { ...cell, column: -1 };
      } else if (name === 'c') {
        const column = columnOf(attributes.get('r')) ?? cell.column + 1;
        const look = Number(attributes.get('s') ?? 0);
        cell = { column, type: attributes.get('t') ?? 'n', look, value: '', formula: '', hasValue: false };
      } else if (name === 'rPh') {
        spoken = true;
      } else if (name === 'v' || (name === 't' && !spoken)) {
        inside = 'value';
        cell.hasValue = true;
      } else if (name === 'f') inside = 'formula';
      else if (name === 'mergeCell') merged.push(...mergedRows(attributes.get('ref')));
    },
    text(content) {
      if (inside === 'value') cell.value += content;
      if (inside === 'formula') cell.formula += content;
    },
    close(name) {
      if (name === 'v' || name === 't' || name === 'f') inside = null;
      if (name === 'rPh') spoken = false;
      if (name === 'c') put(row, cell.column, textOf(cell, words));
      if (name !== 'row' || row.cells.length === 0) return;
      if (rows.length === ROWS_MAX) throw new UnreadableTable(text.tooManyRows(ROWS_MAX));
      rows.push(row);
    },
  });
  if (!found) throw damaged();
  if (rows.length === 0) throw new UnreadableTable(text.emptySheet);
  rows.sort((one, other) => one.number - other.number);
  fillMerged(rows, merged);
  return { rows, delimiter: null, endsOpen: false };
}

function put({ cells }: GrowingRow, column: number, content: string): void {
  // Cells that are coloured and empty are no columns.
  if (content.trim() === '') return;
  if (column >= COLUMNS_MAX) throw new UnreadableTable(text.tooManyColumns(COLUMNS_MAX));
  while (cells.length < column) cells.push('');
  cells[column] = content;
}

interface Cell {
  readonly type: string;
  readonly look: number;
  readonly value: string;
  readonly formula: string;
  readonly hasValue: boolean;
}

function textOf({ type, look, value, formula, hasValue }: Cell, { strings, formats, from1904 }: SheetWords): string {
  // Nobody has opened the file since it was made by a program: there is nothing to be known.
  if (!hasValue) return formula === '' ? '' : `=${formula}`;
  switch (type) {
    case 's':
      return unescaped(strings[Number(value)] ?? '');
    case 'inlineStr':
    case 'str':
      return unescaped(value);
    case 'b':
      return value.trim() === '1' ? 'TRUE' : 'FALSE';
    case 'e':
    case 'd':
      return value;
    default:
      return numberText(value, formats[look] ?? PLAIN, from1904);
  }
}

function unescaped(content: string): string {
  return content.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** 0 for “A7”, 27 for “AB7”; null where a cell does not say where it stands. */
function columnOf(reference: string | undefined): number | null {
  const [letters] = /^[A-Z]{1,3}/i.exec(reference ?? '') ?? [];
  if (letters === undefined) return null;
  return Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function mergedRows(reference: string | undefined): Merged[] {
  const [, from = '', first = '', last = ''] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/i.exec(reference ?? '') ?? [];
  const column = columnOf(from);
  return column === null || Number(first) >= Number(last) ? [] : [{ first: Number(first), last: Number(last), column }];
}

/** What stands over several rows holds for each of them: a team beside its people, a name above two lines of a head. */
function fillMerged(rows: readonly GrowingRow[], merged: readonly Merged[]): void {
  const places = new Map(rows.map(({ number }, index) => [number, index]));
  let filled = 0;
  for (const { first, last, column } of merged) {
    const begin = places.get(first);
    const content = begin === undefined ? undefined : rows[begin]?.cells[column];
    if (begin === undefined || content === undefined || content === '') continue;
    for (let index = begin + 1; index < rows.length && rows[index]!.number <= last; index++) {
      filled += 1;
      if (filled > FILLED_MAX) throw damaged();
      if ((rows[index]!.cells[column] ?? '') === '') put(rows[index]!, column, content);
    }
  }
}
