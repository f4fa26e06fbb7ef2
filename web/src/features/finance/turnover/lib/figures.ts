import { formatNumber, NBSP } from '#web/lib/formatters.ts';
import { shortRubles } from '#text/finance/money.ts';
import { monthShort } from '#text/finance/months.ts';

const decimal = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** «23 %» of a share, in whole percent; «меньше 1 %» of what is not nothing. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  return whole === 0 && share > 0 ? `меньше${NBSP}1${NBSP}%` : `${formatNumber(whole)}${NBSP}%`;
}

/** «от 9 до 47 %». */
export function percentRange({ low, high }: { readonly low: number; readonly high: number }): string {
  return `от${NBSP}${Math.round(low * 100)} до${NBSP}${percent(high)}`;
}

/** «от 2 до 10», «3» where both ends are one. */
export function peopleRange(low: number, high: number): string {
  return low === high ? formatNumber(low) : `от${NBSP}${formatNumber(low)} до${NBSP}${formatNumber(high)}`;
}

/** «2,1». */
export function times(value: number): string {
  return decimal.format(value);
}

/** «−2 млн ₽», «+680 тыс. ₽»: an estimate, told no more exactly than it is known. */
export function aboutRubles(value: number): string {
  return `${value > 0 ? '+' : ''}${shortRubles(value)}`;
}

/** «ноя 26» of 2026-11, for an axis. */
export function monthTick(month: string): string {
  return `${monthShort(month)}${NBSP}${month.slice(2, 4)}`;
}
