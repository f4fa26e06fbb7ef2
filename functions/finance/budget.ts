import type { StoredBudget } from './repositories/budgets.ts';
import type { Spending, SpendingCap } from './repositories/expenses.ts';
import type { Repositories } from '#data/repositories.ts';
import { kopecksOf } from '#shared/rules/finance/money.ts';
import { budgetStatusOf, type BudgetStatus, type ByMonth } from '#shared/rules/finance/budget-status.ts';
import { moscowDay } from '#shared/rules/working-days.ts';

interface Context {
  readonly repos: Pick<Repositories, 'budgets' | 'expenses' | 'moneyMonths'>;
  readonly now: Date;
}

/** A year's HR budget and how it stands at this moment. */
export interface BudgetNow {
  readonly budget: StoredBudget | null;
  readonly spending: Spending;
  readonly status: BudgetStatus;
}

/** Reads a year's budget, what was spent of it and, where the plan is a share of it, the revenue. */
export async function readBudget({ repos, now }: Context, workspaceId: string, year: number): Promise<BudgetNow> {
  const [budget, [spending, before]] = await Promise.all([
    repos.budgets.find(workspaceId, year),
    repos.expenses.spending(workspaceId, [year, year - 1]),
  ]);
  const revenue = budget?.plan?.mode === 'percent' ? await revenueOf(repos, workspaceId) : new Map<string, number>();
  const status = budgetStatusOf({
    plan: budget?.plan ?? null,
    year,
    today: moscowDay(now),
    revenue,
    spent: new Map([...before!.months, ...spending!.months]),
  });
  return { budget, spending: spending!, status };
}

/**
 * What the plan leaves to whatever spends by itself on a day (for `expenseWrites`): the plan of the year, or of the
 * month. Null where nothing is planned in roubles: then nobody has said what may be spent.
 */
export async function readCap(context: Context, workspaceId: string, day: string): Promise<SpendingCap | null> {
  const { budget, status } = await readBudget(context, workspaceId, Number(day.slice(0, 4)));
  if (!budget?.plan || !status.planned) return null;
  if (budget.plan.period === 'year') return status.planned.total === null ? null : { year: status.planned.total };
  const month = status.planned.months[Number(day.slice(5, 7)) - 1] ?? null;
  return month === null ? null : { month };
}

async function revenueOf(repos: Context['repos'], workspaceId: string): Promise<ByMonth> {
  const found = await repos.moneyMonths.find(workspaceId);
  return new Map(
    (found?.months ?? []).flatMap(({ month, revenue }) => (revenue === null ? [] : [[month, kopecksOf(revenue)]])),
  );
}
