import type { Expense as StoredExpense } from './repositories/expenses.ts';
import type { Expense } from '#shared/models/finance/money.ts';
import { roublesOf } from '#shared/rules/finance/money.ts';

/** An expense as the API shows it. */
export function presentExpense(expense: StoredExpense): Expense {
  return {
    id: expense.id,
    title: expense.title,
    department: expense.department,
    amount: roublesOf(expense.kopecks),
    spent_on: expense.spentOn,
    kind: expense.kind,
    source_id: expense.sourceId,
    created_at: expense.createdAt,
  };
}
