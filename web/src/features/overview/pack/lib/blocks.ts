import { createCanvas, fixed, LEADING, type Canvas, type Measure, type Room, type Sizes } from './canvas.ts';
import { dotsFit, drawDots } from './dots-chart.ts';
import { drawLine } from './line-chart.ts';
import type { PackBlock } from './pack.ts';

type Of<Kind extends PackBlock['kind']> = Extract<PackBlock, { readonly kind: Kind }>;

/** Draws a part of a page, asking for room row by row. */
export function drawBlock(block: PackBlock, width: number, sizes: Sizes, measure: Measure, room: Room): void {
  switch (block.kind) {
    case 'figures':
      return drawFigures(block, width, sizes, room);
    case 'line':
      return drawLine(block, width, sizes, room);
    case 'dots':
      return drawDots(block, width, sizes, measure, room);
    case 'table':
      return drawTable(block, width, sizes, measure, room);
    case 'text':
      return drawText(block, width, sizes, measure, room);
    case 'ask':
      return drawAsk(block, width, sizes, measure, room);
  }
}

/** How high a row of figures is. */
export function heightOf(block: Of<'figures'>, width: number, sizes: Sizes, measure: Measure): number {
  let height = 0;
  const canvas = createCanvas(measure);
  drawFigures(block, width, sizes, fixed({ x: 0, y: 0, canvas }));
  for (const mark of canvas.marks) {
    if (mark.kind === 'text') height = Math.max(height, mark.y + mark.lines.length * mark.size * LEADING);
  }
  return height;
}

/** In a column beside another stand so many rows at most. */
const ROWS_OF_COLUMN = 6;

/** Whether a part can stand in a column of this width: it is short, and no word is broken. */
export function fitsColumn(block: PackBlock, width: number, sizes: Sizes, measure: Measure): boolean {
  if (block.kind !== 'dots' && block.kind !== 'table') return true;
  return block.rows.length <= ROWS_OF_COLUMN && breaksNoWord(block, width, sizes, measure);
}

/** Whether each word of a table, its heads among them, or of rows on a scale is narrower than its column. */
export function breaksNoWord(block: PackBlock, width: number, sizes: Sizes, measure: Measure): boolean {
  if (block.kind === 'dots') return dotsFit(block, width, sizes, measure);
  if (block.kind !== 'table') return true;
  const columns = columnsOf(block, width);
  const fit = (cells: readonly string[], size: number, first: 'strong' | 'plain') =>
    cells.every((cell, index) =>
      cell
        .split(' ')
        .every((word) => measure.width(word, { size, weight: index === 0 ? first : 'plain' }) <= columns[index]!.width),
    );
  return fit(block.head, sizes.small, 'plain') && block.rows.every((row) => fit(row, sizes.body, 'strong'));
}

/** Between two columns of a sheet. */
export const COLUMN_GAP = 36;
const BETWEEN = 16;

function drawFigures({ figures }: Of<'figures'>, width: number, sizes: Sizes, room: Room): void {
  const { x, y, canvas } = room(0);
  // Two stand above the columns below them.
  const between = figures.length === 2 ? COLUMN_GAP : BETWEEN;
  const part = (width - (figures.length - 1) * between) / figures.length;
  for (const [index, { value, name, note, marked = false }] of figures.entries()) {
    const place = { x: x + index * (part + between), width: part };
    const tone = marked ? 'alarm' : 'brand';
    canvas.rect({ x: place.x, y, width: part, height: marked ? 4 : 2, tone });
    const size = part < 130 ? sizes.figure * 0.78 : sizes.figure;
    let top = canvas.text(value, { ...place, top: y + 6, size, weight: 'strong', most: 2 });
    top = canvas.text(name, { ...place, top: top + 1, size: sizes.body, weight: 'strong', most: 2 });
    canvas.text(note, { ...place, top: top + 1, size: sizes.small, tone: 'pale', most: 5, prose: true });
  }
}

const CELL = 14;

/** Where the columns of a table begin and how wide they are. */
function columnsOf({ widths, right }: Of<'table'>, width: number) {
  return widths.map((part, index) => ({
    left: width * widths.slice(0, index).reduce((sum, one) => sum + one, 0),
    width: width * part - (index === widths.length - 1 ? 0 : CELL),
    align: right.includes(index) ? ('right' as const) : ('left' as const),
  }));
}

