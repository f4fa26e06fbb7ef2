import type { ByMonth } from '#shared/rules/finance/budget-status.ts';
import type { ExpenseKind } from '#shared/rules/finance/initiatives.ts';
import { failedCondition } from '#data/conditions.ts';
import { savedIn, type SavedIn } from './finance-since.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { failsAs, insert, put, remove, update, type Condition, type Write } from '#data/writes.ts';

/** Something the HR budget was spent on. */
export interface Expense {
  readonly id: string;
  readonly workspaceId: string;
  readonly title: string;
  /** Null is the whole company. */
  readonly department: string | null;
  readonly kopecks: number;
  /** A calendar day in Moscow: 2026-11-22. */
  readonly spentOn: string;
  readonly kind: ExpenseKind;
  /** The initiative, the request for an offer or the rule it comes from. */
  readonly sourceId: string | null;
  readonly createdAt: string;
}

/** What may be spent at most, in kopecks, in the year and in the month of an expense; what is left out has no cap. */
export interface SpendingCap {
  readonly year?: number;
  readonly month?: number;
}

/** What was spent in a year, in kopecks. */
export interface Spending {
  readonly year: number;
  readonly count: number;
  readonly total: number;
  /** By month, 2026-11. */
  readonly months: ByMonth;
  /** By department; under null what was spent on the whole company. */
  readonly departments: ReadonlyMap<string | null, number>;
}

/** So many expenses a year has room for: what they come to stands in one item, by department. */
export const EXPENSES_A_YEAR = 2_000;

/** What an attribute of the sums of a year begins with, before the department it is of. */
export const DEPARTMENT = 'department:';
const MONTH = 'month:';

/**
 * An expense as a part of a transaction, counted against what may be spent in the same step: of two that would exceed
 * the cap together, one is refused, however close they come. The transaction must not touch the item of the year by
 * itself.
 *
 * - `over cap`: there is no room for it under the cap, or the year has its 2,000 expenses already;
 * - `booked`: an expense of this id is there. Give the same id to what must not be booked twice.
 */
export function expenseWrites(expense: Expense, cap: SpendingCap = {}): Write<'over cap' | 'booked'>[] {
  return [failsAs('booked', insert(refOf(expense))), insert(itemOf(expense)), ...countWrites(null, expense, cap)];
}

/** Takes an expense back, in the transaction of what it came from; `gone` when it is not there any more. */
export function expenseTakenBack(expense: Expense): Write<'gone' | 'over cap'>[] {
  const { workspaceId, spentOn, id } = expense;
  return [
    failsAs('gone', remove(keys.expense(workspaceId, spentOn, id), { exists: true })),
    remove(keys.expenseRef(workspaceId, id)),
    ...countWrites(expense, null),
  ];
}

/** Puts an expense in the place of another of the same id, as its source has changed. */
export function expenseReplaced(old: Expense, changed: Expense): Write<'gone' | 'over cap'>[] {
  const { workspaceId, id } = old;
  const [from, to] = [keys.expense(workspaceId, old.spentOn, id), itemOf(changed)];
  const moved = old.spentOn !== changed.spentOn;
  return [
    ...(moved ? [failsAs('gone', remove(from, { exists: true })), insert(to), put(refOf(changed))] : []),
    ...(moved ? [] : [failsAs('gone', { kind: 'put' as const, item: to, condition: { exists: true } })]),
    ...countWrites(old, changed),
  ];
}

/** Expenses of the HR budget and what they come to. */
export function createExpenses(table: Table) {
  return {
    /** One by hand; `full` when the year has no room for another, `workspace gone` when it was deleted meanwhile. */
    async create(workspace: SavedIn, expense: Expense): Promise<'created' | 'full' | 'workspace gone'> {
      const here = savedIn(workspace, new Date(expense.createdAt));
      const failed = await failedCondition(table, [here, ...expenseWrites(expense)]);
      if (failed === 'booked') throw new Error('A new expense has the id of another');
      return failed === 'over cap' ? 'full' : (failed ?? 'created');
    },

    /** False when it is gone already. */
    async remove(expense: Expense): Promise<boolean> {
      return (await failedCondition(table, expenseTakenBack(expense))) === null;
    },

    /** As it is at this moment; null for an unknown one. */
    async find(workspaceId: string, expenseId: string): Promise<Expense | null> {
      const ref = await table.get(keys.expenseRef(workspaceId, expenseId), { consistent: true });
      if (!ref) return null;
      const item = await table.get(keys.expense(workspaceId, String(ref['spentOn']), expenseId), { consistent: true });
      return item && toExpense(item);
    },

    /** Those of a year, the newest first. */
    async page(
      workspaceId: string,
      year: number,
      { limit, cursor }: { readonly limit: number; readonly cursor: string | null },
    ): Promise<{ expenses: Expense[]; cursor: string | null }> {
      const range = ranges.expenses(workspaceId, year);
      const page = await table.query(range, { limit, cursor, newestFirst: true, consistent: true });
      return { expenses: page.items.map(toExpense), cursor: page.cursor };
    },

    /** What was spent in each of these years. */
    async spending(workspaceId: string, years: readonly number[]): Promise<Spending[]> {
      const items = await table.getMany(
        years.map((year) => keys.spent(workspaceId, year)),
        { consistent: true },
      );
      return years.map((year, index) => toSpending(year, items[index] ?? {}));
    },
  };
}

