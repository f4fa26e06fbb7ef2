import { formatNumber, NBSP } from '#web/lib/formatters.ts';

const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('ru-RU', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthShort = new Intl.DateTimeFormat('ru-RU', { month: 'short', year: '2-digit', timeZone: 'UTC' });
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

/** «−486 000 ₽», «+680 000 ₽» with a sign where asked for. */
export function roubles(value: number, signed = false): string {
  const whole = Math.round(value);
  const sign = whole < 0 ? '−' : signed && whole > 0 ? '+' : '';
  return `${sign}${formatNumber(Math.abs(whole))}${NBSP}₽`;
}

/** «22 ноября 2026» of a day of the calendar. */
export function dayText(text: string): string {
  return keepTogether(day.format(utc(text)));
}

/** «ноябрь 2026» of 2026-11. */
export function monthText(text: string): string {
  return keepTogether(month.format(utc(`${text}-01`)));
}

/** «ноя 26» of 2026-11, for an axis. */
export function monthTick(text: string): string {
  return keepTogether(monthShort.format(utc(`${text}-01`)).replace(/[.]|\s?г\.?$/g, ''));
}

const utc = (text: string): Date => new Date(`${text}T00:00:00.000Z`);
const keepTogether = (text: string): string => text.replace(/\s?г\.$/, '').replace(/\s/g, NBSP);
