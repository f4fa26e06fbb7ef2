import { strToU8, zipSync } from 'fflate';
import { exportText } from '#text/common/export.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { type Cell, type CellKind, type ExportTable, FORMULA, type SumsRow } from './export-cells.ts';

/*
 * Written by hand: the libraries pack with workers made from text, which the content policy refuses, and the small one
 * of them takes an answer «constructor» for a property of every object.
 */

/** Widths of columns in characters: as wide as what stands there, within these. */
const NARROWEST = 10;
const WIDEST = 44;
/** Room for the arrow of the filter and for the sign behind a figure. */
const ROOM = 3;
/** A name of a sheet may have no more signs. */
const SHEET_NAME_MAX = 31;
const HEAD_STYLE = 1;
const TEXT_STYLE = 2;
/** The text as it is, told to stay text: else Excel makes a formula of it for whoever opens the cell to edit it. */
const QUOTED_STYLE = 3;
/** How what is no text looks: the place of its style, the number and the code of its format. */
const FORMATS: Readonly<Record<CellKind, { readonly style: number; readonly id: number; readonly code: string }>> = {
  money: { style: 4, id: 164, code: '#,##0" ₽"' },
  percent: { style: 5, id: 165, code: '0.0%' },
  day: { style: 6, id: 166, code: 'dd.mm.yyyy' },
  month: { style: 7, id: 167, code: 'mm.yyyy' },
  moment: { style: 8, id: 168, code: 'dd.mm.yyyy hh:mm' },
};
const MOMENTS: Readonly<Partial<Record<CellKind, RegExp>>> = {
  day: /^\d{4}-\d\d-\d\d$/,
  month: /^\d{4}-\d\d$/,
  moment: /^\d{4}-\d\d-\d\d \d\d:\d\d$/,
};
/** Day 0 of spreadsheets. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** Floating point must not show in the figures. */
const PLACES = 1e8;
/** Widths of the sums, in characters: the name, the figure. */
const SUMS_WIDTHS = [60, 44];

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A sheet of a workbook: rows under a head, or figures beside their names. */
export type Sheet =
  | {
      readonly name: string;
      readonly table: ExportTable;
      /** In characters; by what stands in the columns unless said otherwise. */
      readonly widths?: readonly number[];
    }
  | { readonly name: string; readonly sums: readonly SumsRow[] };

/** A table as a workbook: its rows, beside them the sums of the columns that have any, and what has to be known to read it. */
export function workbookOf(name: string, table: ExportTable): Blob {
  const { notes = [] } = table;
  return xlsxOf([
    { name: sheetName(name), table },
    ...sumsOf(table),
    ...(notes.length === 0 ? [] : [{ name: exportText.notes, sums: notes }]),
  ]);
}

function sumsOf(table: ExportTable): Sheet[] {
  if (table.sums === undefined || table.rows.length === 0) return [];
  const sums = table.sums.map((place): SumsRow => {
    const numbers = table.rows.map((cells) => cells[place]).filter((one) => typeof one === 'number');
    const kind = table.kinds?.[place];
    const sum = tidy(numbers.reduce((all, one) => all + one, 0));
    return kind === undefined ? [table.header[place] ?? '', sum] : [table.header[place] ?? '', sum, kind];
  });
  return [{ name: exportText.sums, sums: [[exportText.rows, table.rows.length], ...sums] }];
}

