import type { Measure } from '#shared/models/finance/money.ts';
import { failedCondition } from '#data/conditions.ts';
import { expenseReplaced, expenseTakenBack, expenseWrites, type Expense } from './expenses.ts';
import { savedIn, type SavedIn } from './finance-since.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { failsAs, insert, put, remove, type Write } from '#data/writes.ts';

/** Something the company does to keep its people. */
export interface StoredInitiative {
  readonly id: string;
  readonly workspaceId: string;
  readonly title: string;
  readonly department: string | null;
  readonly kopecks: number;
  /** A calendar day in Moscow; null while it is only planned. */
  readonly startedOn: string | null;
  readonly measure: Measure | null;
  readonly note: string | null;
  readonly version: number;
  readonly createdAt: string;
  /** Null when their account was deleted. */
  readonly changedBy: string | null;
}

type Outcome = 'done' | 'changed' | 'full' | 'workspace gone';

/** What an initiative has cost, once it has begun: an expense under its own id. */
function expenseOf(initiative: StoredInitiative): Expense | null {
  const { id, workspaceId, title, department, kopecks, startedOn, createdAt } = initiative;
  if (startedOn === null || kopecks === 0) return null;
  return {
    id,
    workspaceId,
    title,
    department,
    kopecks,
    spentOn: startedOn,
    kind: 'initiative',
    sourceId: id,
    createdAt,
  };
}

/** HR initiatives of workspaces; what one costs is an expense from the day it begins on, written in one transaction. */
export function createInitiatives(table: Table) {
  const itemOf = (initiative: StoredInitiative) => ({
    ...keys.initiative(initiative.workspaceId, initiative.id),
    type: 'initiative',
    ...initiative,
  });

  async function carryOut(writes: readonly Write<string>[]): Promise<Outcome> {
    const failed = await failedCondition(table, writes, 'changed');
    if (failed === null) return 'done';
    if (failed === 'over cap') return 'full';
    return failed === 'workspace gone' ? failed : 'changed';
  }

  return {
    /** All of a workspace, the newest first. */
    async list(workspaceId: string): Promise<StoredInitiative[]> {
      const items = await table.queryAll(ranges.initiatives(workspaceId), { consistent: true });
      return items.map(toInitiative).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    },

    /** As it is at this moment. */
    async find(workspaceId: string, initiativeId: string): Promise<StoredInitiative | null> {
      const item = await table.get(keys.initiative(workspaceId, initiativeId), { consistent: true });
      return item && toInitiative(item);
    },

    /** With its expense, where it has begun. */
    create(workspace: SavedIn, initiative: StoredInitiative): Promise<Outcome> {
      const expense = expenseOf(initiative);
      const here = savedIn(workspace, new Date(initiative.createdAt));
      return carryOut([here, insert(itemOf(initiative)), ...(expense ? expenseWrites(expense) : [])]);
    },

    /** Puts a changed one in the place of the one that was read, and its expense with it. */
    change(old: StoredInitiative, changed: StoredInitiative): Promise<Outcome> {
      const { version } = old;
      const write = { ...put(itemOf(changed)), condition: { equals: { version } } };
      return carryOut([failsAs('changed', write), ...spendingWrites(expenseOf(old), expenseOf(changed))]);
    },

    /** With its expense; `changed` when somebody was faster, or it is gone. */
    remove(initiative: StoredInitiative): Promise<Outcome> {
      const { workspaceId, id, version } = initiative;
      const write = failsAs('changed', remove(keys.initiative(workspaceId, id), { equals: { version } }));
      const expense = expenseOf(initiative);
      return carryOut([write, ...(expense ? expenseTakenBack(expense) : [])]);
    },
  };
}

function spendingWrites(old: Expense | null, changed: Expense | null): Write<string>[] {
  if (old && changed) return isSame(old, changed) ? [] : expenseReplaced(old, changed);
  if (changed) return expenseWrites(changed);
  return old ? expenseTakenBack(old) : [];
}

function isSame(one: Expense, other: Expense): boolean {
  return (Object.keys(one) as (keyof Expense)[]).every((name) => one[name] === other[name]);
}

function toInitiative(item: Item): StoredInitiative {
  const text = (name: string): string | null => (typeof item[name] === 'string' ? item[name] : null);
  return {
    id: String(item['id']),
    workspaceId: String(item['workspaceId']),
    title: String(item['title']),
    department: text('department'),
    kopecks: Number(item['kopecks']),
    startedOn: text('startedOn'),
    measure: (item['measure'] ?? null) as Measure | null,
    note: text('note'),
    version: Number(item['version']),
    createdAt: String(item['createdAt']),
    changedBy: text('changedBy'),
  };
}
