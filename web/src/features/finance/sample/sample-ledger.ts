import { ledgerTitle, type LedgerVerdict } from '#shared/rules/finance/ledger-words.ts';
import { sumOfMoney } from '#shared/rules/finance/money.ts';
import { replacementCost } from '#shared/rules/finance/replacement-cost.ts';
import { differenceOf } from '#shared/rules/statistics/difference.ts';
import { poissonInterval } from '#shared/rules/statistics/exact-interval.ts';
import type { LedgerFigures } from '../main/lib/ledger-view.ts';
import { SAMPLE_INITIATIVES } from './sample-company.ts';
import { SAMPLE_EMPLOYEES, SAMPLE_LEAVERS } from './sample-people.ts';

/** How many left a year earlier, in the same months and of as many people. */
const LEFT_BEFORE = 6;

/** The ledger of the sample at a share of annual pay that replacing somebody costs. */
export function sampleLedger(coefficient: number): LedgerFigures {
  const left = SAMPLE_LEAVERS.length;
  const total = sumOfMoney(SAMPLE_LEAVERS.map((one) => replacementCost(one, coefficient)));
  const replacement =
    sumOfMoney(SAMPLE_EMPLOYEES.map((one) => replacementCost(one, coefficient))) / SAMPLE_EMPLOYEES.length;
  const fewer = differenceOf(
    { value: left, ...poissonInterval(left) },
    { value: LEFT_BEFORE, ...poissonInterval(LEFT_BEFORE) },
  );
  const spent = sumOfMoney(SAMPLE_INITIATIVES.map(({ cost }) => cost));
  const worth = (leavers: number) => leavers * replacement - spent;
  const result = { value: worth(fewer.value), low: worth(fewer.low), high: worth(fewer.high) };
  return {
    leaving: { left, average_replacement: total / left, total },
    avoided: { expected: LEFT_BEFORE, left, saved: fewer.value * replacement },
    spent: { total: spent, items: SAMPLE_INITIATIVES.length },
    result,
    title: ledgerTitle({ verdict: verdictOf(result), left }),
    staff_replacement: replacement,
  };
}

function verdictOf({ low, high }: { readonly low: number; readonly high: number }): LedgerVerdict {
  if (low > 0) return 'paid_off';
  return high < 0 ? 'not_paid_off' : 'unclear';
}
