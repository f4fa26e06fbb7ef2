import { conflict, notFound } from '#core/http/errors.ts';
import type { ExpenseKind } from '#shared/rules/finance/initiatives.ts';
import type { FinanceOperation } from '../operation.ts';

/** What takes its own expense back: until then it belongs to it. */
const OWNED: Partial<Record<ExpenseKind, string>> = {
  initiative: 'Это расход инициативы: он изменится или уйдёт вместе с ней',
  offer: 'Это расход заявки партнёру: он уйдёт, если отменить заявку',
};

/** Takes an expense back. It makes less of the data: no plan forbids it. */
export const deleteExpense: FinanceOperation<'deleteExpense'> = async ({ repos, workspaceId }, { params }) => {
  const expense = (await repos.expenses.find(workspaceId, params.expenseId)) ?? notFound('expense');
  const owned = OWNED[expense.kind];
  if (owned !== undefined) conflict(owned);
  if (!(await repos.expenses.remove(expense))) notFound('expense');
};
