import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { savedIn, type SavedIn } from './finance-since.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { check, failsAs, insert, put, remove, type Write } from '#data/writes.ts';

/** A set of rows that is imported as a whole: the employees of a month, or the history of those who left. */
export type DatasetName = 'leavers' | `employees#${string}`;

/** The employees of a month. */
export const employeesOf = (period: string): DatasetName => `employees#${period}`;

/** The two newest versions of a dataset take turns with two places, so nothing is ever left over. */
type Slot = 'A' | 'B';

/** One version of the rows, as its import left it. */
export interface DatasetVersion {
  readonly slot: Slot;
  /** Names the version for ever; its parts are sealed for it. */
  readonly number: number;
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
export interface Dataset {
  readonly name: DatasetName;
  /** Counts every change, those by hand too. */
  readonly version: number;
  /** Null where the first import was undone. */
  readonly current: DatasetVersion | null;
  readonly previous: DatasetVersion | null;
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
export interface NewVersion {
  readonly parts: readonly SealedPart[];
  readonly rows: number;
  readonly columns: readonly string[] | null;
  readonly fileName: string | null;
}

/** How a change ended: somebody was faster, another one made the workspace's key, or the workspace is gone. */
export type Replaced = 'done' | 'changed' | 'key raced' | 'workspace gone';

/** The version that the next import of a dataset will be. */
export const nextVersion = (dataset: Dataset | null): number => (dataset?.version ?? 0) + 1;

const freeSlot = (dataset: Dataset | null): Slot => (dataset?.current?.slot === 'A' ? 'B' : 'A');

/** Pay and what else is sealed in it. Everything here is ciphertext; it is opened by finance/datasets.ts. */
export function createFinanceData(table: Table) {
  const datasetKey = (workspaceId: string, dataset: DatasetName) => keys.financeDataset(workspaceId, dataset);

  /** The next state of a dataset, under the condition that the one that was read is still the newest. */
  function datasetWrite(
    { workspaceId, userId, now }: FinanceChange,
    name: DatasetName,
    known: Dataset | null,
    change: Pick<Dataset, 'current' | 'previous' | 'undoable'>,
  ): Write {
    const version = nextVersion(known);
    const next = { ...change, name, version, changedAt: now.toISOString(), changedBy: userId };
    const item = { ...datasetKey(workspaceId, name), type: 'finance-dataset', ...fromDataset(next) };
    return known ? { kind: 'put', item, condition: { equals: { version: known.version } } } : insert(item);
  }

  const partWrite = (
    workspaceId: string,
    dataset: DatasetName,
    { slot, number: version }: VersionPlace,
    part: SealedPart,
  ) =>
    put({
      ...keys.financePart(workspaceId, dataset, slot, part.index),
      type: 'finance-part',
      version,
      sealed: part.sealed,
    });

  return {
    /** The data key of the workspace as the vault has sealed it; null before the first import. */
    async sealedKey(workspaceId: string): Promise<string | null> {
      const item = await table.get(keys.financeKey(workspaceId), { consistent: true });
      return item && String(item['sealed']);
    },

    /** As it is at this moment. */
    async dataset(workspaceId: string, dataset: DatasetName): Promise<Dataset | null> {
      const item = await table.get(datasetKey(workspaceId, dataset), { consistent: true });
      return item && toDataset(item);
    },

    /** The months of employees there are, newest first. */
    async months(workspaceId: string): Promise<{ period: string; dataset: Dataset }[]> {
      const items = await table.queryAll(ranges.employeeDatasets(workspaceId), { newestFirst: true, consistent: true });
      return items
        .map(toDataset)
        .filter(({ current }) => current !== null)
        .map((dataset) => ({ period: dataset.name.slice('employees#'.length), dataset }));
    },

    /** Every set of data there is, those whose only import was undone as well. */
    async datasets(workspaceId: string): Promise<Dataset[]> {
      return (await table.queryAll(ranges.financeDatasets(workspaceId), { consistent: true })).map(toDataset);
    },

    /** These parts of a version; null for one that has meanwhile made way for a newer version. */
    async parts(
      workspaceId: string,
      dataset: DatasetName,
      { slot, number: version }: VersionPlace,
      indexes: readonly number[],
    ): Promise<(Uint8Array | null)[]> {
      const items = await table.getMany(
        indexes.map((index) => keys.financePart(workspaceId, dataset, slot, index)),
        { consistent: true },
      );
      return items.map((item) => (item && item['version'] === version ? (item['sealed'] as Uint8Array) : null));
    },

    /**
     * An import: its parts, the state of the dataset that leads to them and, with the first of them, the key and that the workspace has
     * money of its own; all or nothing, so that nothing is ever half imported.
     */
    async replace(
      change: FinanceChange & { readonly workspace: SavedIn },
      dataset: DatasetName,
      known: Dataset | null,
      { parts, rows, columns, fileName }: NewVersion,
      newKey: string | null,
    ): Promise<Replaced> {
      const { workspaceId, userId, now } = change;
      const slot = freeSlot(known);
      const current: DatasetVersion = {
        slot,
        number: nextVersion(known),
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
        failsAs('changed', datasetWrite(change, dataset, known, { current, previous, undoable: true })),
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
    async undo(change: FinanceChange, known: Dataset): Promise<boolean> {
      const { name: dataset, current, previous } = known;
      const undone = Array.from({ length: current?.parts ?? 0 }, (_, index) =>
        remove(keys.financePart(change.workspaceId, dataset, current!.slot, index)),
      );
      const written = datasetWrite(change, dataset, known, { current: previous, previous: null, undoable: false });
      return unlessChanged(table.transact([written, ...undone]));
    },

    /** Takes a dataset away with all its versions; false when it was changed meanwhile. */
    async removeDataset(workspaceId: string, { name, version, current, previous }: Dataset): Promise<boolean> {
      const parts = [current, previous].flatMap((stored) =>
        Array.from({ length: stored?.parts ?? 0 }, (_, index) =>
          remove(keys.financePart(workspaceId, name, stored!.slot, index)),
        ),
      );
      const head = remove(datasetKey(workspaceId, name), { equals: { version } });
      return unlessChanged(table.transact([head, ...parts]));
    },

    /** Puts parts in the place of those they were made from; false when anything of the dataset changed meanwhile. */
    async rewrite(
      change: FinanceChange,
      known: Dataset,
      rewritten: readonly { readonly place: VersionPlace; readonly part: SealedPart }[],
    ): Promise<boolean> {
      const { name: dataset, current, previous, undoable } = known;
      const writes = rewritten.map(({ place, part }) => partWrite(change.workspaceId, dataset, place, part));
      const written = datasetWrite(change, dataset, known, { current, previous, undoable });
      return unlessChanged(table.transact([written, ...writes]));
    },
  };
}

/** Where a version lies, and which it is. */
export type VersionPlace = Pick<DatasetVersion, 'slot' | 'number'>;

/** Who imported is kept beside the versions, not in them: a deleted account is taken out by the name of the attribute. */
function fromDataset({ current, previous, ...dataset }: Dataset): Item {
  const apart = (stored: DatasetVersion | null) => {
    if (!stored) return { version: null, by: null };
    const { importedBy, ...version } = stored;
    return { version, by: importedBy };
  };
  const [now, before] = [apart(current), apart(previous)];
  return { ...dataset, current: now.version, importedBy: now.by, previous: before.version, previousBy: before.by };
}

function toDataset(item: Item): Dataset {
  const who = (value: unknown) => (typeof value === 'string' ? value : null);
  const version = (stored: unknown, by: unknown): DatasetVersion | null =>
    stored ? { ...(stored as Omit<DatasetVersion, 'importedBy'>), importedBy: who(by) } : null;
  return {
    name: item['name'] as DatasetName,
    version: Number(item['version']),
    current: version(item['current'], item['importedBy']),
    previous: version(item['previous'], item['previousBy']),
    undoable: item['undoable'] === true,
    changedAt: String(item['changedAt']),
    changedBy: who(item['changedBy']),
  };
}
