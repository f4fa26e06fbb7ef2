import type { BudgetPlan } from '#shared/rules/finance/budget.ts';
import { unlessChanged } from '#data/conditions.ts';
import { savedIn, type SavedIn } from './finance-since.ts';
import type { Posting } from '#data/job-item.ts';
import { keys, ranges } from '#data/keys.ts';
import { letterWrites } from '#functions/runs/repositories/reminders.ts';
import type { Item, Table } from '#data/table.ts';
import { insert, update } from '#data/writes.ts';

/** The plan of a year's HR budget. */
export interface StoredBudget {
  readonly year: number;
  readonly version: number;
  readonly plan: BudgetPlan | null;
  /** In roubles of the plan's period. */
  readonly departments: readonly { readonly department: string; readonly amount: number }[];
  /** What was warned of by letter since the plan was set: each crossing once a period. */
  readonly warned: readonly string[];
  readonly changedAt: string;
  /** Null when their account was deleted. */
  readonly changedBy: string | null;
}

/** HR budgets of workspaces, one a year. */
export function createBudgets(table: Table) {
  return {
    /** As it is at this moment; null while nobody has set one. */
    async find(workspaceId: string, year: number): Promise<StoredBudget | null> {
      const item = await table.get(keys.budget(workspaceId, year), { consistent: true });
      return item && toBudget(item);
    },

    /** Those of all years, the oldest first. */
    async list(workspaceId: string): Promise<StoredBudget[]> {
      return (await table.queryAll(ranges.budgets(workspaceId), { consistent: true })).map(toBudget);
    },

    /** Sets the plan in the place of the one that was read; false when somebody was faster, or the workspace is gone. */
    async save(
      workspace: SavedIn,
      { year, ...values }: Omit<StoredBudget, 'warned' | 'version'>,
      known: StoredBudget | null,
    ): Promise<boolean> {
      const key = keys.budget(workspace.id, year);
      // What was said of a plan is said anew of another one.
      const isSamePlan = JSON.stringify(known?.plan) === JSON.stringify(values.plan);
      const warned = known && isSamePlan ? known.warned : [];
      const set = { ...values, warned, version: (known?.version ?? 0) + 1 };
      const write = known
        ? update(key, { set }, { equals: { version: known.version } })
        : insert({ ...key, type: 'budget', year, ...set });
      return unlessChanged(table.transact([savedIn(workspace, new Date(values.changedAt)), write]));
    },

    /**
     * Notes what was warned of together with the letters that do; false when somebody else has, or the plan was changed
     * meanwhile.
     */
    async warn(
      workspaceId: string,
      { year, version, warned }: StoredBudget,
      crossings: readonly string[],
      letters: { readonly letters: readonly Posting[]; readonly now: Date },
    ): Promise<boolean> {
      const noted = update(
        keys.budget(workspaceId, year),
        { set: { warned: [...warned, ...crossings] } },
        { equals: { version, warned } },
      );
      return unlessChanged(table.transact([noted, ...letterWrites(letters)]));
    },
  };
}

function toBudget(item: Item): StoredBudget {
  return {
    year: Number(item['year']),
    version: Number(item['version']),
    plan: (item['plan'] ?? null) as StoredBudget['plan'],
    departments: item['departments'] as StoredBudget['departments'],
    warned: item['warned'] as StoredBudget['warned'],
    changedAt: String(item['changedAt']),
    changedBy: typeof item['changedBy'] === 'string' ? item['changedBy'] : null,
  };
}
