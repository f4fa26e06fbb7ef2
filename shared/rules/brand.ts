/** A logo is small: it stands in the corner of a page. */
export const LOGO_MAX_BYTES = 100_000;
/** Larger ones would take a reader's memory, however small their files. */
const LOGO_MAX_PIXELS = 4000;
/** What a text of ordinary size needs on white (WCAG 1.4.3). */
export const LEAST_CONTRAST = 4.5;
const COLOUR = /^#[\da-f]{6}$/i;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, name and checksum of a chunk. */
const AROUND_CHUNK = 12;
/** A chunk of a header holds width, height and five bytes more. */
const HEADER_CHUNK = 13;

/** What is wrong with a colour: it is none, or too pale to be read on white. */
export function colourMistake(colour: string): 'wrong' | 'pale' | null {
  if (!COLOUR.test(colour)) return 'wrong';
  return contrastOnWhite(colour) < LEAST_CONTRAST ? 'pale' : null;
}

/** How well a colour is read on white: from 1 to 21 (WCAG 2). */
export function contrastOnWhite(colour: string): number {
  return 1.05 / (luminance(colour) + 0.05);
}

/** The parts of “#0F5F55” from 0 to 255. */
export function colourParts(colour: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
}

/** Whether this is a PNG and nothing else, of a size that may stand in a report: chunk after chunk up to the last one. */
export function isLogo(file: Uint8Array): boolean {
  if (file.length > LOGO_MAX_BYTES || PNG.some((byte, index) => file[index] !== byte)) return false;
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  let at = PNG.length;
  for (let number = 0; at + AROUND_CHUNK <= file.length; number++) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (number === 0 && (name !== 'IHDR' || length !== HEADER_CHUNK || !fits(view, at + 8))) return false;
    at += AROUND_CHUNK + length;
    if (name === 'IEND') return at === file.length;
  }
  return false;
}

function fits(view: DataView, at: number): boolean {
  if (at + HEADER_CHUNK > view.byteLength) return false;
  return [view.getUint32(at), view.getUint32(at + 4)].every((size) => size > 0 && size <= LOGO_MAX_PIXELS);
}

/** Relative luminance (WCAG 2). */
function luminance(colour: string): number {
  const [red, green, blue] = colourParts(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
