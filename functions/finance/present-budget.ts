import type { BudgetNow } from './budget.ts';
import type { Budget } from '#shared/models/finance/money.ts';
import { monthsOfYear } from '#shared/rules/finance/budget.ts';
import { roublesOf } from '#shared/rules/finance/money.ts';
import { nameOf } from './names.ts';

const MONTHS = 12;

/** A budget as the API shows it, in roubles. */
export async function presentBudget(
  context: Parameters<typeof nameOf>[0],
  year: number,
  { budget, spending, status }: BudgetNow,
): Promise<Budget> {
  const { planned, outlook } = status;
  return {
    year,
    version: budget?.version ?? null,
    plan: budget?.plan ?? null,
    planned: inRoubles(planned?.total ?? null),
    planned_note: planned?.note ?? null,
    spent: roublesOf(status.spent),
    months: monthsOfYear(year).map((month, index) => ({
      month,
      planned: inRoubles(planned?.months[index] ?? null),
      spent: roublesOf(status.months[index]!),
    })),
    departments: departmentsOf({ budget, spending }),
    outlook: outlook && {
      expected: roublesOf(outlook.expected),
      low: roublesOf(outlook.low),
      high: roublesOf(outlook.high),
      months: outlook.months,
    },
    outlook_note: status.outlookNote,
    warning: status.warning,
    changed_at: budget?.changedAt ?? null,
    changed_by: await nameOf(context, budget?.changedBy ?? null),
  };
}

/** Those with a part of the plan as they were set, and behind them those that spent without one. */
function departmentsOf({ budget, spending }: Pick<BudgetNow, 'budget' | 'spending'>): Budget['departments'] {
  const times = budget?.plan?.period === 'month' ? MONTHS : 1;
  const spent = byName(spending.departments);
  const planned = (budget?.departments ?? []).map(({ department, amount }) => ({
    department,
    amount,
    planned: Math.round(amount * times * 100) / 100,
    spent: roublesOf(spent.get(department.toLowerCase())?.kopecks ?? 0),
  }));
  for (const { department } of planned) spent.delete(department.toLowerCase());
  return [
    ...planned,
    ...[...spent.values()]
      .toSorted((one, other) => other.kopecks - one.kopecks)
      .map(({ department, kopecks }) => ({ department, amount: null, planned: null, spent: roublesOf(kopecks) })),
  ];
}

/** What departments spent, “Sales” and “sales” as one; null is the whole company. */
function byName(departments: BudgetNow['spending']['departments']) {
  const spent = new Map<string | null, { department: string | null; kopecks: number }>();
  for (const [department, kopecks] of departments) {
    const name = department?.toLowerCase() ?? null;
    const before = spent.get(name);
    spent.set(name, { department: before?.department ?? department, kopecks: (before?.kopecks ?? 0) + kopecks });
  }
  return spent;
}

const inRoubles = (kopecks: number | null): number | null => (kopecks === null ? null : roublesOf(kopecks));
