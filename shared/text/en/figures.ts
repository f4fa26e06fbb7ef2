import { LOCALE } from './format.ts';

/** 40 as “40%”. */
export function percent(value: number): string {
  return `${value}%`;
}

/** Whole percent of a part. */
export function share(part: number, total: number): string {
  return percent(Math.round((100 * part) / total));
}

let tenths: Intl.NumberFormat | undefined;

/** A mean with one decimal: “7.4”. */
export function tenth(value: number): string {
  // Looked up on first use: a function that shows no figure must not pay for it when it starts.
  tenths ??= new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return tenths.format(value);
}

/** A change of a mean, with its sign: “+0.4”, “−1.2”, “0.0”. */
export function signedTenth(value: number): string {
  const size = tenth(Math.abs(value));
  if (size === tenth(0)) return size;
  return `${value > 0 ? '+' : '−'}${size}`;
}
