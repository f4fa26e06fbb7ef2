import type { BudgetNow } from './budget.ts';
import { keepPrediction, presentRecord, quarterOf } from './track-record.ts';
import type { KeptPrediction } from './repositories/predictions.ts';
import type { Repositories } from '#data/repositories.ts';
import type { TrackRecord } from '#shared/models/finance/predictions.ts';
import { BUDGET_OUTLOOK_METHOD } from '#shared/rules/finance/budget.ts';
import { roublesOf } from '#shared/rules/finance/money.ts';
import { lastDayOf } from '#shared/rules/finance/months.ts';
import { sum } from '#shared/rules/sum.ts';
import { moscowDay } from '#shared/rules/working-days.ts';

interface Context {
  readonly repos: Pick<Repositories, 'expenses' | 'predictions'>;
  readonly workspaceId: string;
  readonly now: Date;
}

/**
 * How the outlook of the HR budget has done. Of the outlook to the end of a year one is kept each quarter, of that to the
 * end of a month one each month, in kopecks; what came is what the books say today.
 */
export async function readBudgetRecord(
  context: Context,
  { status: { outlook, held } }: Pick<BudgetNow, 'status'>,
): Promise<TrackRecord> {
  const today = moscowDay(context.now);
  const monthly = held.period.includes('-');
  // Nothing is said of the money of whoever spends nothing.
  const said = outlook &&
    outlook.high > 0 && {
      period: monthly ? held.period : quarterOf(today),
      from: today,
      until: monthly ? lastDayOf(held.period) : lastDayOf(`${held.period}-12`),
      low: outlook.low,
      high: outlook.high,
    };
  const kept = await keepPrediction(context, { kind: 'budget', method: BUDGET_OUTLOOK_METHOD }, said || null);
  const spent = await spentOf(
    context,
    kept.filter(({ until }) => until < today),
  );
  return presentRecord(
    kept.map((one) => {
      const came = spent(one);
      const money = {
        low: roublesOf(one.low),
        high: roublesOf(one.high),
        came: came === null ? null : roublesOf(came),
      };
      return { ...one, ...money };
    }),
  );
}

/** What was spent in the month or year that a prediction was about; null of those that are not over. */
async function spentOf({ repos, workspaceId }: Context, over: readonly KeptPrediction[]) {
  const years = [...new Set(over.map(({ until }) => Number(until.slice(0, 4))))];
  const spending = years.length === 0 ? [] : await repos.expenses.spending(workspaceId, years);
  return (one: KeptPrediction): number | null => {
    if (!over.includes(one)) return null;
    const months = spending[years.indexOf(Number(one.until.slice(0, 4)))]!.months;
    return one.period.includes('Q') ? sum([...months.values()]) : (months.get(one.period) ?? 0);
  };
}
