import { formatNumber, NBSP, pluralForm } from '#web/lib/formatters.ts';

const decimal = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** The counts that the saving is made of; `expected` is how many would have left at last year's rate. */
interface ComparedLeavers {
  readonly left: number;
  readonly expected: number;
}

/**
 * «сами ушли 2, с прошлогодней частотой ушло бы 4,4 · замена 273 тыс. ₽»: what «Не пришлось заменять» multiplies.
 * `all` counts those too whom the company dismissed; the comparison leaves them out, and says so where there are any.
 */
export function avoidedNote({ left, expected }: ComparedLeavers, all: number, replacement: string): string {
  const gone = `${left < all ? `сами${NBSP}` : ''}${pluralForm(left, 'ушёл', 'ушли', 'ушли')}${NBSP}${formatNumber(left)}`;
  return `${gone}, с${NBSP}прошлогодней частотой ушло${NBSP}бы${NBSP}${decimal.format(expected)} · замена${NBSP}${replacement}`;
}
