import { LOCALE, NBSP } from './format.ts';

/** Points of eNPS: «+18», «−5», «0», with the typographic minus. */
export function signed(points: number): string {
  const whole = Math.round(points);
  if (whole === 0) return '0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}

/** 40 as «40 %». */
export function percent(value: number): string {
  return `${value}${NBSP}%`;
}

/** Whole percent of a part. */
export function share(part: number, total: number): string {
  return percent(Math.round((100 * part) / total));
}

let tenths: Intl.NumberFormat | undefined;

/** A mean with one decimal: «7,4». */
export function tenth(value: number): string {
  // Looked up on first use: a function that shows no figure must not pay for it when it starts.
  tenths ??= new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return tenths.format(value);
}
