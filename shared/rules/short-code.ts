import { LOOK_ALIKES } from '../text/input/letters.ts';

/**
 * Digits and consonants, of those that are taken for each other one or none: no 0 and O, 1, I and L, 2 and Z, 5 and S,
 * 6, 8 and B, 9, G and Q. Without vowels they make no words.
 */
export const SHORT_CODE_ALPHABET = '23456789cdfhjkmnprtvwxy';
/** Of the two halves, which a hyphen keeps apart for the eye. */
export const SHORT_CODE_HALF = 5;

/**
 * The code somebody typed from a poster, as it is kept: whichever the case, with or without its hyphen, in Latin letters
 * or Russian ones of the same look. Null for what cannot be one.
 */
export function readShortCode(typed: string): string | null {
  const signs = [...typed.toLowerCase()].filter((sign) => !/[\s\u2010-\u2015-]/.test(sign));
  const code = signs.map((sign) => LOOK_ALIKES[sign] ?? sign);
  if (code.length !== 2 * SHORT_CODE_HALF || !code.every((sign) => SHORT_CODE_ALPHABET.includes(sign))) return null;
  return shortCodeOf(code);
}

/** The code made of these signs. */
export function shortCodeOf(signs: readonly string[]): string {
  return `${signs.slice(0, SHORT_CODE_HALF).join('')}-${signs.slice(SHORT_CODE_HALF).join('')}`;
}
