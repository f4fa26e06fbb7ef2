import type { Words } from '#shared/text/said.ts';
import { unlessChanged } from '#data/conditions.ts';
import { dueWrite, notDueWrite } from '#data/due.ts';
import { jobItem, type Job } from '#data/job-item.ts';
import { keys, ranges, type Key, type PortalRowKind } from '#data/keys.ts';
import { nightlyRunOf } from '#functions/automations/repositories/nightly-run.ts';
import { pagesOf } from '#data/pages.ts';
import {
  goneWrite,
  keepWrite,
  portalRowKey,
  portalRowName,
  toKeptRow,
  type KeptRow,
  type PortalRow,
} from './portal-rows.ts';
import { createPortalEvents } from './portal-events.ts';
import { createPortalChanges, type PortalChanges } from './portal-changes.ts';
import { cursorAfter, type Item, type Table } from '#data/table.ts';
import { insert, update, type Condition, type Write } from '#data/writes.ts';

/** Of one kind of rows: when it was last read whole, and how many there were. */
export interface KindRead {
  /** When that reading began: what is shown is not older. */
  readonly takenAt: string;
  readonly count: number;
  /** Of these, rows that could not be read. */
  readonly unreadable: number;
  /** Of the reading that began with a connection: when that was. */
  readonly connectedAt?: string;
}

/** Where a reading was broken off; what it has read and counted so far. */
export interface Position {
  readonly kind: PortalRowKind;
  readonly after: number;
  readonly startedAt: string;
  readonly count: number;
  readonly unreadable: number;
}

/** What is known of the snapshot of a portal as a whole. */
export interface PortalHead {
  /** When the portal is read next. */
  readonly dueAt: string;
  /** Whose rows these are; null before the first reading. */
  readonly portal: string | null;
  /** The reading that may write here. */
  readonly runId: string | null;
  readonly kinds: Partial<Record<PortalRowKind, KindRead>>;
  /** Null when the last reading came to its end. */
  readonly position: Position | null;
  /** Readings in a row that did not. */
  readonly failures: number;
  readonly lastRun: LastRun | null;
  /** When the webhook was saved last, with which a reading begins; null where that is not known. */
  readonly connectedAt: string | null;
  /** How far that reading has come; null before it has said anything. */
  readonly progress: ReadingProgress | null;
  /** When changes are asked for next; null until the portal has been read whole. */
  readonly changesDueAt: string | null;
  /** What changes have been received; null before the first. */
  readonly changes: PortalChanges | null;
  /** When the portal last told of something, to the minute; null before the first time. */
  readonly eventAt: string | null;
}

/** When a portal is read next, whole and for its changes. */
export type PortalPlan = Pick<PortalHead, 'dueAt' | 'changesDueAt'>;

/** What the reading that began with a connection has read so far. */
export interface ReadingProgress {
  readonly people: number;
  readonly tasks: number;
  readonly at: string;
}

/** How the last reading ended. */
export interface LastRun {
  readonly startedAt: string;
  readonly milliseconds: number;
  readonly written: number;
  /** Whether everything was read. */
  readonly whole: boolean;
  /** Why not, in words for a person. */
  readonly problem: Words | null;
  /** Its time was up: it goes on in a moment. */
  readonly goesOn?: boolean;
}

const KIND = 'snapshot-portals' as const;
/** What is planned of a portal, and where its moment stands. */
const MOMENTS = { 'snapshot-portals': 'dueAt', 'refresh-portals': 'changesDueAt' } as const;
type Planned = keyof typeof MOMENTS;
const PAGE = 200;

/** Notes when a portal is read next. */
function planSnapshot(
  workspaceId: string,
  dueAt: string,
  known: Pick<PortalHead, 'dueAt'> | null,
  begun: Pick<PortalHead, 'connectedAt' | 'progress'> | null = null,
): Write[] {
  const set = { type: 'portal-head', workspaceId, dueAt, ...begun };
  // Read and planned by somebody else meanwhile, two notes of it would stand side by side.
  const asRead: Condition = known ? { equals: { dueAt: known.dueAt } } : { exists: false };
  const planned = update(keys.portalHead(workspaceId), { set }, asRead);
  const old = known && known.dueAt !== dueAt ? [notDueWrite(KIND, known.dueAt, workspaceId)] : [];
  return [planned, dueWrite(KIND, dueAt, workspaceId), ...old];
}

/** Has the portal read at once by a job, and then every night: for the transaction that connects it. */
export function beginReading(
  workspaceId: string,
  known: Pick<PortalHead, 'dueAt'> | null,
  { jobId, now }: { readonly jobId: string; readonly now: Date },
): Write[] {
  const begun = { connectedAt: now.toISOString(), progress: null };
  const job = jobItem({ kind: 'snapshot-portal', workspaceId }, jobId, now);
  return [...planSnapshot(workspaceId, nightlyRunOf(workspaceId, now), known, begun), insert(job)];
}

/** Ends the plan and what may be shown of the snapshot, for the transaction that disconnects the portal. */
export function dropSnapshot(workspaceId: string, { dueAt, changesDueAt }: PortalPlan): Write[] {
  const refresh = changesDueAt === null ? {} : { changesDueAt };
  return [
    { kind: 'remove', key: keys.portalHead(workspaceId), condition: { equals: { dueAt, ...refresh } } },
    notDueWrite(KIND, dueAt, workspaceId),
    ...(changesDueAt === null ? [] : [notDueWrite('refresh-portals', changesDueAt, workspaceId)]),
  ];
}

