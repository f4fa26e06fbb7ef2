import type { TurnoverReport } from '#shared/models/finance/turnover.ts';
import { turnoverText } from '#text/finance/turnover.ts';

const text = turnoverText.stats;

type Median = NonNullable<NonNullable<TurnoverReport['survival']>['median']>;

/** After how many months half of all have left, and between which it lies: in whole months. */
export function medianWords({ months, low, high }: Median): [median: string, range: string] {
  return [
    text.medianOf(Math.round(months)),
    text.medianRange(Math.round(low), high === null ? null : Math.round(high)),
  ];
}
