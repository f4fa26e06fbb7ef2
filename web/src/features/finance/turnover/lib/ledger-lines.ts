import type { Ledger } from '#shared/models/finance/turnover.ts';
import { turnoverText } from '../text.ts';
import { roubles, times } from './figures.ts';

const text = turnoverText.ledger;

/** A line of the statement: what it is, of what it is made, how much. */
export interface LedgerLine {
  readonly key: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly amount: string;
  /** The amount as a number, where it is roubles. */
  readonly value?: number | undefined;
  readonly isTotal?: boolean;
}

/** The ledger as the lines of a bank statement. */
export function ledgerLines(ledger: Ledger): LedgerLine[] {
  const { avoided, spent, result, leaving, break_even: breakEven, staff_replacement: staff } = ledger;
  return [
    {
      key: 'avoided',
      name: text.avoided,
      note: avoided ? text.avoidedNote(avoided.left, times(avoided.expected), roubles(staff ?? 0)) : text.noPrevious,
      amount: avoided ? roubles(avoided.saved, true) : text.unknown,
      value: avoided?.saved,
    },
    {
      key: 'spent',
      name: text.spent,
      note: text.spentNote(spent.items),
      amount: roubles(-spent.total),
      value: -spent.total,
    },
    {
      key: 'result',
      name: text.result,
      note: result ? text.resultNote(roubles(result.low, true), roubles(result.high, true)) : undefined,
      amount: result ? roubles(result.value, true) : text.unknown,
      value: result?.value,
      isTotal: true,
    },
    {
      key: 'break_even',
      name: text.breakEven,
      note: breakEven && spent.total > 0 ? text.breakEvenNote(roubles(spent.total), roubles(staff ?? 0)) : undefined,
      amount:
        breakEven === null
          ? text.noPay
          : spent.total === 0
            ? text.nothingSpent
            : text.breakEvenOf(times(breakEven.leavers)),
    },
    {
      key: 'leaving',
      name: text.leaving,
      note: text.leavingNote(leaving.left, roubles(leaving.average_replacement)),
      amount: roubles(-leaving.total),
      value: -leaving.total,
    },
  ];
}