/** What was last read of the portals of workspaces: people, departments, tasks. */
export function createPortalSnapshots(table: Table) {
  async function find(workspaceId: string): Promise<PortalHead | null> {
    const item = await table.get(keys.portalHead(workspaceId), { consistent: true });
    return item && toHead(item);
  }

  async function keptByNumbers(
    workspaceId: string,
    kind: PortalRowKind,
    numbers: readonly number[],
  ): Promise<KeptRow[]> {
    const items = await table.getMany(numbers.map((number) => portalRowKey(workspaceId, kind, number)));
    return items.filter((item): item is Item => item !== null).map(toKeptRow);
  }

  return {
    find,

    /** Plans the reading of a portal that has no plan yet. */
    async plan(workspaceId: string, now: Date): Promise<void> {
      await unlessChanged(table.transact(planSnapshot(workspaceId, now.toISOString(), null)));
    },

    /** Moves the next reading, together with the job that does this one, where there is one. False when it was moved. */
    async moveDue(
      kind: Planned,
      workspaceId: string,
      dueAt: string,
      next: string,
      { job, jobId, now }: { readonly job?: Job; readonly jobId: string; readonly now: Date },
    ): Promise<boolean> {
      const moment = MOMENTS[kind];
      return unlessChanged(
        table.transact([
          update(keys.portalHead(workspaceId), { set: { [moment]: next } }, { equals: { [moment]: dueAt } }),
          ...(next === dueAt ? [] : [notDueWrite(kind, dueAt, workspaceId), dueWrite(kind, next, workspaceId)]),
          ...(job ? [insert(jobItem(job, jobId, now))] : []),
        ]),
      );
    },

    ...createPortalChanges(table),
    ...createPortalEvents(table),

    /** Makes a reading the one that may write; whichever was before can end nothing any more. False: disconnected. */
    begin: (workspaceId: string, runId: string): Promise<boolean> =>
      unlessChanged(table.write(update(keys.portalHead(workspaceId), { set: { runId } }, { exists: true }))),

    /** Notes what has been read, unless another reading has begun or the portal was disconnected. */
    save: (
      workspaceId: string,
      runId: string,
      head: Partial<Omit<PortalHead, 'dueAt' | 'runId' | 'changesDueAt' | 'changes' | 'eventAt'>>,
    ): Promise<boolean> =>
      unlessChanged(table.write(update(keys.portalHead(workspaceId), { set: { ...head } }, { equals: { runId } }))),

    /** The rows of a kind behind a number, those that are gone included, in the order of numbers. */
    async *rows(workspaceId: string, kind: PortalRowKind, after = -1): AsyncGenerator<KeptRow> {
      const range = ranges.portalRows(workspaceId, kind);
      let cursor = after < 0 ? null : cursorAfter(range, { ...portalRowKey(workspaceId, kind, after) });
      do {
        const page = await table.query(range, { limit: PAGE, cursor });
        for (const item of page.items) yield toKeptRow(item);
        cursor = page.cursor;
      } while (cursor);
    },

    /** Those on the portal, page by page; against the order of numbers with `newestFirst`, those below `before` alone. */
    async *shown(
      workspaceId: string,
      kind: PortalRowKind,
      { newestFirst = false, before }: { newestFirst?: boolean; before?: number | undefined } = {},
    ): AsyncGenerator<KeptRow[]> {
      const range = ranges.portalRows(workspaceId, kind);
      const bound = before === undefined ? {} : { to: portalRowName(before - 1) };
      let cursor: string | null = null;
      do {
        const page = await table.query(range, { limit: PAGE, cursor, newestFirst, ...bound });
        yield page.items.map(toKeptRow).filter(({ goneAt }) => goneAt === null);
        cursor = page.cursor;
      } while (cursor);
    },

    /** Those with these numbers, those that are gone included. */
    keptByNumbers,

    /** Those with these numbers that are on the portal. */
    async byNumbers(workspaceId: string, kind: PortalRowKind, numbers: readonly number[]): Promise<KeptRow[]> {
      return (await keptByNumbers(workspaceId, kind, numbers)).filter(({ goneAt }) => goneAt === null);
    },

    /** Keeps a row as it is read; true when something was written. */
    async keep(
      place: { readonly workspaceId: string; readonly kind: PortalRowKind },
      row: PortalRow,
      kept: KeptRow | null,
      now: Date,
    ): Promise<boolean> {
      const write = keepWrite(place, row, kept, now);
      return write !== null && unlessChanged(table.write(write));
    },

    /** Marks a row as gone; true when something was written. */
    async markGone(workspaceId: string, kept: KeptRow, now: Date): Promise<boolean> {
      const write = goneWrite(workspaceId, kept, now);
      return write !== null && unlessChanged(table.write(write));
    },

    /** Removes the rows of a portal; what is known of the next one stays. */
    async clear(workspaceId: string): Promise<void> {
      for (const kind of ['DEPARTMENT', 'PERSON', 'TASK'] as const) {
        for await (const items of pagesOf(table, ranges.portalRows(workspaceId, kind))) {
          await table.removeMany(items as unknown as Key[]);
        }
      }
      for await (const items of pagesOf(table, ranges.portalDoubts(workspaceId))) {
        await table.removeMany(items as unknown as Key[]);
      }
    },
  };
}

function toHead(item: Item): PortalHead {
  const nullable = <T>(name: string): T | null => (item[name] ?? null) as T | null;
  return {
    dueAt: String(item['dueAt']),
    portal: nullable('portal'),
    runId: nullable('runId'),
    kinds: (item['kinds'] ?? {}) as PortalHead['kinds'],
    position: nullable('position'),
    failures: Number(item['failures'] ?? 0),
    lastRun: nullable('lastRun'),
    connectedAt: nullable('connectedAt'),
    progress: nullable('progress'),
    changesDueAt: nullable('changesDueAt'),
    changes: nullable('changes'),
    eventAt: nullable('eventAt'),
  };
}
