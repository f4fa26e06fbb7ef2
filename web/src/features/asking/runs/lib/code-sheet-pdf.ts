import {
  fill,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  setFillingRgbColor,
  type PDFPage,
} from 'pdf-lib';
import type { PaperText } from '#web/lib/paper-text.ts';
import { embedFonts, type FontFiles } from '#web/lib/embed-fonts.ts';
import { qrBars } from '#web/lib/qr.ts';
import { printer, type PrintFonts, type TextStyle } from '#web/lib/print-text.ts';

/** So many codes stand on one page. */
export type PerPage = 4 | 8 | 16;

/** What is printed on a sheet. */
export interface SheetOnPaper {
  /** In the language it is printed in, as the title is. */
  readonly text: PaperText['sheet'];
  readonly title: string;
  readonly workspace: string;
  readonly anonymous: boolean;
  /** The team its answers count in; null for none. Then there is no room for sixteen slips a page. */
  readonly team: string | null;
  /** Until when it can be answered, and whether in another year; null without end. */
  readonly until: { readonly moment: Date; readonly otherYear: boolean } | null;
  readonly codes: readonly string[];
  readonly perPage: PerPage;
  /** Where a code is typed, as it is printed. */
  readonly address: string;
  /** Where a code leads. */
  readonly addressOf: (code: string) => string;
}

/** A4 in points, of which an inch has 72. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 28;
const HEADER = 42;
const FOOTER = 24;
const INK = rgb(0.11, 0.14, 0.15);
const PALE = rgb(0.36, 0.4, 0.4);
const CUT = { thickness: 0.6, dashArray: [3, 3], color: rgb(0.5, 0.5, 0.48) };
/** Of two lines at the right above. */
const HEADER_STEP = 12;

interface Layout {
  readonly rows: number;
  readonly pad: number;
  readonly qr: number;
  readonly title: number;
  readonly titleLines: number;
  readonly body: number;
  readonly bodyLines: number;
  readonly code: number;
  /** Where the words stand: above the picture; beside it, the code below; beside it with the code, where a slip is low. */
  readonly words: 'above' | 'beside' | 'all beside';
}
const COLUMNS = 2;
const LAYOUTS: Readonly<Record<PerPage, Layout>> = {
  4: { rows: 2, pad: 18, qr: 170, title: 16, titleLines: 2, body: 11, bodyLines: 3, code: 26, words: 'above' },
  // A picture of 33 millimetres.
  8: { rows: 4, pad: 12, qr: 93.5, title: 12, titleLines: 3, body: 9.5, bodyLines: 5, code: 20, words: 'beside' },
  16: { rows: 8, pad: 8, qr: 76, title: 9.5, titleLines: 1, body: 7.5, bodyLines: 1, code: 15, words: 'all beside' },
};

/** What is told of a team takes the room of other words. */
const WITH_TEAM: Readonly<Partial<Record<PerPage, Partial<Layout>>>> = {
  4: { qr: 150, titleLines: 1, bodyLines: 6 },
  8: { titleLines: 1, body: 8.5, bodyLines: 8 },
};

function layoutOf({ perPage, team }: SheetOnPaper): Layout {
  return { ...LAYOUTS[perPage], ...(team === null ? {} : WITH_TEAM[perPage]) };
}

/** A rectangle of the page; `y` is its lower edge. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a sheet of one-time codes: pages of A4 with slips to be cut apart. */
export async function codeSheetPdf(sheet: SheetOnPaper, files: FontFiles): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(sheet.title);
  const fonts = await embedFonts(document, files);
  const pages = Math.ceil(sheet.codes.length / sheet.perPage);
  for (let index = 0; index < pages; index++) {
    const codes = sheet.codes.slice(index * sheet.perPage, (index + 1) * sheet.perPage);
    drawPage(document.addPage([PAGE.width, PAGE.height]), fonts, sheet, {
      codes,
      heading: sheet.text.page(index + 1, pages, codes.length),
    });
  }
  return document.save();
}