function drawTable(block: Of<'table'>, width: number, sizes: Sizes, measure: Measure, room: Room): void {
  const { title, head, rows } = block;
  const probe = createCanvas(measure);
  const columns = columnsOf(block, width);
  const styleOf = (index: number, isHead: boolean) => ({
    size: isHead ? sizes.small : sizes.body,
    weight: index === 0 && !isHead ? ('strong' as const) : ('plain' as const),
    most: isHead ? 2 : 9,
  });
  const high = (cells: readonly string[], isHead: boolean) =>
    Math.max(
      ...cells.map((cell, index) => probe.heightOf(cell, { width: columns[index]!.width, ...styleOf(index, isHead) })),
    ) + (isHead ? 5 : 8);
  const cellsAt = (cells: readonly string[], x: number, y: number, canvas: Canvas, isHead: boolean): void => {
    for (const [index, cell] of cells.entries()) {
      const column = columns[index]!;
      const tone = isHead ? 'pale' : 'ink';
      const place = {
        x: x + column.left,
        top: y + (isHead ? 0 : 4),
        width: column.width,
        align: column.align,
        tone,
      } as const;
      canvas.text(cell, { ...place, ...styleOf(index, isHead) });
    }
  };
  const titled = title === '' ? 0 : probe.heightOf(title, { width, size: sizes.title, weight: 'strong' }) + 4;
  const headed = high(head, true);
  for (const [index, row] of rows.entries()) {
    const height = high(row, false);
    // A head does not stay behind alone: the first row asks for room with it. It stands above what goes on, too.
    const at = index === 0 ? room(titled + headed + height) : room(height, headed);
    const hasHead = index === 0 || at.isBroken;
    const top = at.y + (index === 0 ? titled : 0);
    if (index === 0 && titled > 0) {
      at.canvas.text(title, { x: at.x, top: at.y, width, size: sizes.title, weight: 'strong' });
    }
    if (hasHead) cellsAt(head, at.x, top, at.canvas, true);
    const y = top + (hasHead ? headed : 0);
    at.canvas.line({ x1: at.x, y1: y, x2: at.x + width, y2: y, tone: 'rule', thickness: 0.75 });
    cellsAt(row, at.x, y, at.canvas, false);
  }
}

function drawText({ title, paragraphs }: Of<'text'>, width: number, sizes: Sizes, measure: Measure, room: Room): void {
  const probe = createCanvas(measure);
  const style = { width, size: sizes.body, most: 6, prose: true };
  const titled = probe.heightOf(title, { width, size: sizes.title, weight: 'strong' }) + 4;
  for (const [index, paragraph] of paragraphs.entries()) {
    const height = probe.heightOf(paragraph, style) + 7;
    const { x, y, canvas } = room(index === 0 ? titled + height : height);
    if (index === 0) canvas.text(title, { x, top: y, width, size: sizes.title, weight: 'strong' });
    canvas.text(paragraph, { x, top: y + (index === 0 ? titled : 0), ...style });
  }
}

const PAD = 12;

function drawAsk({ title, lines }: Of<'ask'>, width: number, sizes: Sizes, measure: Measure, room: Room): void {
  const probe = createCanvas(measure);
  const inner = width - 2 * PAD;
  const number = sizes.body * 1.6;
  const style = { width: inner - number, size: sizes.body, most: 6, prose: true };
  const titled = probe.heightOf(title, { width: inner, size: sizes.title, weight: 'strong' }) + 4;
  const height = lines.reduce((sum, line) => sum + probe.heightOf(line, style) + 4, 2 * PAD + titled);
  const { x, y, canvas } = room(height);
  canvas.rect({ x, y, width, height, tone: 'soft' });
  canvas.rect({ x, y, width: 3, height, tone: 'brand' });
  let top = y + PAD;
  canvas.text(title, { x: x + PAD, top, width: inner, size: sizes.title, weight: 'strong' });
  top += titled;
  for (const [index, line] of lines.entries()) {
    canvas.text(String(index + 1), { x: x + PAD, top, width: number, size: sizes.body, weight: 'strong' });
    top = canvas.text(line, { x: x + PAD + number, top, ...style }) + 4;
  }
}
