import { formatNumber, NBSP } from '../format.ts';

/** Less than one percent, and yet not nothing. */
export const LESS_THAN_PERCENT = `меньше${NBSP}1${NBSP}%`;

/** «23 %» of whole percents. */
export function wholePercent(percents: number): string {
  return `${formatNumber(percents)}${NBSP}%`;
}

/** «от 9 до 47 %»: the unit stands at the upper end. */
export function rangeText(low: string, high: string): string {
  return `от${NBSP}${low} до${NBSP}${high}`;
}

/** «от 2 до 10», «3» where both ends are one. */
export function numberRange(low: number, high: number): string {
  return low === high ? formatNumber(low) : rangeText(formatNumber(low), formatNumber(high));
}
