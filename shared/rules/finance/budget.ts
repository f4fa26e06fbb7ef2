import { tQuantile95 } from '../statistics/student-t.ts';
import { sum } from '../sum.ts';
import { kopecksOf, wholeRoubles } from './money.ts';
import { budgetText } from '#text/rules/finance/budget.ts';

/*
 * The HR budget: what may be spent, what was spent, and where it is heading. Server and browser use the same formulas.
 * Money is in whole kopecks here; the API has roubles.
 */

export const BUDGET_PERIODS = ['year', 'month'] as const;
export type BudgetPeriod = (typeof BUDGET_PERIODS)[number];

export const BUDGET_MODES = ['percent', 'absolute'] as const;
export type BudgetMode = (typeof BUDGET_MODES)[number];

/** How much may be spent: so many roubles, or so many percent of the revenue, in a year or in every month of it. */
export interface BudgetPlan {
  readonly period: BudgetPeriod;
  readonly mode: BudgetMode;
  readonly value: number;
}

/** The percent of the revenue lies between these, both included. */
export const PERCENT_BOUNDS = { min: 0, max: 100 } as const;

/** One more with every change of what the outlook says of the same money: its record begins anew. */
export const BUDGET_OUTLOOK_METHOD = 1;
/** What is heading where is said from so many months on, and a year's revenue is guessed from so many. */
export const FEWEST_MONTHS = 3;
/** From this share of the plan on it is said that the budget comes to its end. */
export const NEAR_SHARE = 0.8;
const MONTHS = 12;

/** The twelve months of a year: 2026-01 to 2026-12. */
export function monthsOfYear(year: number): string[] {
  return Array.from({ length: MONTHS }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
}

/** What is planned: by month, for the year, and what there is to say about it. */
export interface Planned {
  /** Null for a month whose revenue is not known. */
  readonly months: readonly (number | null)[];
  readonly total: number | null;
  /** Why there is no total, or what it rests on; null where nothing needs saying. */
  readonly note: string | null;
}

/**
 * The plan of a year in kopecks. `revenue` is that of its twelve months, null where it is not known.
 *
 * - Roubles: a year's plan is spread evenly over the months, to the kopeck; a month's holds in each of them.
 * - Percent: of the revenue of each month. A year's total takes the mean of the known months for the others, as long as
 *   three are known. A month's total is that of the months whose revenue is known.
 */
export function plannedOf(plan: BudgetPlan, year: number, revenue: readonly (number | null)[]): Planned {
  if (plan.mode === 'absolute') {
    const value = kopecksOf(plan.value);
    if (plan.period === 'month')
      return { months: monthsOfYear(year).map(() => value), total: value * MONTHS, note: null };
    return { months: spread(value, MONTHS), total: value, note: null };
  }
  const months = revenue.map((one) => (one === null ? null : Math.round((one * plan.value) / 100)));
  const known = months.filter((one) => one !== null);
  if (known.length === 0) {
    return { months, total: null, note: budgetText.note.noRevenue(year) };
  }
  if (known.length === MONTHS) return { months, total: sum(known), note: null };
  const { ofKnown, tooFew, byMean } = budgetText.note;
  if (plan.period === 'month') return { months, total: sum(known), note: ofKnown(year, known.length, MONTHS) };
  if (known.length < FEWEST_MONTHS) {
    return { months, total: null, note: tooFew(year, known.length, MONTHS, FEWEST_MONTHS) };
  }
  const total = Math.round((sum(known) / known.length) * MONTHS);
  return { months, total, note: byMean(year, known.length, MONTHS) };
}

/** So many kopecks in so many parts that differ by a kopeck at most and come to the same sum. */
function spread(kopecks: number, parts: number): number[] {
  return Array.from(
    { length: parts },
    (_, index) => Math.floor((kopecks * (index + 1)) / parts) - Math.floor((kopecks * index) / parts),
  );
}

/** What will have been spent by the end of a period, in kopecks. */
export interface Outlook {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  /** So many whole months it rests on. */
  readonly months: number;
}

/** How spending has gone so far, in kopecks. */
export interface Course {
  /** What each whole month so far came to; of a month's budget, those before it. */
  readonly whole: readonly number[];
  /** What was spent in the whole months of the period. */
  readonly before: number;
  /** What was spent in the period, booked for later among it. */
  readonly spent: number;
  /** How many months of the period are left, the one that runs among them. */
  readonly left: number;
}

/**
 * What will have been spent at the end of a period, with a 95 % range: what whole months came to, the mean of them for
 * each month that is left, and the prediction interval of the sum of k months after n (Student's t with n − 1 degrees of
 * freedom, s·√(k + k²/n)); never less than was spent already. The month that runs counts as one that is left. Null
 * before three whole months.
 */
export function outlookOf({ whole, before, spent, left }: Course): Outlook | null {
  const n = whole.length;
  if (n < FEWEST_MONTHS || left < 1) return null;
  const mean = sum(whole) / n;
  const deviation = Math.sqrt(sum(whole.map((one) => (one - mean) ** 2)) / (n - 1));
  const reach = tQuantile95(n - 1) * deviation * Math.sqrt(left + left ** 2 / n);
  const atLeastSpent = (amount: number): number => Math.max(spent, Math.round(amount));
  const expected = before + left * mean;
  return {
    expected: atLeastSpent(expected),
    low: atLeastSpent(expected - reach),
    high: atLeastSpent(expected + reach),
    months: n,
  };
}

/** What a budget is warned of: it is used up, it will be at this pace, or it nearly is. */
export const BUDGET_WARNINGS = ['exceeded', 'will_exceed', 'near'] as const;
export type BudgetWarningKind = (typeof BUDGET_WARNINGS)[number];

export interface BudgetWarning {
  readonly kind: BudgetWarningKind;
  readonly text: string;
}

/** What was planned and spent in the period a plan holds for. */
export interface BudgetState {
  /** 2026, or 2026-11. */
  readonly period: string;
  readonly planned: number | null;
  readonly spent: number;
  readonly outlook: Outlook | null;
}

/** What a letter is written about, once each: most of the plan is spent, or it will be exceeded or is. */
export type BudgetCrossing = 'near' | 'over';

/** What has been crossed. */
export function crossingsOf({ planned, spent, outlook }: BudgetState): BudgetCrossing[] {
  if (planned === null || spent === 0) return [];
  const over = spent > planned || (outlook !== null && outlook.expected > planned);
  return [...(spent >= NEAR_SHARE * planned ? (['near'] as const) : []), ...(over ? (['over'] as const) : [])];
}

/** The gravest thing to warn of; null while all is well, and where nothing is planned. */
export function warningOf({ period, planned, spent, outlook }: BudgetState): BudgetWarning | null {
  if (planned === null) return null;
  const [plan, all] = [wholeRoubles(planned), wholeRoubles(spent)];
  if (spent > planned) {
    return { kind: 'exceeded', text: budgetText.exceeded(period, wholeRoubles(spent - planned), all, plan) };
  }
  if (outlook && outlook.expected > planned) {
    const [low, high] = [wholeRoubles(outlook.low), wholeRoubles(outlook.high)];
    return { kind: 'will_exceed', text: budgetText.willExceed(period, outlook.low > planned, low, high, plan) };
  }
  if (spent > 0 && spent >= NEAR_SHARE * planned) {
    return { kind: 'near', text: budgetText.near(period, Math.floor((100 * spent) / planned), all, plan) };
  }
  return null;
}
