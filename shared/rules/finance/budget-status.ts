import { sum } from '../sum.ts';
import {
  FEWEST_MONTHS,
  monthsOfYear,
  outlookOf,
  plannedOf,
  warningOf,
  type BudgetPlan,
  type BudgetWarning,
  type Outlook,
  type Planned,
  type BudgetState,
} from './budget.ts';
import { budgetText } from '#text/rules/finance/budget.ts';

const MONTHS = 12;
/** A month is compared with so many before it at most. */
const MONTHS_BACK = 12;

/** Kopecks by month, 2026-11; a month that is not there came to nothing. */
export type ByMonth = ReadonlyMap<string, number>;

/** How a year's budget stands. */
export interface BudgetStatus {
  readonly planned: Planned | null;
  /** Of the twelve months. */
  readonly months: readonly number[];
  readonly spent: number;
  /** What the plan is compared with: the year, or the month that runs. */
  readonly held: BudgetState;
  /** To the end of the period the plan holds for; null where nothing is left of it, and before three whole months. */
  readonly outlook: Outlook | null;
  /** Why there is no outlook. */
  readonly outlookNote: string | null;
  readonly warning: BudgetWarning | null;
}

/**
 * How a year's budget stands on a day. A plan for the year is compared with the year, a plan for each month with the
 * month that runs; in a year that is over, or has not begun, with the whole of it. `spent` also holds the year before,
 * so that a month early in the year can be compared with those before it.
 */
export function budgetStatusOf({
  plan,
  year,
  today,
  revenue,
  spent,
}: {
  readonly plan: BudgetPlan | null;
  readonly year: number;
  /** 2026-11-22. */
  readonly today: string;
  readonly revenue: ByMonth;
  readonly spent: ByMonth;
}): BudgetStatus {
  const names = monthsOfYear(year);
  const months = names.map((month) => spent.get(month) ?? 0);
  const total = sum(months);
  const planned =
    plan &&
    plannedOf(
      plan,
      year,
      names.map((month) => revenue.get(month) ?? null),
    );
  const running = names.indexOf(today.slice(0, 7));
  if (running === -1) {
    const over = Number(today.slice(0, 4)) > year;
    const held = {
      period: String(year),
      planned: planned?.total ?? null,
      spent: total,
      outlook: null,
    };
    const outlookNote = over ? budgetText.outlook.over : budgetText.outlook.notBegun;
    return { planned, months, spent: total, held, outlook: null, outlookNote, warning: warningOf(held) };
  }
  const monthly = plan?.period === 'month';
  const whole = wholeMonths(spent, names[running]!, monthly ? MONTHS_BACK : running);
  const outlook = outlookOf(
    monthly
      ? { whole, before: 0, spent: months[running]!, left: 1 }
      : { whole, before: sum(months.slice(0, running)), spent: total, left: MONTHS - running },
  );
  const held = {
    period: monthly ? names[running]! : String(year),
    planned: (monthly ? planned?.months[running] : planned?.total) ?? null,
    spent: monthly ? months[running]! : total,
    outlook,
  };
  const outlookNote = outlook ? null : budgetText.outlook.after(FEWEST_MONTHS);
  return { planned, months, spent: total, held, outlook, outlookNote, warning: warningOf(held) };
}

/** What each whole month before this one came to, the newest last, from the first in which anything was spent. */
function wholeMonths(spent: ByMonth, running: string, back: number): number[] {
  const first = [...spent.keys()].filter((month) => (spent.get(month) ?? 0) > 0).toSorted()[0];
  if (first === undefined) return [];
  const months: number[] = [];
  for (let step = back; step >= 1; step--) {
    const month = monthsBefore(running, step);
    if (month >= first) months.push(spent.get(month) ?? 0);
  }
  return months;
}

/** The month so many months earlier. */
function monthsBefore(month: string, steps: number): string {
  const [year, number] = month.split('-').map(Number);
  const index = year! * MONTHS + number! - 1 - steps;
  return `${Math.floor(index / MONTHS)}-${String((index % MONTHS) + 1).padStart(2, '0')}`;
}
