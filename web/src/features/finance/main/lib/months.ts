import { sumOfMoney } from '#shared/rules/finance/money.ts';

/** The money of one month, in roubles. */
export interface MoneyMonth {
  /** 2026-10. */
  readonly month: string;
  /** Null where it is not known. */
  readonly revenue: number | null;
  /** What people cost; null where it is not known. */
  readonly peopleCost: number | null;
  readonly expenses: readonly { readonly name: string; readonly amount: number }[];
}

/** What was earned and spent in several months. */
export interface ProfitAndLoss {
  readonly months: readonly string[];
  /** Null where no month has one. */
  readonly revenue: number | null;
  /** People first, the others by size. */
  readonly expenses: readonly Expense[];
  readonly spent: number;
  /** Null without revenue. */
  readonly profit: number | null;
  /** Of the revenue, a share; null without one. */
  readonly margin: number | null;
}

/** One kind of expense and what part of all of them it is. */
export interface Expense {
  readonly name: string;
  readonly amount: number;
  /** Of all expenses; null where nothing was spent. */
  readonly share: number | null;
  readonly isPeople: boolean;
}

/** A change of so little of the mean is none: the costs of people are called even below it. */
const EVEN = 0.05;
/** Kinds of expenses that stand by themselves; the smallest others are told together. */
const MOST_KINDS = 6;

/** Adds the months up; `people` and `others` name what the files do not. */
export function profitAndLossOf(
  months: readonly MoneyMonth[],
  names: { readonly people: string; readonly others: string },
): ProfitAndLoss {
  const revenue = sumOfKnown(months.map((one) => one.revenue));
  const people = sumOfKnown(months.map((one) => one.peopleCost));
  const byName = new Map<string, number>();
  for (const { name, amount } of months.flatMap(({ expenses }) => expenses)) {
    byName.set(name, sumOfMoney([byName.get(name) ?? 0, amount]));
  }
  const sorted = [...byName].toSorted(([, a], [, b]) => b - a);
  const kept = sorted.length > MOST_KINDS ? sorted.slice(0, MOST_KINDS - 1) : sorted;
  const rest = sumOfMoney(sorted.slice(kept.length).map(([, amount]) => amount));
  const kinds = [
    ...(people === null ? [] : [{ name: names.people, amount: people, isPeople: true }]),
    ...kept.map(([name, amount]) => ({ name, amount, isPeople: false })),
    ...(rest === 0 ? [] : [{ name: names.others, amount: rest, isPeople: false }]),
  ];
  const spent = sumOfMoney(kinds.map(({ amount }) => amount));
  const profit = revenue === null ? null : sumOfMoney([revenue, -spent]);
  return {
    months: months.map(({ month }) => month),
    revenue,
    expenses: kinds.map((kind) => ({ ...kind, share: spent === 0 ? null : kind.amount / spent })),
    spent,
    profit,
    margin: profit === null || !revenue ? null : profit / revenue,
  };
}

/** The months of the files with what people cost in each. */
export function withPeopleCosts(
  months: readonly Pick<MoneyMonth, 'month' | 'revenue' | 'expenses'>[],
  costs: readonly { readonly period: string; readonly cost: number }[],
): MoneyMonth[] {
  const byMonth = new Map(costs.map(({ period, cost }) => [period, cost]));
  return months.map(({ month, revenue, expenses }) => ({
    month,
    revenue,
    expenses,
    peopleCost: byMonth.get(month) ?? null,
  }));
}

/**
 * The months that may be added up: where it is known of some of them what people cost, those alone. Else expenses of ten
 * months would stand beside the pay of one.
 */
export function comparableMonths(months: readonly MoneyMonth[]): readonly MoneyMonth[] {
  const whole = months.filter(({ peopleCost }) => peopleCost !== null);
  return whole.length > 0 ? whole : months;
}

/** For how many months running the revenue has grown (or fallen) up to the last one: +3, −2, 0. */
export function runOf(months: readonly MoneyMonth[]): number {
  const known = months.map(({ revenue }) => revenue);
  let run = 0;
  for (let index = known.length - 1; index > 0; index--) {
    const [now, before] = [known[index] ?? null, known[index - 1] ?? null];
    if (now === null || before === null || now === before) break;
    const step = now > before ? 1 : -1;
    if (run !== 0 && Math.sign(run) !== step) break;
    run += step;
  }
  return run;
}

/** Where the costs of people go from the first known month to the last: they count as even within five percent. */
export function peopleTrendOf(months: readonly MoneyMonth[]): 'even' | 'up' | 'down' | null {
  const known = months.flatMap(({ peopleCost }) => peopleCost ?? []);
  const [first, last] = [known[0], known.at(-1)];
  if (known.length < 2 || !first || last === undefined) return null;
  const change = (last - first) / first;
  if (Math.abs(change) <= EVEN) return 'even';
  return change > 0 ? 'up' : 'down';
}

function sumOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : sumOfMoney(known);
}
