import type { Repositories } from '#data/repositories.ts';
import { sum } from '#shared/rules/sum.ts';
import { teamKey } from '#shared/rules/team-key.ts';
import type { Expense } from '../repositories/expenses.ts';

/** So many of the newest expenses of a department are shown. */
const MOST_EXPENSES = 10;
const PAGE = 100;

interface Context {
  readonly repos: Pick<Repositories, 'expenses'>;
  readonly workspaceId: string;
}

interface SpentOn {
  readonly kopecks: number;
  /** The newest first. */
  readonly newest: readonly Expense[];
}

/** What was spent in a year on each of these departments; pages are read until what is to be shown is found. */
export async function expensesOf(
  { repos, workspaceId }: Context,
  year: number,
  departments: readonly string[],
): Promise<SpentOn[]> {
  if (departments.length === 0) return [];
  const [spending] = await repos.expenses.spending(workspaceId, [year]);
  const found = departments.map((department) => {
    const key = teamKey(department);
    const parts = [...(spending?.departments ?? [])].filter(([name]) => name !== null && teamKey(name) === key);
    return { key, kopecks: sum(parts.map(([, kopecks]) => kopecks)), newest: [] as Expense[] };
  });
  const incomplete = () =>
    found.some(
      ({ kopecks, newest }) => newest.length < MOST_EXPENSES && sum(newest.map((one) => one.kopecks)) < kopecks,
    );
  let cursor: string | null = null;
  while (incomplete()) {
    const page = await repos.expenses.page(workspaceId, year, { limit: PAGE, cursor });
    for (const expense of page.expenses) {
      const own = found.find(({ key }) => expense.department !== null && teamKey(expense.department) === key);
      if (own && own.newest.length < MOST_EXPENSES) own.newest.push(expense);
    }
    cursor = page.cursor;
    if (cursor === null) break;
  }
  return found;
}
