import type { Budget } from '#shared/models/finance/money.ts';
import type { BudgetPlan, BudgetPeriod, BudgetWarning } from '#shared/rules/finance/budget.ts';
import { sumOfMoney } from '#shared/rules/finance/money.ts';
import { budgetStatusOf } from '#shared/rules/finance/budget-status.ts';
import { financeMainText } from '#text/finance/main.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { MoneyMonth } from './months.ts';

/** How a budget stands, in roubles, in the period its plan holds for. */
export interface BudgetView {
  readonly period: BudgetPeriod;
  /** Null where nothing is planned, or the revenue that a percent is taken of is not known. */
  readonly planned: number | null;
  readonly spent: number;
  /** What of it is booked on months to come. */
  readonly ahead: number;
  /** The revenue that a percent is taken of, in the period; null where it plays no part. */
  readonly revenue: number | null;
  /** How much of the year or the month has passed, a share. */
  readonly passed: number;
  readonly outlook: { readonly low: number; readonly high: number } | null;
  readonly warning: BudgetWarning | null;
  /** What the plan rests on, or why there is no outlook. */
  readonly note: string | null;
}

/** What a budget is reckoned with; `spent` in roubles by month. */
export interface BudgetFacts {
  readonly year: number;
  /** 2026-11-21. */
  readonly today: string;
  readonly months: readonly MoneyMonth[];
  readonly spent: ReadonlyMap<string, number>;
}

const KOPECKS = 100;

/** How the budget of a year would stand by a plan: the formulas are those of the server. */
export function budgetViewOf(plan: BudgetPlan | null, { year, today, months, spent }: BudgetFacts): BudgetView {
  const revenue = new Map(
    months.flatMap((one) => (one.revenue === null ? [] : [[one.month, kopecks(one.revenue)] as const])),
  );
  const standing = budgetStatusOf({
    plan,
    year,
    today,
    revenue,
    spent: new Map([...spent].map(([month, amount]) => [month, kopecks(amount)] as const)),
  });
  const monthly = plan?.period === 'month';
  const running = Number(today.slice(5, 7)) - 1;
  const planned = standing.planned && (monthly ? (standing.planned.months[running] ?? null) : standing.planned.total);
  return {
    period: plan?.period ?? 'year',
    planned: planned === null ? null : roubles(planned),
    spent: roubles(monthly ? (standing.months[running] ?? 0) : standing.spent),
    ahead: monthly ? 0 : spentAhead([...spent], today),
    revenue:
      plan?.mode === 'percent' && planned !== null && plan.value > 0 ? roubles((planned * 100) / plan.value) : null,
    passed: passedOfPeriod(monthly ? 'month' : 'year', today, year),
    outlook: standing.outlook && { low: roubles(standing.outlook.low), high: roubles(standing.outlook.high) },
    warning: standing.warning,
    note: standing.planned?.note ?? (plan ? standing.outlookNote : null),
  };
}

/** The saved plan as the server says it stands. */
export function savedBudgetView(budget: Budget, today: string): BudgetView {
  const monthly = budget.plan?.period === 'month';
  const running = budget.months.find(({ month }) => month === today.slice(0, 7));
  const planned = monthly ? (running?.planned ?? null) : budget.planned;
  return {
    period: budget.plan?.period ?? 'year',
    planned,
    spent: monthly ? (running?.spent ?? 0) : budget.spent,
    ahead: monthly
      ? 0
      : spentAhead(
          budget.months.map((one) => [one.month, one.spent] as const),
          today,
        ),
    revenue:
      budget.plan?.mode === 'percent' && planned !== null && budget.plan.value > 0
        ? (planned * 100) / budget.plan.value
        : null,
    passed: passedOfPeriod(monthly ? 'month' : 'year', today, budget.year),
    outlook: budget.outlook,
    warning: budget.warning,
    note: budget.planned_note ?? (budget.plan ? budget.outlook_note : financeMainText.budget.noPlan),
  };
}

/** What is booked on the months after the one that runs. */
export function spentAhead(spent: readonly (readonly [month: string, amount: number])[], today: string): number {
  const month = today.slice(0, 7);
  return sumOfMoney(spent.flatMap(([of, amount]) => (of > month ? [amount] : [])));
}

/** What the card says above everything. */
export function titleOfBudget({ planned, spent, warning }: BudgetView): string {
  const { titles } = financeMainText.budget;
  if (warning) return titles[warning.kind];
  if (planned === null) return spent > 0 ? titles.unknown : titles.none;
  return titles.under;
}

/** Whether two plans say the same. */
export function isSamePlan(a: BudgetPlan | null, b: BudgetPlan): boolean {
  return a !== null && a.period === b.period && a.mode === b.mode && a.value === b.value;
}

/** What part of a year, or of the month that runs, has passed by the end of a day; all of a year that is over. */
export function passedOfPeriod(period: BudgetPeriod, today: string, year: number): number {
  if (period === 'month') {
    const [ofYear, month, day] = today.split('-').map(Number) as [number, number, number];
    return day / new Date(Date.UTC(ofYear, month, 0)).getUTCDate();
  }
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  return Math.min(1, Math.max(0, (Date.parse(today) + DAY_MS - start) / (end - start)));
}

function kopecks(amount: number): number {
  return Math.round(amount * KOPECKS);
}

function roubles(amount: number): number {
  return Math.round(amount) / KOPECKS;
}
