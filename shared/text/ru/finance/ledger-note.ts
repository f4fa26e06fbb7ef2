import { formatNumber, NBSP, pluralForm } from '../format.ts';
import { dayText } from './months.ts';

/**
 * «с 28 декабря 2025 сами ушли 2, с прежней частотой ушло бы 4,4 · замена 273 тыс. ₽»: of what the saving is made.
 * Dismissals are not among them, while the replacement of those who left counts everyone. `since` is the day the first
 * programme began, null where it is not known.
 */
export function avoidedText(left: number, expected: string, since: string | null, replacement: string): string {
  const gone = `${pluralForm(left, 'ушёл', 'ушли', 'ушли')}${NBSP}${formatNumber(left)}`;
  const from = since === null ? '' : `с${NBSP}${dayText(since)} `;
  return `${from}${pluralForm(left, 'сам', 'сами', 'сами')}${NBSP}${gone}, с${NBSP}прежней частотой ушло${NBSP}бы${NBSP}${expected} · замена${NBSP}${replacement}`;
}
