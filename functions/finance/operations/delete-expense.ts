import { financeErrors } from '#text/finance/errors.ts';
import { conflict, notFound } from '#core/http/errors.ts';
import type { FinanceOperation } from '../operation.ts';

/** Takes an expense back. It makes less of the data: no plan forbids it. */
export const deleteExpense: FinanceOperation<'deleteExpense'> = async ({ repos, workspaceId }, { params }) => {
  const expense = (await repos.expenses.find(workspaceId, params.expenseId)) ?? notFound('expense');
  const { kind } = expense;
  // What takes its own expense back: until then it belongs to it.
  if (kind === 'initiative' || kind === 'offer') conflict(financeErrors.expenseOf[kind]);
  if (!(await repos.expenses.remove(expense))) notFound('expense');
};
