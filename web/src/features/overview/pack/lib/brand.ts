import { colourParts } from '#shared/rules/brand.ts';
import type { Tone } from './canvas.ts';

/** How a company looks in its reports. */
export interface Brand {
  /** “#0F5F55”; null for the colour of Tonus. */
  readonly colour: string | null;
  /** A PNG; null for none. */
  readonly logo: Uint8Array | null;
}

/** The colour of Tonus. */
export const OWN_COLOUR = '#0f5f55';

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
    paper: '#ffffff',
  };
}

/** A picture in Base64 as its bytes. */
export function bytesOf(logo: string): Uint8Array {
  return Uint8Array.from(atob(logo), (sign) => sign.charCodeAt(0));
}

function mixedWithWhite(colour: string, part: number): string {
  const mixed = colourParts(colour).map((one) => Math.round(255 - (255 - one) * part));
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}
