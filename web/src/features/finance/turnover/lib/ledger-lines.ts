import type { Ledger } from '#shared/models/finance/turnover.ts';
import { turnoverText } from '#text/finance/turnover.ts';
import { avoidedNote } from '../../lib/ledger-note.ts';
import { rubles, signedRubles } from '#text/finance/money.ts';
import { aboutRubles, times } from './figures.ts';

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
  const { since, avoided, spent, result, leaving, break_even: breakEven, staff_replacement: staff } = ledger;
  return [
    {
      key: 'avoided',
      name: avoided && avoided.saved < 0 ? text.avoidedLess : text.avoided,
      note: avoided
        ? avoidedNote(avoided, since?.from ?? null, rubles(staff ?? 0))
        : since
          ? text.noPrevious
          : text.noProgramme,
      amount: avoided ? signedRubles(avoided.saved) : text.unknown,
      value: avoided?.saved,
    },
    {
      key: 'spent',
      name: text.spent,
      note: text.spentNote(spent.items),
      amount: rubles(-spent.total),
      value: -spent.total,
    },
    {
      key: 'result',
      name: text.result,
      note: result ? text.resultNote(aboutRubles(result.low), aboutRubles(result.high)) : undefined,
      amount: result ? signedRubles(result.value) : text.unknown,
      value: result?.value,
      isTotal: true,
    },
    {
      key: 'break_even',
      name: text.breakEven,
      note: breakEven && spent.total > 0 ? text.breakEvenNote(rubles(spent.total), rubles(staff ?? 0)) : undefined,
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
      note: text.leavingNote(leaving.left, rubles(leaving.average_replacement)),
      amount: rubles(-leaving.total),
      value: -leaving.total,
    },
  ];
}
