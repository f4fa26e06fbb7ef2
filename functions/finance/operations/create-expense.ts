import { financeErrors } from '#text/finance/errors.ts';
import { readBudget } from '../budget.ts';
import { conflict, invalid, notFound } from '#core/http/errors.ts';
import { EXPENSES_A_YEAR } from '../repositories/expenses.ts';
import { kopecksOf } from '#shared/rules/finance/money.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { presentBudget } from '../present-budget.ts';
import { presentExpense } from '../present-expense.ts';
import { requireDepartmentRoom } from '../require-department-room.ts';
import { requireFinance } from '../require-finance.ts';
import type { FinanceOperation } from '../operation.ts';

/** Writes down what was spent. What was spent is a fact: beyond the plan it is warned of, and not refused. */
export const createExpense: FinanceOperation<'createExpense'> = async (context, { body }) => {
  const { workspace } = await requireFinance(context);
  const { repos, workspaceId, now, newId } = context;
  const { title, department, amount, spent_on: spentOn } = body;
  if (spentOn > moscowDay(now)) {
    invalid([{ path: 'spent_on', message: financeErrors.expenseAhead }]);
  }
  const expense = {
    id: newId(),
    workspaceId,
    title,
    department,
    kopecks: kopecksOf(amount),
    spentOn,
    kind: 'other',
    sourceId: null,
    createdAt: now.toISOString(),
  } as const;
  await requireDepartmentRoom(context, expense);
  switch (await repos.expenses.create(workspace, expense)) {
    case 'created': {
      const year = Number(spentOn.slice(0, 4));
      const budget = await presentBudget(context, year, await readBudget(context, workspaceId, year));
      return { expense: presentExpense(expense), budget };
    }
    case 'full':
      return yearIsFull();
    case 'workspace gone':
      return notFound('workspace');
  }
};

/** 409: a year has no room for another expense. */
export function yearIsFull(): never {
  conflict(financeErrors.yearFull(EXPENSES_A_YEAR));
}
