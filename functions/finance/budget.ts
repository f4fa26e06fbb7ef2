import type { StoredBudget } from './repositories/budgets.ts';
import type { Spending, SpendingCap } from './repositories/expenses.ts';
import type { Repositories } from '#data/repositories.ts';
import { kopecksOf } from '#shared/rules/finance/money.ts';
import { standingOf, type BudgetStanding, type ByMonth } from '#shared/rules/finance/budget-standing.ts';
import { moscowDay } from '#shared/rules/working-days.ts';

interface Context {
  readonly repos: Pick<Repositories, 'budgets' | 'expenses' | 'moneyMonths'>;
  readonly now: Date;
}

/** A year's HR budget and how it stands at this moment. */
export interface BudgetNow {
  readonly budget: StoredBudget | null;
  readonly spending: Spending;
  readonly standing: BudgetStanding;
}

/** Reads a year's budget, what was spent of it and, where the plan is a share of it, the revenue. */
export async function readBudget({ repos, now }: Context, workspaceId: string, year: number): Promise<BudgetNow> {
  const [budget, [spending, before]] = await Promise.all([
    repos.budgets.find(workspaceId, year),
    repos.expenses.spending(workspaceId, [year, year - 1]),
  ]);
  const revenue = budget?.plan?.mode === 'percent' ? await revenueOf(repos, workspaceId) : new Map<string, number>();
  const standing = standingOf({
    plan: budget?.plan ?? null,
    year,
    today: moscowDay(now),
    revenue,
    spent: new Map([...before!.months, ...spending!.months]),
  });
  return { budget, spending: spending!, standing };
}

/**
 * What the plan leaves to whatever spends by itself on a day (for `expenseWrites`): the plan of the year, or of the
 * month. Null where nothing is planned in roubles: then nobody has said what may be spent.
 */
export async function readCap(context: Context, workspaceId: string, day: string): Promise<SpendingCap | null> {
  const { budget, standing } = await readBudget(context, workspaceId, Number(day.slice(0, 4)));
  if (!budget?.plan || !standing.planned) return null;
  if (budget.plan.period === 'year') return standing.planned.total === null ? null : { year: standing.planned.total };
  const month = standing.planned.months[Number(day.slice(5, 7)) - 1] ?? null;
  return month === null ? null : { month };
}

async function revenueOf(repos: Context['repos'], workspaceId: string): Promise<ByMonth> {
  const found = await repos.moneyMonths.find(workspaceId);
  return new Map(
    (found?.months ?? []).flatMap(({ month, revenue }) => (revenue === null ? [] : [[month, kopecksOf(revenue)]])),
  );
}
