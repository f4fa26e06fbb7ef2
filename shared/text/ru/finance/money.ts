import { formatNumber, LOCALE, NBSP } from '../format.ts';

const MILLION = 1_000_000;
const THOUSAND = 1000;

const withDecimals = new Map<string, Intl.NumberFormat>();

/** «4,9», «3,42»: so many decimals at most. */
function decimal(value: number, most: number, least = 0): string {
  const key = `${least}-${most}`;
  let numbers = withDecimals.get(key);
  if (!numbers) {
    numbers = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: least, maximumFractionDigits: most });
    withDecimals.set(key, numbers);
  }
  return numbers.format(value).replace(/\s/g, NBSP).replace('-', '−');
}

/** «197 800 ₽», «−486 000 ₽»: whole roubles. */
export function rubles(value: number): string {
  return `${formatNumber(Math.round(value) || 0).replace('-', '−')}${NBSP}₽`;
}

/** «+680 000 ₽», «−486 000 ₽», «0 ₽». */
export function signedRubles(value: number): string {
  return `${Math.round(value) > 0 ? '+' : ''}${rubles(value)}`;
}

/** «42,5 млн», «186 тыс.», «900»: roubles in short, for where they stand close together. */
export function shortMoney(value: number, decimals = 1): string {
  const size = Math.abs(value);
  if (size >= MILLION) return `${decimal(value / MILLION, decimals)}${NBSP}млн`;
  if (Math.round(size) >= THOUSAND) return `${decimal(value / THOUSAND, 0)}${NBSP}тыс.`;
  return decimal(value, 0);
}

/** «4,9 млн ₽». */
export function shortRubles(value: number, decimals = 1): string {
  return `${shortMoney(value, decimals)}${NBSP}₽`;
}

/** «−2 млн ₽», «+680 тыс. ₽»: in short, with its sign. */
export function signedShortRubles(value: number): string {
  return `${value > 0 ? '+' : ''}${shortRubles(value)}`;
}

/** «−1,9 млн», «+680 тыс.»: the same as the lower end of a range, whose unit stands at the upper end. */
export function signedLowEnd(value: number): string {
  return `${value > 0 ? '+' : ''}${shortMoney(value)}`;
}

/** «42,5»: millions where their name stands beside the chart. */
export function millions(value: number): string {
  return decimal(value / MILLION, 1);
}

/** «30 %», «2,5 %» of a share; one decimal where asked for. */
export function percent(share: number, decimals = 0): string {
  return `${decimal(share * 100, decimals, decimals)}${NBSP}%`;
}

/** «+112 %», «−8 %»: a share with its sign. */
export function signedPercent(share: number): string {
  const whole = Math.round(share * 100);
  return `${whole > 0 ? '+' : ''}${percent(whole / 100)}`;
}