/** What an expense comes to in the sums of its year, taking the old one out and the new one in: one write a year. */
function countWrites(old: Expense | null, changed: Expense | null, cap: SpendingCap = {}): Write<'over cap'>[] {
  const { workspaceId } = (changed ?? old)!;
  const byYear = new Map<number, Record<string, number>>();
  const add = (expense: Expense, sign: 1 | -1): void => {
    const year = yearOf(expense);
    const sums = byYear.get(year) ?? {};
    for (const [name, amount] of Object.entries(attributesOf(expense))) {
      sums[name] = (sums[name] ?? 0) + sign * amount;
    }
    byYear.set(year, sums);
  };
  if (old) add(old, -1);
  if (changed) add(changed, 1);
  return [...byYear].map(([year, sums]) => {
    // A change within a year adds no expense to it, and whoever changes one by hand is warned and not stopped.
    const isNew = changed !== null && yearOf(changed) === year && !(old && yearOf(old) === year);
    const change = { add: sums, set: { type: 'spent', year } };
    return failsAs(
      'over cap',
      update(keys.spent(workspaceId, year), change, isNew ? conditionOf(changed, cap) : undefined),
    );
  });
}

function attributesOf({ department, kopecks, spentOn }: Expense): Record<string, number> {
  return {
    count: 1,
    total: kopecks,
    [`${MONTH}${spentOn.slice(0, 7)}`]: kopecks,
    [`${DEPARTMENT}${department ?? ''}`]: kopecks,
  };
}

/** What each sum must lie below, so that it does not exceed its cap with this expense. */
function conditionOf({ kopecks, spentOn }: Expense, { year, month }: SpendingCap): Condition {
  // A sum that is not there yet lies below everything: what exceeds a cap by itself is refused by the item's type.
  if (kopecks > Math.min(year ?? Infinity, month ?? Infinity)) return { equals: { type: 'no room' } };
  const below = (most: number): number => most - kopecks + 1;
  return {
    below: {
      count: EXPENSES_A_YEAR,
      ...(year === undefined ? {} : { total: below(year) }),
      ...(month === undefined ? {} : { [`${MONTH}${spentOn.slice(0, 7)}`]: below(month) }),
    },
  };
}

function yearOf({ spentOn }: Pick<Expense, 'spentOn'>): number {
  return Number(spentOn.slice(0, 4));
}

function itemOf(expense: Expense) {
  const { workspaceId, spentOn, id } = expense;
  return { ...keys.expense(workspaceId, spentOn, id), type: 'expense', ...expense };
}

function refOf({ workspaceId, id, spentOn }: Expense) {
  return { ...keys.expenseRef(workspaceId, id), type: 'expense-ref', spentOn };
}

function toExpense(item: Item): Expense {
  return {
    id: String(item['id']),
    workspaceId: String(item['workspaceId']),
    title: String(item['title']),
    department: typeof item['department'] === 'string' ? item['department'] : null,
    kopecks: Number(item['kopecks']),
    spentOn: String(item['spentOn']),
    kind: item['kind'] as ExpenseKind,
    sourceId: typeof item['sourceId'] === 'string' ? item['sourceId'] : null,
    createdAt: String(item['createdAt']),
  };
}

function toSpending(year: number, item: Item): Spending {
  const under = (prefix: string): [string, number][] =>
    Object.entries(item)
      .filter(([name, amount]) => name.startsWith(prefix) && Number(amount) > 0)
      .map(([name, amount]) => [name.slice(prefix.length), Number(amount)]);
  return {
    year,
    count: Number(item['count'] ?? 0),
    total: Number(item['total'] ?? 0),
    months: new Map(under(MONTH)),
    departments: new Map(under(DEPARTMENT).map(([name, amount]) => [name === '' ? null : name, amount])),
  };
}
