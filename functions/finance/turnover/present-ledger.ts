import type { Ledger } from '#shared/models/finance/turnover.ts';
import { ledgerTitle } from '#shared/rules/finance/ledger-words.ts';
import { turnoverWords } from '#text/finance/turnover-words.ts';
import type { LedgerFigures } from './ledger.ts';

/** The ledger as the API tells it, with its heading and what it assumes. */
export function presentLedger(figures: LedgerFigures, coefficient: number): Ledger {
  const { period, since, previous, leaving, avoided, spent, result, verdict, breakEven, staffReplacement } = figures;
  return {
    period,
    since,
    previous,
    coefficient,
    spent,
    result,
    verdict,
    leaving: { left: leaving.left, average_replacement: leaving.averageReplacement, total: leaving.total },
    avoided: avoided && {
      left_before: avoided.leftBefore,
      expected: avoided.expected,
      left: avoided.left,
      compared: avoided.compared,
      leavers: avoided.leavers,
      saved: avoided.saved,
      low: avoided.low,
      high: avoided.high,
    },
    title: ledgerTitle({ verdict, left: avoided?.left ?? leaving.left, early: figures.early }),
    break_even: breakEven,
    staff_replacement: staffReplacement,
    assumptions: assumptionsOf(figures, coefficient),
  };
}

function assumptionsOf({ avoided, spent }: LedgerFigures, coefficient: number): string[] {
  const text = turnoverWords.ledger;
  return [
    text.replacement(coefficient),
    text.annualPay,
    ...(avoided ? [text.avoided(avoided.compared), text.dismissals, text.interval, text.noCause] : []),
    spent.items === 0 ? text.nothingSpent : text.spent,
  ];
}
