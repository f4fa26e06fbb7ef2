import { avoidedText } from '#text/finance/ledger-note.ts';
import { LOCALE } from '#text/format.ts';

const decimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

/** The counts that the saving is made of; `expected` is how many would have left at the rate before. */
interface ComparedLeavers {
  readonly left: number;
  readonly expected: number;
}

/** What the saving multiplies, in words. `since` is the day the first programme began. */
export function avoidedNote({ left, expected }: ComparedLeavers, since: string | null, replacement: string): string {
  return avoidedText(left, decimal.format(expected), since, replacement);
}
