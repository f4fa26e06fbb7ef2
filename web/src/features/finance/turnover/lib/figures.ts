import { signedShortRubles } from '#text/finance/money.ts';
import { LESS_THAN_PERCENT, rangeText, wholePercent } from '#text/finance/ranges.ts';
import { LOCALE } from '#text/format.ts';

const decimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A share in whole percent, of which what is not nothing is no 0. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  return whole === 0 && share > 0 ? LESS_THAN_PERCENT : wholePercent(whole);
}

/** Shares from one to another, in whole percent. */
export function percentRange({ low, high }: { readonly low: number; readonly high: number }): string {
  return rangeText(String(Math.round(low * 100)), percent(high));
}

/** With one decimal. */
export function times(value: number): string {
  return decimal.format(value);
}

/** An estimate of roubles with its sign, told no more exactly than it is known. */
export function aboutRubles(value: number): string {
  return signedShortRubles(value);
}
