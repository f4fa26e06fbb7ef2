import { strToU8, zipSync } from 'fflate';

/** What a workbook of a test is made of; sheets are the XML within `sheetData` and behind it. */
export interface Parts {
  readonly sheets: Readonly<Record<string, string>>;
  readonly strings?: string;
  /** Within `styleSheet`. */
  readonly styles?: string;
  readonly workbook?: string;
  /** Attributes of a sheet in the list of sheets, by its name. */
  readonly states?: Readonly<Record<string, string>>;
  /** Before the root of every sheet. */
  readonly prolog?: string;
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The files of a workbook, as Excel names them. */
export function workbookFiles({ sheets, strings, styles, workbook = '', states = {}, prolog = '' }: Parts) {
  const names = Object.keys(sheets);
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}">${workbook}<sheets>${names
      .map((name, index) => `<sheet name="${name}" ${states[name] ?? ''} sheetId="${index + 1}" r:id="s${index}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, index) => relation(`s${index}`, 'worksheet', `worksheets/sheet${index + 1}.xml`))
      .join(
        '',
      )}${relation('t', 'sharedStrings', '/xl/SharedStrings.xml')}${relation('l', 'styles', 'styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${strings ?? ''}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles ?? ''}</styleSheet>`,
  };
  for (const [index, name] of names.entries()) {
    files[`xl/worksheets/sheet${index + 1}.xml`] = `${prolog}<worksheet>${sheets[name]}</worksheet>`;
  }
  return files;
}

/** Files as an archive. */
export function packed(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content]),
    ),
  );
}

/** A workbook. */
export function workbookOf(parts: Parts): Uint8Array<ArrayBuffer> {
  return packed(workbookFiles(parts));
}

/** A cell of a sheet: a number as it is, a text, or XML of one's own. */
export type TestCell = string | number | { readonly xml: string } | null;

/** Rows of a sheet from this one on; `levels`: how deep each lies within groups. */
export function sheetData(rows: readonly (readonly TestCell[])[], first = 1, levels: readonly number[] = []): string {
  const cell = (content: TestCell, place: string) => {
    if (content === null) return '';
    if (typeof content === 'object') return content.xml.replace('<c', `<c r="${place}"`);
    return typeof content === 'number'
      ? `<c r="${place}"><v>${content}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
  };
  return `<sheetData>${rows
    .map((cells, index) => {
      const number = first + index;
      const level = levels[index] ? ` outlineLevel="${levels[index]}"` : '';
      return `<row r="${number}"${level}>${cells.map((content, column) => cell(content, `${columnName(column)}${number}`)).join('')}</row>`;
    })
    .join('')}</sheetData>`;
}

/** “A” of 0, “AB” of 27. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