function drawPage(
  page: PDFPage,
  fonts: PrintFonts,
  sheet: SheetOnPaper,
  { codes, heading }: { readonly codes: readonly string[]; readonly heading: string },
): void {
  const write = printer(page, fonts);
  const right = PAGE.width - MARGIN;
  const top = PAGE.height - MARGIN;
  const below = write.block(sheet.title, style('strong', 15, INK), { x: MARGIN, top, width: 290, most: 1 });
  write.line(`${sheet.workspace} · ${heading}`, style('plain', 9, PALE), { x: MARGIN, y: below - 9 });
  for (const [index, line] of sheet.text.cut.entries()) {
    const y = top - HEADER_STEP * (index + 1);
    write.line(line, style('plain', 9, PALE), { x: right, y, right: true });
  }
  const { rows } = LAYOUTS[sheet.perPage];
  const width = (right - MARGIN) / COLUMNS;
  const height = (top - HEADER - MARGIN - FOOTER) / rows;
  for (const [index, code] of codes.entries()) {
    const row = Math.floor(index / COLUMNS);
    const box = { x: MARGIN + (index % COLUMNS) * width, y: top - HEADER - (row + 1) * height, width, height };
    drawCuts(page, box);
    drawSlip(page, write, sheet, { code, box });
  }
  write.block(sheet.text.foot, style('plain', 8, PALE), {
    x: MARGIN,
    top: MARGIN + FOOTER - 4,
    width: right - MARGIN,
    most: 2,
  });
}

type Printer = ReturnType<typeof printer>;

/** One code: the picture for a camera, the code for a hand, what it is for. */
function drawSlip(
  page: PDFPage,
  write: Printer,
  sheet: SheetOnPaper,
  { code, box }: { readonly code: string; readonly box: Box },
): void {
  const { pad, qr, words, body, bodyLines, ...layout } = layoutOf(sheet);
  const [x, top, whole] = [box.x + pad, box.y + box.height - pad, box.width - 2 * pad];
  const column = words === 'above' ? { x, width: whole } : { x: x + qr + pad, width: whole - qr - pad };
  const title = style('strong', layout.title, INK);
  const named = write.block(sheet.title, title, { ...column, top, most: layout.titleLines });
  if (words === 'all beside') {
    drawQr(page, sheet.addressOf(code), { x, top, width: qr });
    return drawCode(write, sheet, { ...column, code, top: named });
  }
  const told = sheet.team === null ? `${sheet.text.point} ${promise(sheet)}` : promise(sheet);
  const end = write.block(told, style('plain', body, INK), { ...column, top: named - body / 3, most: bodyLines });
  const picture = words === 'above' ? end - body / 2 : top;
  drawQr(page, sheet.addressOf(code), { x, top: picture, width: qr });
  drawCode(write, sheet, { code, x, width: whole, top: Math.min(picture - qr, end) });
}

/** The code in large letters, where it is typed, and how often and until when it answers. */
function drawCode(
  write: Printer,
  sheet: SheetOnPaper,
  { code, x, top, width }: { readonly code: string; readonly x: number; readonly top: number; readonly width: number },
): void {
  const layout = layoutOf(sheet);
  const box = { x, width, most: 1 };
  const { text, until } = sheet;
  const once = until === null ? text.once : text.onceUntil(until.moment, until.otherYear);
  let below = write.block(code.toUpperCase(), style('strong', layout.code, INK), {
    ...box,
    top: top - layout.code / 4,
  });
  below = write.block(sheet.address, style('strong', layout.body, INK), { ...box, top: below });
  if (layout.words === 'all beside')
    below = write.block(promise(sheet), style('plain', layout.body, PALE), { ...box, top: below });
  write.block(once, style('plain', layout.body, PALE), { ...box, top: below });
}

function promise({ anonymous, team, text }: SheetOnPaper): string {
  const named = anonymous ? text.anonymous : text.named;
  return team === null ? named : `${named} ${text.team(team)}`;
}

function style(weight: TextStyle['weight'], size: number, color: TextStyle['color']): TextStyle {
  return { weight, size, color };
}

/** Where scissors go. */
function drawCuts(page: PDFPage, { x, y, width, height }: Box): void {
  const corner = { x: x + width, y: y + height };
  for (const [start, end] of [
    [
      { x, y },
      { x: corner.x, y },
    ],
    [{ x, y: corner.y }, corner],
    [
      { x, y },
      { x, y: corner.y },
    ],
    [{ x: corner.x, y }, corner],
  ] as const)
    page.drawLine({ start, end, ...CUT });
}

/** The modules of a QR code as bars; its white border is a part of the width. */
function drawQr(
  page: PDFPage,
  address: string,
  { x, top, width }: { readonly x: number; readonly top: number; readonly width: number },
): void {
  const { size, bars } = qrBars(address);
  const unit = width / size;
  page.pushOperators(
    pushGraphicsState(),
    setFillingRgbColor(0, 0, 0),
    ...bars.map((bar) => rectangle(x + bar.x * unit, top - (bar.y + 1) * unit, bar.width * unit, unit)),
    fill(),
    popGraphicsState(),
  );
}
