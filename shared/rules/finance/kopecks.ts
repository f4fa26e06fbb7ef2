import { formatNumber, NBSP } from '../plural.ts';

/** Money is added up in whole kopecks: sums of roubles with decimals drift. */
export function kopecksOf(roubles: number): number {
  return Math.round(roubles * 100);
}

/** Kopecks as the API writes money: roubles with at most two decimals. */
export function roublesOf(kopecks: number): number {
  return Math.round(kopecks) / 100;
}

/** Kopecks as a person reads them, to the rouble: «1 250 000 ₽», with spaces that do not break. */
export function roublesText(kopecks: number): string {
  return `${formatNumber(Math.round(kopecks / 100))}${NBSP}₽`;
}
