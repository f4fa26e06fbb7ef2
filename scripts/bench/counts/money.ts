import { finance } from '#shared/contract/finance.ts';
import type { Route } from '#shared/contract/route.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import type { RequestOptions } from '#tests/support/api.ts';
import { makeExpense, makeInitiative } from '#tests/support/money.ts';
import type { Person } from '#tests/support/factories.ts';

interface Place {
  readonly owner: Person;
  readonly workspace: Workspace;
}

/** Ten years of months, each with the usual items. */
const MONTHS = Array.from({ length: 120 }, (_, index) => ({
  month: `${2017 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
  revenue: 16_200_000.5 + index * 1_000,
  people: 40,
  expenses: ['Закупка', 'Аренда и склад', 'Логистика', 'Прочее'].map((name, item) => ({
    name,
    amount: 1_000_000.25 * (item + 1) + index,
  })),
}));

/** One successful request of the routes of months, budget, expenses and initiatives, in an order in which each can succeed. */
export async function moneyRequests({ owner, workspace }: Place): Promise<[Route, RequestOptions][]> {
  const { token } = owner;
  const params = { id: workspace.id };
  const day = moscowDay(new Date());
  const year = Number(day.slice(0, 4));
  for (let made = 0; made < 100; made++)
    await makeExpense(workspace, { spentOn: day, department: `Отдел ${made % 10}` });
  const expense = await makeExpense(workspace, { spentOn: day });
  const initiative = await makeInitiative(owner, workspace);
  const ofInitiative = { token, params: { ...params, initiativeId: initiative.id } };
  const plan = { period: 'year', mode: 'percent', value: 2.5 } as const;
  return [
    [finance.importMonths, { token, params, body: { base_version: null, file_name: null, months: MONTHS } }],
    [finance.listMonths, { token, params }],
    [finance.saveBudget, { token, params, body: { year, version: null, plan } }],
    [finance.getBudget, { token, params }],
    [finance.createExpense, { token, params, body: { title: 'Тренер', amount: 15_000, spent_on: day } }],
    [finance.listExpenses, { token, params }],
    [finance.deleteExpense, { token, params: { ...params, expenseId: expense.id } }],
    [finance.createInitiative, { token, params, body: { title: 'Наставники', cost: 186_000, started_on: day } }],
    [finance.changeInitiative, { ...ofInitiative, body: { version: 1, cost: 190_000 } }],
    [finance.listInitiatives, { token, params }],
    [finance.deleteInitiative, ofInitiative],
  ];
}
