import type { Tone } from './canvas.ts';

/** How a company looks in its reports. */
export interface Brand {
  /** “#0F5F55”; null for the colour of Tonus. */
  readonly colour: string | null;
  /** A PNG; null for none. */
  readonly logo: Uint8Array | null;
}

const OWN_COLOUR = '#0f5f55';
const COLOUR = /^#[\da-f]{6}$/i;
/** What a text of ordinary size needs on white (WCAG 1.4.3). */
const LEAST_CONTRAST = 4.5;
export const LOGO_MAX_BYTES = 200_000;
/** Larger ones would take a reader's memory, however small their files. */
const LOGO_MAX_PIXELS = 4000;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Signature, then length and name of the first chunk, then width and height. */
const HEADER_BYTES = 24;

/** The colours of a report: the company's own in two strengths, the others as they are. */
export function coloursOf({ colour }: Pick<Brand, 'colour'>): Readonly<Record<Tone, string>> {
  const brand = colour ?? OWN_COLOUR;
  return {
    ink: '#1d2a2c',
    pale: '#4f5d5e',
    rule: '#d8d2c7',
    brand,
    soft: mixedWithWhite(brand, 0.22),
    alarm: '#b0431f',
  };
}

/** What is wrong with a colour: it is none, or too pale to be read on white. */
export function colourMistake(colour: string): 'wrong' | 'pale' | null {
  if (!COLOUR.test(colour)) return 'wrong';
  return 1.05 / (luminance(colour) + 0.05) < LEAST_CONTRAST ? 'pale' : null;
}

/** Whether this is a PNG that may stand in a report. */
export function isLogo(file: Uint8Array): boolean {
  if (file.length > LOGO_MAX_BYTES || file.length < HEADER_BYTES) return false;
  if (PNG.some((byte, index) => file[index] !== byte)) return false;
  const header = new DataView(file.buffer, file.byteOffset, HEADER_BYTES);
  const [width, height] = [header.getUint32(16), header.getUint32(20)];
  return [width, height].every((size) => size > 0 && size <= LOGO_MAX_PIXELS);
}

function partsOf(colour: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
}

/** Relative luminance (WCAG 2). */
function luminance(colour: string): number {
  const [red, green, blue] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function mixedWithWhite(colour: string, part: number): string {
  const mixed = partsOf(colour).map((one) => Math.round(255 - (255 - one) * part));
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}
