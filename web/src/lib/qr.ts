import { encode } from 'uqr';

/** Modules of white around the code, without which cameras do not find it. */
const QUIET = 4;
/** Of a downloaded picture: large enough for print. */
const PNG_PIXELS = 1600;
const DARK = '#000';
const LIGHT = '#fff';

export interface QrDrawing {
  /** Modules from edge to edge, the white border included. */
  readonly size: number;
  /** The dark modules as one path, a module being 1 × 1. */
  readonly path: string;
}

/** Dark modules side by side, as one bar: no hairline of white stands between them. */
export interface QrBar {
  readonly x: number;
  /** From the top. */
  readonly y: number;
  readonly width: number;
}

/** How much of a code may be missing: a quarter, for paper, or little, for what is long and shown on a screen. */
type Correction = 'Q' | 'L';

/** An address as a QR code that survives a crumpled corner, unless said otherwise, and its modules from edge to edge. */
export function qrBars(
  address: string,
  correction: Correction = 'Q',
): { readonly size: number; readonly bars: readonly QrBar[] } {
  const { size, data } = encode(address, { ecc: correction, boostEcc: true, border: QUIET });
  return { size, bars: data.flatMap(barsOf) };
}

/** Draws an address as a QR code. */
export function drawQr(address: string, correction?: Correction): QrDrawing {
  const { size, bars } = qrBars(address, correction);
  return { size, path: bars.map(({ x, y, width }) => `M${x} ${y}h${width}v1H${x}z`).join('') };
}

function barsOf(row: readonly boolean[], y: number): QrBar[] {
  const bars: QrBar[] = [];
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x++;
    bars.push({ x: from, y, width: x - from + 1 });
  }
  return bars;
}

/** The code as a file of its own. */
export function qrSvg({ size, path }: QrDrawing): Blob {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="${LIGHT}" d="M0 0h${size}v${size}H0z"/><path fill="${DARK}" d="${path}"/></svg>\n`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** The code as pixels, whole ones to a module; null where the browser draws none. */
export async function qrPng({ size, path }: QrDrawing): Promise<Blob | null> {
  const scale = Math.ceil(PNG_PIXELS / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.scale(scale, scale);
  pen.fillStyle = LIGHT;
  pen.fillRect(0, 0, size, size);
  pen.fillStyle = DARK;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  pen.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
