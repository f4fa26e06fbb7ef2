import type { MoneyMonth } from '#shared/models/finance/money.ts';
import { pack, unpack } from '#functions/analysis/repositories/analysis-items.ts';
import { failedCondition } from '#data/conditions.ts';
import { savedIn, type SavedIn } from './finance-since.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { failsAs, insert, put, remove, type Write } from '#data/writes.ts';

/** All months of a company as one: they are replaced together, so that none is ever half imported. */
export interface StoredMonths {
  readonly version: number;
  /** The oldest first. */
  readonly months: readonly MoneyMonth[];
  /** Of the last import; null after a change by hand. */
  readonly fileName: string | null;
  readonly changedAt: string;
  /** Null when their account was deleted. */
  readonly changedBy: string | null;
  /** Whether what was there before the last change is kept. */
  readonly undoable: boolean;
}

/** Who changes months when, and from what on. */
interface Change extends Pick<StoredMonths, 'fileName' | 'changedAt' | 'changedBy'> {
  readonly months: readonly MoneyMonth[];
}

/** Revenue, people and expenses of workspaces by month. A hundred and twenty months lie in one item, compressed. */
export function createMoneyMonths(table: Table) {
  async function read(key: Key): Promise<StoredMonths | null> {
    const item = await table.get(key, { consistent: true });
    return item && toMonths(item);
  }

  const find = (workspaceId: string) => read(keys.moneyMonths(workspaceId));

  return {
    /** As they are at this moment; null while there are none. */
    find,

    /** Puts changed months in the place of those that were read, which are kept. */
    async save(
      workspace: SavedIn,
      known: StoredMonths | null,
      change: Change,
    ): Promise<'saved' | 'changed' | 'workspace gone'> {
      const before = known ?? { ...change, months: [], version: 0, undoable: false };
      const failed = await failedCondition(table, [
        savedIn(workspace, new Date(change.changedAt)),
        current(workspace.id, known, { ...change, version: before.version + 1, undoable: true }),
        put(itemOf(keys.moneyMonthsBefore(workspace.id), before)),
      ]);
      return failed ?? 'saved';
    },

    /** Puts the months as they were before the last change; false when they were changed meanwhile, or that is not kept. */
    async undo(
      workspaceId: string,
      known: StoredMonths,
      { changedAt, changedBy }: Pick<Change, 'changedAt' | 'changedBy'>,
    ): Promise<StoredMonths | null> {
      const key = keys.moneyMonthsBefore(workspaceId);
      const before = known.undoable ? await read(key) : null;
      if (!before) return null;
      const restored = { ...before, version: known.version + 1, changedAt, changedBy, undoable: false };
      const writes = [current(workspaceId, known, restored), remove(key, { equals: { version: before.version } })];
      return (await failedCondition(table, writes, 'changed')) === null ? restored : null;
    },
  };
}

function current(workspaceId: string, known: StoredMonths | null, months: StoredMonths): Write<'changed'> {
  const item = itemOf(keys.moneyMonths(workspaceId), months);
  if (!known) return failsAs('changed', insert(item));
  return failsAs('changed', { ...put(item), condition: { equals: { version: known.version } } });
}

function itemOf(key: Key, { months, ...head }: StoredMonths): Item & Key {
  return { ...key, type: 'money-months', ...head, content: pack(months) };
}

function toMonths(item: Item): StoredMonths {
  return {
    version: Number(item['version']),
    months: unpack(item['content']) as MoneyMonth[],
    fileName: typeof item['fileName'] === 'string' ? item['fileName'] : null,
    changedAt: String(item['changedAt']),
    changedBy: typeof item['changedBy'] === 'string' ? item['changedBy'] : null,
    undoable: item['undoable'] === true,
  };
}
