import { NOTHING } from '#shared/text/input/finance-files.ts';

/** How a cell was understood that could be meant otherwise; told once for the whole file. */
export type Note = 'serialDay' | 'longFraction' | 'unknownLeaving';

/** What a cell says, or why that is not understood. */
export type Reading<Value> = { readonly value: Value; readonly note?: Note } | { readonly mistake: string };

const DASHES = /^[-‐‑–—−]+$/;
const EXCEL_ERROR = /^#[\p{L}\d/]+[!?]?$/u;

/** The text of a cell without what nobody sees: odd spaces, full-width digits, byte order marks. */
export function plainCell(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a cell, already plain, says that there is nothing. */
export function isNothing(plain: string): boolean {
  return DASHES.test(plain) || NOTHING.has(plain.toLowerCase());
}

/** `#REF!`, `#VALUE!`: what Excel writes where it could not reckon. */
export function isExcelError(plain: string): boolean {
  return EXCEL_ERROR.test(plain);
}
