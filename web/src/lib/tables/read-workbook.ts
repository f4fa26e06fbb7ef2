import { importText } from '#text/finance/import.ts';
import { numberFormat, type NumberFormat } from './cell-text.ts';
import { readSheet, type SheetWords } from './read-worksheet.ts';
import { type Sheet, UnreadableTable } from './sheet.ts';
import { xmlReader, type XmlListener } from './xml.ts';
import { type Archive, damaged, openArchive, type Room, roomForOne, unpack } from './zip.ts';

/*
 * By hand, over the inflating that exports pack with. Libraries unpack all of a file before they look at it, in workers
 * made from text, which the content policy refuses; they believe the sizes it declares, and hide how a cell is shown.
 */

/** A workbook whose sheets can be read, one at a time. */
export interface Workbook {
  /** Those that are shown, in their order. */
  readonly sheets: readonly string[];
  /** The rows of one of them; fails with an `UnreadableTable`. */
  readonly read: (sheet: number) => Promise<Sheet>;
}

export const SHEETS_MAX = 100;

const text = importText.file;
const RELATIONS = '/_rels/';

/** Parts that tell other documents from workbooks, and what is said of them. */
const OTHERS: readonly (readonly [part: RegExp, problem: string])[] = [
  [/^xl\/workbook\.bin$/, text.binaryWorkbook],
  [/^index\/document\.iwa$|^index\.zip$|\.numbers\//, text.numbers],
  [/^(?:word|ppt)\//, text.archive],
];

/** What stands in an archive that is a workbook, or an `UnreadableTable` that says what it is instead. */
export async function openWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const archive = openArchive(bytes);
  await refuseOthers(archive);
  const room = roomForOne();
  const path = await workbookPath(archive, room);
  const { sheets, from1904 } = await readWorkbook(archive, path, room);
  const parts = await readRelations(archive, path, room);
  const strings = await readStrings(archive, partOf(parts, 'sharedStrings'), room);
  const formats = await readFormats(archive, partOf(parts, 'styles'), room);
  const words: SheetWords = { strings, formats, from1904 };
  const known = sheets.filter(({ relation }) => parts.has(relation));
  if (known.length === 0) throw damaged();
  return {
    sheets: known.map(({ name }) => name),
    read: async (index) => {
      const sheet = known[index];
      if (!sheet) throw damaged();
      // What was unpacked so far stays in memory, beside one sheet at a time.
      return readSheet((listener) => readXml(archive, parts.get(sheet.relation)!.path, { ...room }, listener), words);
    },
  };
}

interface Part {
  readonly kind: string;
  readonly path: string;
}

async function refuseOthers(archive: Archive): Promise<void> {
  const names = [...archive.entries.keys()];
  const other = OTHERS.find(([part]) => names.some((name) => part.test(name)));
  if (other) throw new UnreadableTable(other[1]);
  if (names.includes('mimetype')) throw new UnreadableTable(text.openDocument);
  if (!names.includes('[content_types].xml')) throw new UnreadableTable(text.archive);
}

async function workbookPath(archive: Archive, room: Room): Promise<string> {
  const [main] = [...(await readRelations(archive, '', room)).values()].filter(({ kind }) => kind === 'officeDocument');
  return main?.path ?? 'xl/workbook.xml';
}

async function readWorkbook(archive: Archive, path: string, room: Room) {
  const sheets: { readonly name: string; readonly relation: string }[] = [];
  let from1904 = false;
  let all = 0;
  const found = await readXml(archive, path, room, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributes.get('date1904') ?? '');
      if (name !== 'sheet') return;
      all += 1;
      if (all > SHEETS_MAX) throw new UnreadableTable(text.tooManySheets(SHEETS_MAX));
      const shown = (attributes.get('state') ?? 'visible') === 'visible';
      if (shown) sheets.push({ name: attributes.get('name') ?? '', relation: attributes.get('id') ?? '' });
    },
  });
  if (!found) throw new UnreadableTable(text.archive);
  return { sheets, from1904 };
}

/** What a part leads to, by the names it uses. */
async function readRelations(archive: Archive, path: string, room: Room): Promise<ReadonlyMap<string, Part>> {
  const at = path.lastIndexOf('/');
  const [folder, name] = [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
  const parts = new Map<string, Part>();
  await readXml(archive, `${folder}${RELATIONS}${name}.rels`.replace(/^\//, ''), room, {
    open(tag, attributes) {
      if (tag !== 'Relationship') return;
      const target = attributes.get('Target') ?? '';
      parts.set(attributes.get('Id') ?? '', {
        kind: (attributes.get('Type') ?? '').split('/').at(-1) ?? '',
        path: target.startsWith('/') ? target.slice(1) : plainPath(folder === '' ? target : `${folder}/${target}`),
      });
    },
  });
  return parts;
}

function partOf(parts: ReadonlyMap<string, Part>, kind: string): string | null {
  return [...parts.values()].find((part) => part.kind === kind)?.path ?? null;
}

/** A path without `.` and `..`. */
function plainPath(path: string): string {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

/** The texts that cells name by their numbers. */
async function readStrings(archive: Archive, path: string | null, room: Room): Promise<readonly string[]> {
  const strings: string[] = [];
  if (path === null) return strings;
  let current = '';
  let [inText, spoken] = [false, false];
  await readXml(archive, path, room, {
    open(name) {
      if (name === 'si') current = '';
      // How it is read aloud, beside what is written.
      if (name === 'rPh') spoken = true;
      if (name === 't') inText = !spoken;
    },
    text(content) {
      if (inText) current += content;
    },
    close(name) {
      if (name === 't') inText = false;
      if (name === 'rPh') spoken = false;
      if (name === 'si') strings.push(current);
    },
  });
  return strings;
}

/** How numbers are shown, by the looks that cells name. */
async function readFormats(archive: Archive, path: string | null, room: Room): Promise<readonly NumberFormat[]> {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let ofCells = false;
  if (path !== null) {
    await readXml(archive, path, room, {
      open(name, attributes) {
        if (name === 'numFmt') codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
        if (name === 'cellXfs') ofCells = true;
        if (name === 'xf' && ofCells) ids.push(Number(attributes.get('numFmtId') ?? 0));
      },
      close(name) {
        if (name === 'cellXfs') ofCells = false;
      },
    });
  }
  return ids.map((id) => numberFormat(id, codes.get(id)));
}

function readXml(archive: Archive, path: string, room: Room, listener: XmlListener): Promise<boolean> {
  const reader = xmlReader(listener);
  return unpack(archive, path, room, (chunk) => reader.push(chunk));
}
