import { formatNumber } from '../format.ts';

/** Less than one percent, and yet not nothing. */
export const LESS_THAN_PERCENT = 'less than 1%';

/** “23%” of whole percents. */
export function wholePercent(percents: number): string {
  return `${formatNumber(percents)}%`;
}

/** “9 to 47%”: the unit stands at the upper end. */
export function rangeText(low: string, high: string): string {
  return `${low} to ${high}`;
}

/** “2 to 10”, “3” where both ends are one. */
export function numberRange(low: number, high: number): string {
  return low === high ? formatNumber(low) : rangeText(formatNumber(low), formatNumber(high));
}
