import { formatNumber, NBSP, pluralForm } from '#web/lib/formatters.ts';
import { dayText } from '#text/finance/months.ts';

const decimal = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** The counts that the saving is made of; `expected` is how many would have left at the rate before. */
interface ComparedLeavers {
  readonly left: number;
  readonly expected: number;
}

/**
 * «с 28 декабря 2025 ушли 2, с прежней частотой ушло бы 4,4 · замена 273 тыс. ₽»: what «Не пришлось заменять»
 * multiplies. `since` is the day the first programme began.
 */
export function avoidedNote({ left, expected }: ComparedLeavers, since: string | null, replacement: string): string {
  const gone = `${pluralForm(left, 'ушёл', 'ушли', 'ушли')}${NBSP}${formatNumber(left)}`;
  const from = since === null ? '' : `с${NBSP}${dayText(since)} `;
  return `${from}${gone}, с${NBSP}прежней частотой ушло${NBSP}бы${NBSP}${decimal.format(expected)} · замена${NBSP}${replacement}`;
}
