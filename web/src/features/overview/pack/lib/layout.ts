import { breaksNoWord, COLUMN_GAP, drawBlock, fitsColumn, heightOf } from './blocks.ts';
import {
  createCanvas,
  fixed,
  type Canvas,
  type DrawnPage,
  type Measure,
  type Room,
  type Sheet,
  type Sizes,
} from './canvas.ts';
import type { Pack, PackPage } from './pack.ts';

const GAP = COLUMN_GAP / 2;
/** What there is little of is drawn so much larger on a screen, as far as it stands on one sheet. */
const GROWTH = [1.5, 1.35, 1.2];

/** How large a picture of the company may be drawn, in its own proportions. */
export interface LogoSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Lays a report out on sheets, whatever file they become: what does not fit goes on on another sheet of the same page,
 * and nothing is left out.
 */
export function layOut(pack: Pack, sheet: Sheet, measure: Measure, logo: LogoSize | null): DrawnPage[] {
  const sheets = pack.pages.flatMap((page) => sheetsOf(page, { pack, sheet, measure, logo }));
  return sheets.map(({ canvas, label }, index) => {
    canvas.text(pack.pageOf(index + 1, sheets.length), {
      x: sheet.width - sheet.margin - 80,
      top: sheet.height - sheet.margin + 6,
      width: 80,
      size: sheet.sizes.small,
      tone: 'pale',
      align: 'right',
    });
    return { width: sheet.width, height: sheet.height, title: label, marks: canvas.marks };
  });
}

/** What all pages of a report have in common. */
interface Printing {
  readonly pack: Pack;
  readonly sheet: Sheet;
  readonly measure: Measure;
  readonly logo: LogoSize | null;
}

interface DrawnSheet {
  readonly canvas: Canvas;
  readonly label: string;
}

function sheetsOf(page: PackPage, printing: Printing): readonly DrawnSheet[] {
  const { sheet, measure } = printing;
  const plain = drawnWith(sheet.sizes, page, printing);
  // A line is drawn for the sizes of the sheet.
  if (sheet.columns === 1 || page.blocks.some(({ kind }) => kind === 'line')) return plain.sheets;
  for (const times of GROWTH) {
    const { title, body, small } = sheet.sizes;
    const sizes = { ...sheet.sizes, title: title * times, body: body * times, small: small * times };
    const grown = drawnWith(sizes, page, printing);
    const isWhole = page.blocks.every((block) => breaksNoWord(block, grown.width, sizes, measure));
    if (grown.sheets.length === 1 && grown.width === plain.width && isWhole) return grown.sheets;
  }
  return plain.sheets;
}

/** Draws a page, its parts in these sizes; figures, head and foot in those of the sheet. */
function drawnWith(
  sizes: Sizes,
  page: PackPage,
  printing: Printing,
): { readonly sheets: readonly DrawnSheet[]; /** Of a column. */ readonly width: number } {
  const { sheet, measure } = printing;
  const { margin } = sheet;
  const whole = sheet.width - 2 * margin;
  const sheets: DrawnSheet[] = [];
  const blocks = page.blocks.filter((block) => sheet.columns === 1 || block.kind !== 'table' || !block.onPaper);
  const parts = blocks.filter(({ kind }) => kind !== 'figures');
  const half = (whole - COLUMN_GAP) / 2;
  const inTwo =
    sheet.columns === 2 && parts.length > 1 && parts.every((part) => fitsColumn(part, half, sizes, measure));
  const [columns, width] = inTwo ? [2, half] : [1, whole];
  let canvas!: Canvas;
  let [head, top, column, y, bottom] = [0, 0, 0, 0, 0];

  function begin(): void {
    canvas = createCanvas(measure);
    sheets.push({ canvas, label: page.label });
    bottom = drawFoot(canvas, page, printing) - GAP;
    head = drawHead(canvas, page, printing, sheets.length > 1) + GAP * 0.8;
    [top, column, y] = [head, 0, head];
  }

  /** Goes on where there is room for so much; gives where that is. */
  function place(height: number, again = 0): ReturnType<Room> {
    const isBroken = y + height > bottom && (y > top || top > head);
    if (isBroken) {
      if (column < columns - 1) [column, y] = [column + 1, top];
      else begin();
    }
    const at = { x: margin + column * (width + COLUMN_GAP), y, canvas, isBroken };
    y += height + (isBroken ? again : 0);
    return at;
  }
  const room: Room = Object.assign(place, { left: () => bottom - y });

  begin();
  for (const block of blocks) {
    if (block.kind === 'figures') {
      const height = heightOf(block, whole, sheet.sizes, measure);
      drawBlock(block, whole, sheet.sizes, measure, fixed({ x: margin, y, canvas }));
      top = y + height + GAP;
      y = top;
      continue;
    }
    const index = parts.indexOf(block);
    if (columns === 2 && index === 1 && column === 0) [column, y] = [1, top];
    drawBlock(block, width, sizes, measure, room);
    y += GAP;
  }
  return { sheets, width };
}

/** Whose report it is, what the page is about, what it claims; gives where that ends. */
function drawHead(
  canvas: Canvas,
  page: PackPage,
  { pack: { heading }, sheet: { width, margin, sizes }, logo }: Printing,
  goesOn: boolean,
): number {
  const whole = width - 2 * margin;
  const high = sizes.small * 2.4;
  if (logo) {
    const scale = Math.min(high / logo.height, (whole * 0.3) / logo.width);
    const size = { width: logo.width * scale, height: logo.height * scale };
    canvas.logo({ x: width - margin - size.width, y: margin - 8, ...size });
  }
  const room = logo ? whole * 0.68 : whole;
  let y = canvas.text(heading, { x: margin, top: margin, width: room, size: sizes.small, tone: 'pale', most: 2 });
  y = canvas.text(page.label, {
    x: margin,
    top: y + sizes.body * 0.9,
    width: whole,
    size: sizes.body,
    tone: 'brand',
    weight: 'strong',
    most: 1,
  });
  const size = goesOn ? sizes.title : sizes.headline;
  const most = goesOn ? 1 : 5;
  y = canvas.text(page.headline, { x: margin, top: y + 3, width: whole, size, weight: 'strong', most, prose: true });
  if (page.lead === null || goesOn) return y;
  return canvas.text(page.lead, {
    x: margin,
    top: y + 4,
    width: whole,
    size: sizes.lead,
    tone: 'pale',
    most: 5,
    prose: true,
  });
}

/** How far to trust the page; gives where it begins. */
function drawFoot(canvas: Canvas, page: PackPage, { pack: { trust }, sheet }: Printing): number {
  const { width, height, margin, sizes } = sheet;
  const size = sizes.small;
  const indent = canvas.widthOf(trust, { size, weight: 'strong' }) + 6;
  const place = { x: margin + indent, width: width - 2 * margin - indent, size, tone: 'pale' as const, prose: true };
  const top = height - margin - canvas.heightOf(page.trust, place) - 4;
  canvas.line({ x1: margin, y1: top - 6, x2: width - margin, y2: top - 6, tone: 'rule', thickness: 0.75 });
  canvas.text(trust, { x: margin, top, width: indent, size, weight: 'strong' });
  canvas.text(page.trust, { ...place, top });
  return top - 6;
}
