import { LEADING, type Canvas, type Room, type Sizes } from './canvas.ts';
import type { PackBlock, PackPoint } from './pack.ts';

type Line = Extract<PackBlock, { readonly kind: 'line' }>;

/** How high the line may be, in lines of text. */
const [LOWEST, HIGHEST] = [5, 12];
/** Between two words below or above a line. */
const APART = 6;

/** Values in time with their intervals as upright bars: what it says is said without colour. */
export function drawLine({ title, points, note }: Line, width: number, sizes: Sizes, room: Room): void {
  const titled = sizes.title * LEADING + 6;
  const head = sizes.small * 1.6;
  const others = titled + sizes.small * 5.4;
  const height = heightIn(room.left() - others, sizes);
  const { x, y, canvas } = room(others + height);
  canvas.text(title, { x, top: y, width, size: sizes.title, weight: 'strong', most: 1 });
  const box = { x, top: y + titled + head, width, height: height - head };
  const plot = plotOf(points, box, sizes, canvas);
  drawZero(plot);
  drawIntervals(plot);
  drawPath(plot);
  drawPoints(plot);
  const below = { x, top: plot.below + head, width, size: sizes.small };
  canvas.text(note, { ...below, tone: 'pale', most: 3, prose: true });
}

/** Rather lower than on a sheet of its own, but not too low to be read. */
function heightIn(left: number, { body }: Sizes): number {
  return left < body * LOWEST ? body * HIGHEST : Math.min(body * HIGHEST, left);
}

interface Box {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything of a line stands. */
interface Plot extends Box {
  readonly canvas: Canvas;
  readonly sizes: Sizes;
  /** How high a value stands. */
  readonly at: (value: number) => number;
  /** From the edge to the first point, and from the last one to the other edge. */
  readonly side: number;
  /** From one point to the next. */
  readonly step: number;
  readonly placed: readonly { readonly point: PackPoint; readonly x: number; readonly y: number }[];
  /** Where what stands below it begins. */
  readonly below: number;
}

function plotOf(points: readonly PackPoint[], box: Box, sizes: Sizes, canvas: Canvas): Plot {
  const { x, top, width, height } = box;
  const lowest = Math.min(0, ...points.map(({ low, value }) => low ?? value));
  const highest = Math.max(0, ...points.map(({ high, value }) => high ?? value));
  const at = (value: number) => top + ((highest - value) / (highest - lowest || 1)) * height;
  const side = sizes.small * 3;
  const step = points.length > 1 ? (width - 2 * side) / (points.length - 1) : 0;
  const placed = points.map((point, index) => ({ point, x: x + side + index * step, y: at(point.value) }));
  return { ...box, canvas, sizes, at, side, step, placed, below: top + height + 4 };
}

function drawZero({ canvas, sizes: { small }, x, width, side, at }: Plot): void {
  canvas.line({ x1: x, y1: at(0), x2: x + width, y2: at(0), tone: 'rule', thickness: 0.75 });
  canvas.text('0', { x, top: at(0) - small * LEADING, width: side, size: small, tone: 'pale' });
}

function drawIntervals({ canvas, placed, at }: Plot): void {
  for (const { point, x } of placed) {
    if (point.low === null || point.high === null) continue;
    canvas.line({ x1: x, y1: at(point.low), x2: x, y2: at(point.high), tone: 'soft', thickness: 7 });
  }
}

function drawPath({ canvas, placed }: Plot): void {
  for (const [index, { x: x2, y: y2 }] of placed.entries()) {
    const before = placed[index - 1];
    if (before) canvas.line({ x1: before.x, y1: before.y, x2, y2, tone: 'brand', thickness: 1.5 });
  }
}

/** The points with their values and days, as many of these as have room; the last point has both, and is larger. */
function drawPoints(plot: Plot): void {
  const { canvas, placed } = plot;
  const ticks = placed.map(({ point }) => point.tick ?? point.name);
  const days = spacing(ticks, plot);
  const values = spacing(
    placed.map(({ point }) => point.shown),
    plot,
  );
  for (const [index, { x, y }] of placed.entries()) {
    const left = placed.length - 1 - index;
    canvas.dot({ x, y, radius: left === 0 ? 4 : 3, tone: 'brand' });
    if (left % values.every === 0) drawValue(index, plot);
    if (left % days.every === 0) drawTick(ticks[index]!, x, days.widest, plot);
  }
}

/** How wide the widest of these words is, and of how many points one has room for its own. */
function spacing(words: readonly string[], { canvas, sizes, step }: Plot) {
  const style = { size: sizes.small, weight: 'plain' } as const;
  const widest = Math.max(...words.map((one) => canvas.widthOf(one, style))) + APART;
  return { widest, every: Math.max(1, Math.ceil(widest / (step || widest))) };
}

function drawValue(index: number, { canvas, sizes, placed, side, at }: Plot): void {
  const { point, x, y } = placed[index]!;
  const isLast = index === placed.length - 1;
  const [size, weight] = isLast ? ([sizes.title, 'strong'] as const) : ([sizes.small, 'plain'] as const);
  const top = (point.high === null ? y : at(point.high)) - size * LEADING - 2;
  // A line that runs there does not strike the number through.
  const wide = canvas.widthOf(point.shown, { size, weight }) + 4;
  canvas.rect({ x: x - wide / 2, y: top, width: wide, height: size * 1.25, tone: 'paper' });
  canvas.text(point.shown, { x: x - side, top, width: 2 * side, size, weight, align: 'center', most: 1 });
}

function drawTick(tick: string, middle: number, widest: number, { canvas, sizes, x, width, side, below }: Plot): void {
  const wide = Math.max(2 * side, widest);
  const from = Math.min(Math.max(middle - wide / 2, x), x + width - wide);
  const place = { x: from, top: below, width: wide, size: sizes.small };
  canvas.text(tick, { ...place, tone: 'pale', align: 'center', most: 1 });
}
