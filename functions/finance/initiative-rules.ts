import { financeErrors } from '#text/finance/errors.ts';
import { invalid } from '#core/http/errors.ts';
import type { Measure } from '#shared/models/finance/money.ts';
import { moscowDay } from '#shared/rules/working-days.ts';

/** So many initiatives a workspace has room for: the screen shows all of them. */
export const INITIATIVES_MAX = 200;

/** 422: what has not begun yet has no day; a figure of the workload has a name. */
export function requireSound(
  { startedOn, measure }: { readonly startedOn: string | null; readonly measure: Measure | null },
  now: Date,
): void {
  if (startedOn !== null && startedOn > moscowDay(now)) {
    const message = financeErrors.initiativeAhead;
    invalid([{ path: 'started_on', message }]);
  }
  if (measure?.kind === 'workload' && measure.key === undefined) {
    invalid([{ path: 'measure.key', message: financeErrors.chooseMeasure }]);
  }
}
