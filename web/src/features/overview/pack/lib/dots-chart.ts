import { createCanvas, LEADING, type Canvas, type Measure, type Room, type Sizes } from './canvas.ts';
import type { PackBlock, PackPoint } from './pack.ts';

type Dots = Extract<PackBlock, { readonly kind: 'dots' }>;

/** A scale is short below so many points. */
const SHORT_PLOT = 120;

/** Where a part of a row begins and how wide it is. */
type Column = readonly [left: number, width: number];
interface Columns {
  readonly name: Column;
  readonly answered: Column;
  readonly plot: Column;
  readonly shown: Column;
  readonly range: Column;
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
export function dotsFit(block: Dots, width: number, { body, small }: Sizes, measure: Measure): boolean {
  const { name, answered, shown, range } = columnsOf(width);
  const fit = (words: string, size: number, [, room]: Column, weight: 'plain' | 'strong' = 'plain') =>
    measure.width(words, { size, weight }) <= room;
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

/** A chart while it is drawn; on each sheet that it goes on to it has another canvas. */
interface Chart {
  readonly block: Dots;
  readonly width: number;
  readonly columns: Columns;
  readonly sizes: Sizes;
  readonly canvas: Canvas;
}

/** Values of teams on one scale with their intervals; whoever differs by more than chance is a square and says so. */
export function drawDots(block: Dots, width: number, sizes: Sizes, measure: Measure, room: Room): void {
  const { title, rows, note } = block;
  const probe = createCanvas(measure);
  const chart = { block, width, columns: columnsOf(width), sizes, canvas: probe };
  const ends = sizes.small * 1.8;
  const titled = probe.heightOf(title, { width, size: sizes.title, weight: 'strong', most: 2 }) + 4;
  for (const [index, point] of rows.entries()) {
    const height = heightOfRow(point, chart);
    const lead = index === 0 ? titled + ends : 0;
    const { x, y, canvas, isBroken } = room(lead + height, ends);
    const here = { ...chart, canvas };
    if (index === 0) canvas.text(title, { x, top: y, width, size: sizes.title, weight: 'strong', most: 2 });
    const hasEnds = index === 0 || isBroken;
    const top = y + (index === 0 ? titled : 0);
    if (hasEnds) drawEnds(here, x, top);
    drawRow(here, point, { x, y: top + (hasEnds ? ends : 0), height });
  }
  const { x, y, canvas } = room(sizes.small * 4.2);
  canvas.text(note, { x, top: y + 4, width, size: sizes.small, tone: 'pale', most: 3, prose: true });
}

function heightOfRow(point: PackPoint, { block, columns, sizes, canvas }: Chart): number {
  const named = canvas.heightOf(point.name, nameStyle(point, columns, sizes));
  const said = canvas.heightOf(rangeOf(block, point), rangeStyle(columns, sizes));
  return Math.max(sizes.body * 2.4, named + 8, said + 8);
}

/** How the name of a team is set: as long as it is. */
function nameStyle({ marked = false }: PackPoint, { name }: Columns, { body }: Sizes) {
  return { width: name[1], size: body, weight: marked ? 'strong' : 'plain', most: 5, prose: true } as const;
}

/** The interval of a row, and whether it is more than chance. */
function rangeOf({ marked: words }: Dots, { range, marked = false }: PackPoint): string {
  return marked ? `${range}, ${words}` : range;
}

function rangeStyle({ range }: Columns, { small }: Sizes) {
  return { width: range[1], size: small, most: 3 } as const;
}

/** What stands above the columns: that they count answers, and from where to where the scale goes. */
function drawEnds({ block: { from, to, answered }, columns, sizes, canvas }: Chart, x: number, top: number): void {
  const look = { top, size: sizes.small, tone: 'pale' } as const;
  const place = { ...look, x: x + columns.plot[0], width: columns.plot[1] };
  canvas.text(answered, { ...look, x, width: columns.answered[0] + columns.answered[1], align: 'right' });
  canvas.text(String(from), place);
  canvas.text(String(to), { ...place, align: 'right' });
}

interface RowBox {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

function drawRow(chart: Chart, point: PackPoint, box: RowBox): void {
  const { x, y } = box;
  chart.canvas.line({ x1: x, y1: y, x2: x + chart.width, y2: y, tone: 'rule', thickness: 0.75 });
  drawTeam(chart, point, box);
  drawOnScale(chart, point, box);
  drawFigures(chart, point, box);
}

/** Who it is, and how many of them answered. */
function drawTeam({ columns, sizes, canvas }: Chart, point: PackPoint, box: RowBox): void {
  const named = { ...placeIn(columns.name, box), ...nameStyle(point, columns, sizes) };
  canvas.text(point.name, { ...named, top: middleOf(box) - canvas.heightOf(point.name, named) / 2 });
  const small = { size: sizes.small, tone: 'pale', most: 1, align: 'right' } as const;
  canvas.text(point.answered, { ...placeIn(columns.answered, box), ...small, top: topOfLine(sizes.small, box) });
}

/** The value with its interval, between the ends of the scale and beside what all are compared with. */
function drawOnScale(chart: Chart, { value, low, high, marked = false }: PackPoint, box: RowBox): void {
  const { canvas, columns } = chart;
  const [{ from, to, reference }, [left, wide]] = [chart.block, columns.plot];
  const { y, height } = box;
  const middle = middleOf(box);
  const at = (one: number) => box.x + left + ((one - from) / (to - from)) * wide;
  const across = { y1: middle, y2: middle };
  canvas.line({ x1: at(from), x2: at(to), ...across, tone: 'rule', thickness: 0.75 });
  const upright = { x1: at(reference), y1: y, x2: at(reference), y2: y + height };
  canvas.line({ ...upright, tone: 'pale', thickness: 0.75, dashed: true });
  if (low !== null && high !== null) {
    const look = marked ? ({ tone: 'alarm', thickness: 2 } as const) : ({ tone: 'soft', thickness: 7 } as const);
    canvas.line({ x1: at(low), x2: at(high), ...across, ...look });
  }
  // On a short scale a large point would hide its interval.
  const radius = wide < SHORT_PLOT ? 3 : 4;
  const side = 2 * radius;
  if (marked) canvas.rect({ x: at(value) - radius, y: middle - radius, width: side, height: side, tone: 'alarm' });
  else canvas.dot({ x: at(value), y: middle, radius, tone: 'brand' });
}

/** The value and its interval in figures. */
function drawFigures({ block, columns, sizes, canvas }: Chart, point: PackPoint, box: RowBox): void {
  const value = { size: sizes.body, weight: 'strong', most: 1, align: 'right' } as const;
  canvas.text(point.shown, { ...placeIn(columns.shown, box), ...value, top: topOfLine(sizes.body, box) });
  const words = rangeOf(block, point);
  const tone = point.marked ? 'alarm' : 'pale';
  const range = { ...placeIn(columns.range, box), ...rangeStyle(columns, sizes), tone } as const;
  canvas.text(words, { ...range, top: middleOf(box) - canvas.heightOf(words, range) / 2, align: 'right' });
}

function placeIn([left, width]: Column, { x }: RowBox) {
  return { x: x + left, width };
}

function middleOf({ y, height }: RowBox): number {
  return y + height / 2;
}

/** Where a single line of this size begins that stands in the middle of a row. */
function topOfLine(size: number, box: RowBox): number {
  return middleOf(box) - (size * LEADING) / 2;
}
