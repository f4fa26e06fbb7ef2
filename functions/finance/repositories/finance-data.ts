import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { savedIn, type SavedIn } from './finance-since.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { check, failsAs, insert, put, remove, type Write } from '#data/writes.ts';

/** A set of rows that is imported as a whole: the employees of a month, or the history of those who left. */
export type FinanceDataset = 'leavers' | `employees#${string}`;

/** The employees of a month. */
export const employeesOf = (period: string): FinanceDataset => `employees#${period}`;

/** The two newest versions of a dataset take turns with two places, so nothing is ever left over. */
type Slot = 'A' | 'B';

/** One version of the rows, as its import left it. */
export interface StoredContent {
  readonly slot: Slot;
  /** Names the version for ever; its parts are sealed for it. */
  readonly content: number;
  readonly parts: number;
  readonly rows: number;
  /** What the file had, where that matters. */
  readonly columns: readonly string[] | null;
  readonly fileName: string | null;
  readonly importedAt: string;
  /** Null once their account is deleted. */
  readonly importedBy: string | null;
}

/** What is known of a dataset without opening it. */
export interface FinanceHead {
  readonly dataset: FinanceDataset;
  /** Counts every change, those by hand too. */
  readonly version: number;
  /** Null where the first import was undone. */
  readonly current: StoredContent | null;
  readonly previous: StoredContent | null;
  readonly undoable: boolean;
  readonly changedAt: string;
  readonly changedBy: string | null;
}

/** Rows as they are stored: sealed, in parts. */
export interface SealedPart {
  readonly index: number;
  readonly sealed: Uint8Array;
}

/** Who changes what and when. */
export interface FinanceChange {
  readonly workspaceId: string;
  readonly userId: string;
  readonly now: Date;
}

/** An import on its way into the table. */
export interface NewContent {
  readonly parts: readonly SealedPart[];
  readonly rows: number;
  readonly columns: readonly string[] | null;
  readonly fileName: string | null;
}

/** How a change ended: somebody was faster, another one made the workspace's key, or the workspace is gone. */
export type Replaced = 'done' | 'changed' | 'key raced' | 'workspace gone';

/** The version that the next import of a dataset will be. */
export const nextContent = (head: FinanceHead | null): number => (head?.version ?? 0) + 1;

const freeSlot = (head: FinanceHead | null): Slot => (head?.current?.slot === 'A' ? 'B' : 'A');

