import { moscowDay } from '#shared/rules/working-days.ts';
import { presentExpense } from '../present-expense.ts';
import type { FinanceOperation } from '../operation.ts';

/** What was spent in a year, the newest first. */
export const listExpenses: FinanceOperation<'listExpenses'> = async ({ repos, workspaceId, now }, { query }) => {
  const year = query.year ?? Number(moscowDay(now).slice(0, 4));
  const page = await repos.expenses.page(workspaceId, year, { limit: query.limit, cursor: query.cursor ?? null });
  return { expenses: page.expenses.map(presentExpense), next_cursor: page.cursor };
};
