import { createCanvas, type Canvas, type Measure, type Room, type Sizes } from './canvas.ts';
import type { PackBlock, PackPoint } from './pack.ts';

type Of<Kind extends PackBlock['kind']> = Extract<PackBlock, { readonly kind: Kind }>;

/** How high the line may be, in lines of text. */
const [LOWEST, HIGHEST] = [5, 12];

/** Values in time with their intervals as upright bars: what it says is said without colour. */
export function drawLine({ title, points, note }: Of<'line'>, width: number, sizes: Sizes, room: Room): void {
  const titled = sizes.title * 1.3 + 6;
  const others = titled + sizes.small * 5.4;
  const left = room.left() - others;
  // Rather lower than on a sheet of its own.
  const plot = left < sizes.body * LOWEST ? sizes.body * HIGHEST : Math.min(sizes.body * HIGHEST, left);
  const { x, y, canvas } = room(others + plot);
  canvas.text(title, { x, top: y, width, size: sizes.title, weight: 'strong', most: 1 });
  const lowest = Math.min(0, ...points.map(({ low, value }) => low ?? value));
  const highest = Math.max(0, ...points.map(({ high, value }) => high ?? value));
  const head = sizes.small * 1.6;
  const top = y + titled + head;
  const at = (value: number) => top + ((highest - value) / (highest - lowest || 1)) * (plot - head);
  const side = sizes.small * 3;
  const step = points.length > 1 ? (width - 2 * side) / (points.length - 1) : 0;
  const placed = points.map((point, index) => ({ point, x: x + side + index * step, y: at(point.value) }));
  canvas.line({ x1: x, y1: at(0), x2: x + width, y2: at(0), tone: 'rule', thickness: 0.75 });
  canvas.text('0', { x, top: at(0) - sizes.small * 1.3, width: side, size: sizes.small, tone: 'pale' });
  for (const { point, x: middle } of placed) {
    if (point.low === null || point.high === null) continue;
    canvas.line({ x1: middle, y1: at(point.low), x2: middle, y2: at(point.high), tone: 'soft', thickness: 7 });
  }
  for (const [index, { x: x2, y: y2 }] of placed.entries()) {
    const before = placed[index - 1];
    if (before) canvas.line({ x1: before.x, y1: before.y, x2, y2, tone: 'brand', thickness: 1.5 });
  }
  const below = top + plot - head + 4;
  const ticks = placed.map(({ point }) => point.tick ?? point.name);
  const widest = Math.max(...ticks.map((tick) => canvas.widthOf(tick, { size: sizes.small, weight: 'plain' }))) + 6;
  const everyDay = Math.max(1, Math.ceil(widest / (step || widest)));
  const longest =
    Math.max(...points.map(({ shown }) => canvas.widthOf(shown, { size: sizes.small, weight: 'plain' }))) + 6;
  const everyValue = Math.max(1, Math.ceil(longest / (step || longest)));
  for (const [index, { point, x: middle, y: height }] of placed.entries()) {
    const last = index === placed.length - 1;
    canvas.dot({ x: middle, y: height, radius: last ? 4 : 3, tone: 'brand' });
    const label = { align: 'center', most: 1 } as const;
    if ((placed.length - 1 - index) % everyValue === 0) {
      const size = last ? sizes.title : sizes.small;
      const clear = (point.high === null ? height : at(point.high)) - size * 1.3 - 2;
      const weight = last ? 'strong' : 'plain';
      // A line that runs there does not strike the number through.
      const wide = canvas.widthOf(point.shown, { size, weight }) + 4;
      canvas.rect({ x: middle - wide / 2, y: clear, width: wide, height: size * 1.25, tone: 'paper' });
      canvas.text(point.shown, { ...label, x: middle - side, top: clear, width: 2 * side, size, weight });
    }
    if ((placed.length - 1 - index) % everyDay !== 0) continue;
    const place = Math.max(2 * side, widest);
    const from = Math.min(Math.max(middle - place / 2, x), x + width - place);
    canvas.text(ticks[index]!, { ...label, x: from, top: below, width: place, size: sizes.small, tone: 'pale' });
  }
  canvas.text(note, {
    x,
    top: below + sizes.small * 1.6,
    width,
    size: sizes.small,
    tone: 'pale',
    most: 3,
    prose: true,
  });
}

/** A scale is short below so many points. */
const SHORT_PLOT = 120;

/** Where the parts of a row begin and how wide they are. */
interface Columns {
  readonly name: readonly [number, number];
  readonly answered: readonly [number, number];
  readonly plot: readonly [number, number];
  readonly shown: readonly [number, number];
  readonly range: readonly [number, number];
}

function columnsOf(width: number): Columns {
  return {
    name: [0, width * 0.33],
    answered: [width * 0.33, width * 0.11],
    plot: [width * 0.48, width * 0.25],
    shown: [width * 0.735, width * 0.065],
    range: [width * 0.815, width * 0.185],
  };
}

/** Whether no word of a name or of an interval is broken in these sizes, and no figure is cut. */
export function dotsFit(block: Of<'dots'>, width: number, { body, small }: Sizes, measure: Measure): boolean {
  const { name, answered, shown, range } = columnsOf(width);
  const fit = (
    words: string,
    size: number,
    [, room]: readonly [number, number],
    weight: 'plain' | 'strong' = 'plain',
  ) => measure.width(words, { size, weight }) <= room;
  return block.rows.every(
    (row) =>
      row.name.split(' ').every((word) => fit(word, body, name, row.marked ? 'strong' : 'plain')) &&
      fit(row.answered, small, answered) &&
      fit(row.shown, body, shown, 'strong') &&
      rangeOf(block, row)
        .split(' ')
        .every((word) => fit(word, small, range)),
  );
}