/** Pay and what else is sealed in it. Everything here is ciphertext; it is opened by finance/datasets.ts. */
export function createFinanceData(table: Table) {
  const headKey = (workspaceId: string, dataset: FinanceDataset) => keys.financeHead(workspaceId, dataset);

  /** The next head, under the condition that the one that was read still stands there. */
  function headWrite(
    { workspaceId, userId, now }: FinanceChange,
    dataset: FinanceDataset,
    known: FinanceHead | null,
    change: Pick<FinanceHead, 'current' | 'previous' | 'undoable'>,
  ): Write {
    const version = nextContent(known);
    const next = { ...change, dataset, version, changedAt: now.toISOString(), changedBy: userId };
    const item = { ...headKey(workspaceId, dataset), type: 'finance-head', ...fromHead(next) };
    return known ? { kind: 'put', item, condition: { equals: { version: known.version } } } : insert(item);
  }

  const partWrite = (workspaceId: string, dataset: FinanceDataset, { slot, content }: Place, part: SealedPart) =>
    put({
      ...keys.financePart(workspaceId, dataset, slot, part.index),
      type: 'finance-part',
      content,
      sealed: part.sealed,
    });

  return {
    /** The data key of the workspace as the vault has sealed it; null before the first import. */
    async sealedKey(workspaceId: string): Promise<string | null> {
      const item = await table.get(keys.financeKey(workspaceId), { consistent: true });
      return item && String(item['sealed']);
    },

    /** As it is at this moment. */
    async head(workspaceId: string, dataset: FinanceDataset): Promise<FinanceHead | null> {
      const item = await table.get(headKey(workspaceId, dataset), { consistent: true });
      return item && toHead(item);
    },

    /** The months of employees there are, newest first. */
    async months(workspaceId: string): Promise<{ period: string; head: FinanceHead }[]> {
      const items = await table.queryAll(ranges.employeesHeads(workspaceId), { newestFirst: true, consistent: true });
      return items
        .map(toHead)
        .filter(({ current }) => current !== null)
        .map((head) => ({ period: head.dataset.slice('employees#'.length), head }));
    },

    /** Every set of data there is, those whose only import was undone as well. */
    async heads(workspaceId: string): Promise<FinanceHead[]> {
      return (await table.queryAll(ranges.financeHeads(workspaceId), { consistent: true })).map(toHead);
    },

    /** These parts of a version; null for one that has meanwhile made way for a newer version. */
    async parts(
      workspaceId: string,
      dataset: FinanceDataset,
      { slot, content }: Place,
      indexes: readonly number[],
    ): Promise<(Uint8Array | null)[]> {
      const items = await table.getMany(
        indexes.map((index) => keys.financePart(workspaceId, dataset, slot, index)),
        { consistent: true },
      );
      return items.map((item) => (item && item['content'] === content ? (item['sealed'] as Uint8Array) : null));
    },

    /**
     * An import: its parts, the head that leads to them and, with the first of them, the key and that the workspace has
     * money of its own; all or nothing, so that nothing is ever half imported.
     */
    async replace(
      change: FinanceChange & { readonly workspace: SavedIn },
      dataset: FinanceDataset,
      known: FinanceHead | null,
      { parts, rows, columns, fileName }: NewContent,
      newKey: string | null,
    ): Promise<Replaced> {
      const { workspaceId, userId, now } = change;
      const slot = freeSlot(known);
      const current: StoredContent = {
        slot,
        content: nextContent(known),
        parts: parts.length,
        rows,
        columns,
        fileName,
        importedAt: now.toISOString(),
        importedBy: userId,
      };
      const previous = known?.current ?? null;
      const leftOver = (known?.previous?.parts ?? 0) - parts.length;
      const failed = await failedCondition(table, [
        failsAs('changed', headWrite(change, dataset, known, { current, previous, undoable: true })),
        savedIn(change.workspace, now),
        ...(newKey === null
          ? [failsAs('key raced', check(keys.financeKey(workspaceId), { exists: true }))]
          : [failsAs('key raced', insert({ ...keys.financeKey(workspaceId), type: 'finance-key', sealed: newKey }))]),
        ...parts.map((part) => partWrite(workspaceId, dataset, current, part)),
        ...Array.from({ length: Math.max(0, leftOver) }, (_, index) =>
          remove(keys.financePart(workspaceId, dataset, slot, parts.length + index)),
        ),
      ]);
      return failed ?? 'done';
    },

    /** Brings back what stood there before the last import and takes away what it brought; false in a lost race. */
    async undo(change: FinanceChange, known: FinanceHead): Promise<boolean> {
      const { dataset, current, previous } = known;
      const undone = Array.from({ length: current?.parts ?? 0 }, (_, index) =>
        remove(keys.financePart(change.workspaceId, dataset, current!.slot, index)),
      );
      const head = headWrite(change, dataset, known, { current: previous, previous: null, undoable: false });
      return unlessChanged(table.transact([head, ...undone]));
    },

    /** Puts parts in the place of those they were made from; false when anything of the dataset changed meanwhile. */
    async rewrite(
      change: FinanceChange,
      known: FinanceHead,
      rewritten: readonly { readonly place: Place; readonly part: SealedPart }[],
    ): Promise<boolean> {
      const { dataset, current, previous, undoable } = known;
      const writes = rewritten.map(({ place, part }) => partWrite(change.workspaceId, dataset, place, part));
      const head = headWrite(change, dataset, known, { current, previous, undoable });
      return unlessChanged(table.transact([head, ...writes]));
    },
  };
}

/** Where a version lies, and which it is. */
export type Place = Pick<StoredContent, 'slot' | 'content'>;

/** Who imported stands beside the versions, not in them: a deleted account is taken out by the name of the attribute. */
function fromHead({ current, previous, ...head }: FinanceHead): Item {
  const apart = (stored: StoredContent | null) => {
    if (!stored) return { content: null, by: null };
    const { importedBy, ...content } = stored;
    return { content, by: importedBy };
  };
  const [now, before] = [apart(current), apart(previous)];
  return { ...head, current: now.content, importedBy: now.by, previous: before.content, previousBy: before.by };
}

function toHead(item: Item): FinanceHead {
  const who = (value: unknown) => (typeof value === 'string' ? value : null);
  const content = (stored: unknown, by: unknown): StoredContent | null =>
    stored ? { ...(stored as Omit<StoredContent, 'importedBy'>), importedBy: who(by) } : null;
  return {
    dataset: item['dataset'] as FinanceDataset,
    version: Number(item['version']),
    current: content(item['current'], item['importedBy']),
    previous: content(item['previous'], item['previousBy']),
    undoable: item['undoable'] === true,
    changedAt: String(item['changedAt']),
    changedBy: who(item['changedBy']),
  };
}