/** A workbook: figures as numbers to reckon with, everything else as text that never runs. */
export function xlsxOf(sheets: readonly Sheet[]): Blob {
  const each = (part: (number: number, name: string) => string) =>
    sheets.map(({ name }, index) => part(index + 1, name)).join('');
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${each((number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((number, name) => `<sheet name="${xmlText(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/styles.xml': styles(),
    ...Object.fromEntries(
      sheets.map((sheet, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        'table' in sheet ? tableSheet(sheet.table, sheet.widths ?? widthsOf(sheet.table)) : sumsSheet(sheet.sums),
      ]),
    ),
  };
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strToU8(XML + content)])),
  );
  return new Blob([packed], { type: `${TYPES}.sheet` });
}

/** Looks of a cell: plain, head, text, text that looks like a formula, the formats; all but the first wrap and begin at the top. */
function styles(): string {
  const wrapped = '<alignment vertical="top" wrapText="1"/>';
  const formats = Object.values(FORMATS);
  const codes = formats.map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${xmlText(code)}"/>`).join('');
  const looks = formats
    .map(
      ({ id }) =>
        `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf>`,
    )
    .join('');
  return `<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${codes}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${4 + formats.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1">${wrapped}</xf><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1">${wrapped}</xf><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyAlignment="1">${wrapped}</xf>${looks}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

function tableSheet({ header, rows, kinds = [] }: ExportTable, widths: readonly number[]): string {
  const names = header.map((_, index) => columnName(index));
  const head = row(
    1,
    header.map((text, index) => textCell(`${names[index]}1`, text, HEAD_STYLE)),
  );
  const body = rows.map((cells, index) => {
    const number = index + 2;
    return row(
      number,
      cells.map((content, column) => cell(`${names[column]}${number}`, content, kinds[column])),
    );
  });
  // The head stays in sight.
  const view = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  return worksheet(
    view,
    header.map((_, index) => widths[index] ?? WIDEST),
    head + body.join(''),
    rows.length > 0 && header.length > 0 ? `<autoFilter ref="A1:${names.at(-1)}${rows.length + 1}"/>` : '',
  );
}

function sumsSheet(sums: readonly SumsRow[]): string {
  const rows = sums.map(([name, figure, kind], index) => {
    const number = index + 1;
    const beside = figure === undefined ? '' : cell(`B${number}`, figure, kind);
    return row(number, [textCell(`A${number}`, name, figure === undefined ? HEAD_STYLE : TEXT_STYLE), beside]);
  });
  return worksheet('', SUMS_WIDTHS, rows.join(''));
}

function worksheet(view: string, widths: readonly number[], rows: string, behind = ''): string {
  const columns = widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  return `<worksheet xmlns="${MAIN}">${view}<cols>${columns}</cols><sheetData>${rows}</sheetData>${behind}</worksheet>`;
}

function row(number: number, cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`;
}

function cell(place: string, content: Cell, kind?: CellKind): string {
  const { style } = kind === undefined ? { style: TEXT_STYLE } : FORMATS[kind];
  if (typeof content === 'number') {
    return numberCell(place, kind === 'percent' ? tidy(content / 100) : content, style);
  }
  if (kind !== undefined && MOMENTS[kind]?.test(content)) return numberCell(place, serial(content), style);
  return content === '' ? '' : textCell(place, content, TEXT_STYLE);
}

function numberCell(place: string, number: number, style: number): string {
  return `<c r="${place}" s="${style}"><v>${number}</v></c>`;
}

function textCell(place: string, text: string, style: number): string {
  const look = FORMULA.test(text) ? QUOTED_STYLE : style;
  return `<c r="${place}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

/** A day or a moment as spreadsheets count them. */
function serial(moment: string): number {
  const [day = '', time = '00:00'] = moment.split(' ');
  const at = Date.parse(`${day.length === 7 ? `${day}-01` : day}T${time}:00Z`);
  return tidy((at - DAY_ZERO) / DAY_MS);
}

function tidy(number: number): number {
  return Math.round(number * PLACES) / PLACES;
}

/** As wide as the longest word of the head and the longest cell below it. */
function widthsOf({ header, rows }: ExportTable): number[] {
  return header.map((name, place) => {
    const longest = rows.reduce(
      (most, cells) => Math.max(most, String(cells[place] ?? '').length),
      Math.max(...name.split(/\s/).map(({ length }) => length)),
    );
    return Math.min(WIDEST, Math.max(NARROWEST, longest + ROOM));
  });
}

/** A name as a sheet may have it. */
function sheetName(name: string): string {
  const allowed = name.replace(/[[\]:*?/\\]/g, ' ').replace(/^'+|'+$/g, '');
  return Array.from(allowed).slice(0, SHEET_NAME_MAX).join('').trim() || exportText.sheet;
}

/** «A», «Z», «AA»: the letters of a column counted from 0. */
function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** What XML and Excel take for markup, as text; what XML does not know at all is left out. */
function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/[^\t\n\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
      // Excel reads _x0041_ as a letter A.
      .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
