import { formatNumber } from '../format.ts';
import { dayText } from './months.ts';

/**
 * “2 left of their own accord since 28 December 2025, 4.4 would have left at the earlier rate · replacement ₽273,000”: of what
 * the saving is made. Dismissals are not among them. `since` is the day the first programme began, null where it is not
 * known.
 */
export function avoidedText(left: number, expected: string, since: string | null, replacement: string): string {
  const from = since === null ? '' : ` since ${dayText(since)}`;
  return `${formatNumber(left)} left of their own accord${from}, ${expected} would have left at the earlier rate · replacement ${replacement}`;
}