/** Values of teams on one scale with their intervals; whoever differs by more than chance is a square and says so. */
export function drawDots(block: Of<'dots'>, width: number, sizes: Sizes, measure: Measure, room: Room): void {
  const { title, rows, note } = block;
  const columns = columnsOf(width);
  const ends = sizes.small * 1.8;
  const probe = createCanvas(measure);
  const titled = probe.heightOf(title, { width, size: sizes.title, weight: 'strong', most: 2 }) + 4;
  for (const [index, point] of rows.entries()) {
    const named = probe.heightOf(point.name, nameStyle(point, columns, sizes));
    const said = probe.heightOf(rangeOf(block, point), rangeStyle(columns, sizes));
    const row = Math.max(sizes.body * 2.4, named + 8, said + 8);
    const lead = index === 0 ? titled + ends : 0;
    const at = room(lead + row, ends);
    if (index === 0) at.canvas.text(title, { x: at.x, top: at.y, width, size: sizes.title, weight: 'strong', most: 2 });
    const hasEnds = index === 0 || at.isBroken;
    const top = at.y + (index === 0 ? titled : 0);
    if (hasEnds) drawEnds(block, columns, at.x, top, sizes, at.canvas);
    drawRow(block, point, columns, { x: at.x, y: top + (hasEnds ? ends : 0), width, row }, sizes, at.canvas);
  }
  const { x, y, canvas } = room(sizes.small * 4.2);
  canvas.text(note, { x, top: y + 4, width, size: sizes.small, tone: 'pale', most: 3, prose: true });
}

/** How the name of a team is set: as long as it is. */
function nameStyle({ marked = false }: PackPoint, { name }: Columns, { body }: Sizes) {
  return { width: name[1], size: body, weight: marked ? 'strong' : 'plain', most: 5, prose: true } as const;
}

/** The interval of a row, and whether it is more than chance. */
function rangeOf({ marked: words }: Of<'dots'>, { range, marked = false }: PackPoint): string {
  return marked ? `${range}, ${words}` : range;
}

function rangeStyle({ range }: Columns, { small }: Sizes) {
  return { width: range[1], size: small, most: 3 } as const;
}

function drawEnds(
  { from, to, answered }: Of<'dots'>,
  columns: Columns,
  x: number,
  top: number,
  sizes: Sizes,
  canvas: Canvas,
): void {
  const look = { top, size: sizes.small, tone: 'pale' } as const;
  const place = { ...look, x: x + columns.plot[0], width: columns.plot[1] };
  canvas.text(answered, { ...look, x, width: columns.answered[0] + columns.answered[1], align: 'right' });
  canvas.text(String(from), place);
  canvas.text(String(to), { ...place, align: 'right' });
}

interface RowBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly row: number;
}

function drawRow(
  block: Of<'dots'>,
  point: PackPoint,
  columns: Columns,
  { x, y, width, row }: RowBox,
  sizes: Sizes,
  canvas: Canvas,
): void {
  const { from, to, reference } = block;
  const { name, value, low, high, shown, answered, marked = false } = point;
  const middle = y + row / 2;
  const at = (one: number) => x + columns.plot[0] + ((one - from) / (to - from)) * columns.plot[1];
  const tone = marked ? 'alarm' : 'brand';
  const size = sizes.body;
  const place = ([left, wide]: readonly [number, number]) => ({ x: x + left, width: wide });
  const centred = (lines: number, of: number) => middle - (lines * of * 1.3) / 2;
  const named = { ...place(columns.name), ...nameStyle(point, columns, sizes) };
  canvas.line({ x1: x, y1: y, x2: x + width, y2: y, tone: 'rule', thickness: 0.75 });
  canvas.text(name, { ...named, top: middle - canvas.heightOf(name, named) / 2 });
  const small = { size: sizes.small, tone: 'pale', most: 1 } as const;
  canvas.text(answered, { ...place(columns.answered), ...small, top: centred(1, sizes.small), align: 'right' });
  const [start, end] = [at(from), at(to)];
  canvas.line({ x1: start, y1: middle, x2: end, y2: middle, tone: 'rule', thickness: 0.75 });
  canvas.line({
    x1: at(reference),
    y1: y,
    x2: at(reference),
    y2: y + row,
    tone: 'pale',
    thickness: 0.75,
    dashed: true,
  });
  if (low !== null && high !== null) {
    canvas.line({
      x1: at(low),
      y1: middle,
      x2: at(high),
      y2: middle,
      tone: marked ? 'alarm' : 'soft',
      thickness: marked ? 2 : 7,
    });
  }
  // On a short scale a large point would hide its interval.
  const radius = columns.plot[1] < SHORT_PLOT ? 3 : 4;
  if (marked) canvas.rect({ x: at(value) - radius, y: middle - radius, width: 2 * radius, height: 2 * radius, tone });
  else canvas.dot({ x: at(value), y: middle, radius, tone });
  canvas.text(shown, {
    ...place(columns.shown),
    size,
    weight: 'strong',
    top: centred(1, size),
    most: 1,
    align: 'right',
  });
  const words = rangeOf(block, point);
  const said = { ...place(columns.range), ...rangeStyle(columns, sizes), tone: marked ? 'alarm' : 'pale' } as const;
  canvas.text(words, { ...said, top: middle - canvas.heightOf(words, said) / 2, align: 'right' });
}
