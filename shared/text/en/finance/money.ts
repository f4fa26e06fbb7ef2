import { formatNumber, formatRubles, LOCALE } from '../format.ts';

const MILLION = 1_000_000;
const THOUSAND = 1000;
/** A line may end between a sign and the unit behind it, but for the joiner. */
const [PLUS, MINUS] = ['+\u2060', '−\u2060'];

const withDecimals = new Map<string, Intl.NumberFormat>();

/** “4.9”, “3.42”: so many decimals at most. */
function decimal(value: number, most: number, least = 0): string {
  const key = `${least}-${most}`;
  let numbers = withDecimals.get(key);
  if (!numbers) {
    numbers = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: least, maximumFractionDigits: most });
    withDecimals.set(key, numbers);
  }
  return numbers.format(value).replace('-', '−');
}

/** “₽197,800”, “−₽486,000”: whole roubles. */
export function rubles(value: number): string {
  const whole = Math.round(value);
  return `${whole < 0 ? MINUS : ''}${formatRubles(Math.abs(whole))}`;
}

/** “+₽680,000”, “−₽486,000”, “₽0”. */
export function signedRubles(value: number): string {
  return `${Math.round(value) > 0 ? PLUS : ''}${rubles(value)}`;
}

/** “42.5m”, “186k”, “900”: roubles in short, for where they stand close together. */
export function shortMoney(value: number, decimals = 1): string {
  const size = Math.abs(value);
  if (size >= MILLION) return `${decimal(value / MILLION, decimals)}m`;
  if (Math.round(size) >= THOUSAND) return `${decimal(value / THOUSAND, 0)}k`;
  return formatNumber(Math.round(value) || 0).replace('-', '−');
}

/** “₽4.9m”, “−₽186k”. */
export function shortRubles(value: number, decimals = 1): string {
  return `${Math.round(value) < 0 ? MINUS : ''}₽${shortMoney(Math.abs(value), decimals)}`;
}

/** “−₽2m”, “+₽680k”: in short, with its sign. */
export function signedShortRubles(value: number): string {
  return `${Math.round(value) > 0 ? PLUS : ''}${shortRubles(value)}`;
}

/** “−₽1.9m”, “+₽680k”: the same as the lower end of a range, both ends of which have their unit. */
export function signedLowEnd(value: number): string {
  return signedShortRubles(value);
}

/** “42.5”: millions where their name stands beside the chart. */
export function millions(value: number): string {
  return decimal(value / MILLION, 1);
}

/** “30%”, “2.5%” of a share; one decimal where asked for. */
export function percent(share: number, decimals = 0): string {
  return `${decimal(share * 100, decimals, decimals)}%`;
}

/** “+112%”, “−8%”: a share with its sign. */
export function signedPercent(share: number): string {
  const whole = Math.round(share * 100);
  return `${whole > 0 ? '+' : ''}${percent(whole / 100)}`;
}
