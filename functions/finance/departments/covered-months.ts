import { coverageOf, MOST_DEPARTMENTS, type FinanceAccess } from '#shared/rules/finance/access.ts';
import { totalCostOf } from '#shared/rules/finance/employee-cost.ts';
import { teamKey } from '#shared/rules/team-key.ts';
import { presentEmployee, type StoredEmployee } from '../people.ts';
import type { OpenedMonth } from '../read-turnover.ts';

/** So many months are told of. */
const MOST_MONTHS = 12;
/** So many people of a department are shown by name and pay; how many there are, the months say. */
const MOST_PEOPLE = 500;

type Rows = readonly StoredEmployee[];

/**
 * Takes the rows of each month once, in whatever order they come, and keeps what an access covers: sums of every month
 * and the people of the newest one. Rows of others are looked at and dropped.
 */
export function createCoveredMonths(access: FinanceAccess) {
  const covers = coverageOf(access);
  const sums = new Map<string, ReadonlyMap<string, { period: string; people: number; cost: number }>>();
  let newest: (OpenedMonth & { readonly departments: ReadonlyMap<string, Rows> }) | null = null;

  function add(month: OpenedMonth): void {
    const { period } = month;
    const departments = byDepartment(month.rows.filter(({ department }) => covers(department)));
    const figures = [...departments].map(
      ([key, rows]) => [key, { period, people: rows.length, cost: totalCostOf(rows) }] as const,
    );
    sums.set(period, new Map(figures));
    if (newest === null || period > newest.period) newest = { ...month, departments };
  }

  /** The newest month there is, the covered departments that stand in it, and those named which do not. */
  function told() {
    const named = access.kind === 'departments' ? access.departments : [];
    if (newest === null) return { period: null, departments: [], missing: named };
    const { period, key: dataKey, departments } = newest;
    const last = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(-MOST_MONTHS);
    const present = named.length > 0 ? named.map(teamKey).filter((key) => departments.has(key)) : largest(departments);
    return {
      period,
      departments: present.map((key) => {
        const rows = departments.get(key)!;
        return {
          name: rows[0]!.department!.trim(),
          months: last.flatMap(([, month]) => month.get(key) ?? []),
          people: rows.slice(0, MOST_PEOPLE).map((row) => presentEmployee(row, dataKey)),
        };
      }),
      missing: named.filter((name) => !departments.has(teamKey(name))),
    };
  }

  return { add, told };
}

/** The rows of each department by its key; nobody's rows are left out. */
function byDepartment(rows: Rows): Map<string, StoredEmployee[]> {
  const named = rows.filter(({ department }) => department !== null);
  return Map.groupBy(named, ({ department }) => teamKey(department!)); // nobody's are left out above
}

function largest(departments: ReadonlyMap<string, Rows>): string[] {
  const all = [...departments].toSorted(([, a], [, b]) => b.length - a.length);
  return all.slice(0, MOST_DEPARTMENTS).map(([key]) => key);
}
