import { randomUUID } from 'node:crypto';
import type { Expense } from '#functions/finance/repositories/expenses.ts';
import type { KeptPrediction, PredictionKind } from '#functions/finance/repositories/predictions.ts';
import type { StoredInitiative } from '#functions/finance/repositories/initiatives.ts';
import { finance } from '#shared/contract/finance.ts';
import type { BudgetPlan } from '#shared/rules/finance/budget.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { request } from './api.ts';
import { repos, type Person } from './factories.ts';

/** The day that money of tests is spent on, unless they say otherwise. */
export const SPENT_ON = '2026-10-05';

type Place = Pick<Workspace, 'id'>;

/** An expense in the HR budget, written past the plan and the rights. */
export async function makeExpense({ id: workspaceId }: Place, given: Partial<Expense> = {}): Promise<Expense> {
  const expense: Expense = {
    id: randomUUID(),
    workspaceId,
    title: 'Курс переговоров',
    department: null,
    kopecks: 100_00,
    spentOn: SPENT_ON,
    kind: 'other',
    sourceId: null,
    createdAt: new Date().toISOString(),
    ...given,
  };
  const created = await repos.expenses.create({ id: workspaceId, financeSince: null }, expense);
  if (created !== 'created') throw new Error(`No expense: ${created}`);
  return expense;
}

/** An initiative that has begun, with its expense, written past the plan and the rights. */
export async function makeInitiative(
  author: Person,
  { id: workspaceId }: Place,
  given: Partial<StoredInitiative> = {},
): Promise<StoredInitiative> {
  const initiative: StoredInitiative = {
    id: randomUUID(),
    workspaceId,
    title: 'Наставники для новичков',
    department: 'Продажи',
    kopecks: 186_000_00,
    startedOn: SPENT_ON,
    measure: { kind: 'left_in_90_days' },
    note: 'С первого дня',
    version: 1,
    createdAt: new Date().toISOString(),
    changedBy: author.id,
    ...given,
  };
  const created = await repos.initiatives.create({ id: workspaceId, financeSince: null }, initiative);
  if (created !== 'done') throw new Error(`No initiative: ${created}`);
  return initiative;
}

/** What was predicted of the end of last year, past the clock. */
export async function makePrediction(
  { id }: Place,
  kind: PredictionKind = 'budget',
  given: Partial<KeptPrediction> = {},
): Promise<void> {
  const days = { madeOn: '2025-10-05', from: '2025-10-05', until: '2025-12-31' };
  const said = { period: '2025-Q4', ...days, low: 100_00, high: 200_00, promised: 0.95, method: 1, ...given };
  if (!(await repos.predictions.keep(id, kind, said))) throw new Error('No prediction');
}

/** Months that were changed once and a budget, past the plan and the rights. */
export async function makeMoney(author: Person, { id }: Place): Promise<void> {
  const workspace = { id, financeSince: null };
  const by = { changedAt: new Date().toISOString(), changedBy: author.id };
  const months = [{ month: '2026-10', revenue: 1_000_000, people: 10, expenses: [{ name: 'Аренда', amount: 50_000 }] }];
  await repos.moneyMonths.save(workspace, null, { months, fileName: 'months.csv', ...by });
  const plan = { period: 'year', mode: 'absolute', value: 1_000_000 } as const;
  await repos.budgets.save(workspace, { year: 2026, plan, departments: [], ...by }, null);
}

/** Sets a plan by the API, as somebody who has seen this version. */
export async function saveBudget(
  { token }: Person,
  { id }: Place,
  plan: BudgetPlan | null,
  more: {
    readonly year?: number;
    readonly version?: number | null;
    readonly departments?: { department: string; amount: number }[];
  } = {},
) {
  const { year = thisYear(), version = null, departments = [] } = more;
  return request(finance.saveBudget, { token, params: { id }, body: { year, version, plan, departments } as never });
}

/** A year's budget as the API gives it out. */
export async function getBudget({ token }: Person, { id }: Place, year?: number) {
  return request(finance.getBudget, { token, params: { id }, query: year === undefined ? {} : { year: String(year) } });
}

/** The year it is. */
export const thisYear = (): number => Number(moscowDay(new Date()).slice(0, 4));
