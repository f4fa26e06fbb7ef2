import { readBudget } from '../budget.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { presentBudget } from '../present-budget.ts';
import type { FinanceOperation } from '../operation.ts';

/** Plan and fact of a year, where it is heading and what to beware of. */
export const getBudget: FinanceOperation<'getBudget'> = async (context, { query }) => {
  const year = query.year ?? Number(moscowDay(context.now).slice(0, 4));
  return presentBudget(context, year, await readBudget(context, context.workspaceId, year));
};
