import { unlessChanged } from '#data/conditions.ts';
import { DEPARTMENT, type Expense } from './expenses.ts';
import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { update } from '#data/writes.ts';

/** So many departments a year tells apart: their sums lie in one item, which has an end. */
export const DEPARTMENTS_A_YEAR = 300;
/** An expression of DynamoDB has room for so many. */
const CLEARED_AT_ONCE = 50;
/** Enough for an item that is full to the last byte. */
const ATTEMPTS = 60;

/** The departments that the sums of a year are kept by. */
export function createExpenseDepartments(table: Table) {
  return {
    /**
     * Whether the year of an expense has room for its department. Sums that came down to nothing make room first. Two at
     * once may go beyond the bound by one: it lies far below what the item holds.
     */
    async haveRoom({ workspaceId, department, spentOn }: Room): Promise<boolean> {
      if (department === null) return true;
      const key = keys.spent(workspaceId, Number(spentOn.slice(0, 4)));
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const item = (await table.get(key, { consistent: true })) ?? {};
        const sums = Object.keys(item).filter((name) => name.startsWith(DEPARTMENT));
        if (sums.includes(DEPARTMENT + department) || sums.length < DEPARTMENTS_A_YEAR) return true;
        const clear = sums.filter((name) => Number(item[name]) === 0).slice(0, CLEARED_AT_ONCE);
        if (clear.length === 0) return false;
        // One that is spent on again meanwhile stays: the rest is looked at anew.
        const empty = { equals: Object.fromEntries(clear.map((name) => [name, 0])) };
        await unlessChanged(table.write(update(key, { clear }, empty)));
      }
      return false;
    },
  };
}

type Room = Pick<Expense, 'workspaceId' | 'department' | 'spentOn'>;
