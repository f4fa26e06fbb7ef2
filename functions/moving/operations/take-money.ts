import { PREDICTION_KINDS } from '#functions/finance/repositories/predictions.ts';
import type { MovingOperation } from '../operation.ts';
import type { MoneyRecord } from '../records/money.ts';

const PAGE = 200;
/** The years an expense can be of. */
const YEARS = Array.from({ length: 100 }, (_, index) => 2000 + index);

type Context = Parameters<MovingOperation<'money', 'takeMoney'>>[0];

/** The money of a company, but for pay: months, budgets, initiatives and predictions first, then expenses year by year. */
export const takeMoney: MovingOperation<'money', 'takeMoney'> = async (context, { query: { cursor: year } }) => {
  const all = year === undefined ? await withoutExpenses(context) : [];
  const years = (await context.repos.expenses.spending(context.workspaceId, YEARS))
    .filter(({ count, year: one }) => count > 0 && one > Number(year ?? 0))
    .map(({ year: one }) => one);
  const [next] = years;
  const of = year === undefined ? [] : await expensesOf(Number(year), context);
  const lines = [...all, ...of].map((record) => JSON.stringify(record));
  return { lines, next_cursor: next === undefined ? null : String(next) };
};

async function withoutExpenses({ repos, workspaceId }: Context): Promise<MoneyRecord[]> {
  const [months, budgets, initiatives, predictions] = await Promise.all([
    repos.moneyMonths.find(workspaceId),
    repos.budgets.list(workspaceId),
    repos.initiatives.list(workspaceId),
    Promise.all(PREDICTION_KINDS.map((of) => repos.predictions.list(workspaceId, of))),
  ]);
  return [
    ...(months && months.months.length > 0 ? [{ kind: 'months' as const, months: [...months.months] }] : []),
    ...budgets.map(({ year, plan, departments }) => ({
      kind: 'budget' as const,
      budget: { year, version: null, plan, departments: [...departments] },
    })),
    ...initiatives.map((one) => ({
      kind: 'initiative' as const,
      id: one.id,
      title: one.title,
      department: one.department,
      kopecks: one.kopecks,
      started_on: one.startedOn,
      measure: one.measure,
      note: one.note,
      created_at: one.createdAt,
    })),
    ...PREDICTION_KINDS.flatMap((of, index) =>
      predictions[index]!.map(({ madeOn, period, from, until, low, high, promised, method }) => ({
        kind: 'prediction' as const,
        of,
        period,
        made_on: madeOn,
        from,
        until,
        low,
        high,
        promised,
        method,
      })),
    ),
  ];
}

/** Those of initiatives follow from these. */
async function expensesOf(year: number, { repos, workspaceId }: Context): Promise<MoneyRecord[]> {
  const records: MoneyRecord[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof repos.expenses.page>> = await repos.expenses.page(workspaceId, year, {
      limit: PAGE,
      cursor,
    });
    for (const { id, title, department, kopecks, spentOn, kind: of, createdAt } of page.expenses) {
      if (of === 'initiative') continue;
      records.push({ kind: 'expense', id, title, department, kopecks, spent_on: spentOn, of, created_at: createdAt });
    }
    cursor = page.cursor;
  } while (cursor !== null);
  return records;
}
