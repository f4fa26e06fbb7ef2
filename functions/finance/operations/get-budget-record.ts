import { moscowDay } from '#shared/rules/working-days.ts';
import { readBudget } from '../budget.ts';
import { readBudgetRecord } from '../budget-record.ts';
import type { FinanceOperation } from '../operation.ts';

/** How the outlook of the HR budget has done; what it says now is kept, to be compared with what comes. */
export const getBudgetRecord: FinanceOperation<'getBudgetRecord'> = async (context) => {
  const year = Number(moscowDay(context.now).slice(0, 4));
  return readBudgetRecord(context, await readBudget(context, context.workspaceId, year));
};
