import type { Language } from '#shared/rules/languages.ts';
import type { Words } from '#shared/text/said.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { say } from '../said.ts';
import type { ExportProgress } from '#shared/models/workspace-export.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { EXPORT_DAYS, isBeingMade, type ExportState } from '#shared/rules/workspace-export.ts';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { jobItem, type Posting } from '#data/job-item.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { limitBehind, type Counted } from '#data/throttles.ts';
import { check, failsAs, insert, put, remove, update, type Write } from '#data/writes.ts';

/** How far an archive is, as it is kept. */
export interface StoredProgress extends Omit<ExportProgress, 'what'> {
  readonly what: Words;
}

/** An archive of a workspace, being made or made. */
export interface WorkspaceExport {
  readonly id: string;
  readonly workspaceId: string;
  readonly status: ExportState;
  readonly progress: StoredProgress | null;
  readonly requestedAt: string;
  readonly finishedAt: string | null;
  /** Bytes. */
  readonly size: number | null;
  readonly expiresAt: string | null;
  readonly problem: Words | null;
  /** Which execution makes it; of an earlier one nothing counts any more. */
  readonly runId: string | null;
  /** How often it was begun. */
  readonly attempts: number;
  /** When it was last heard of. */
  readonly heardAt: string;
  /** Whether its link was asked for since it was done. */
  readonly fetched: boolean;
}

/** Its item outlives the file, so that a deleted workspace finds every file it still has. */
const KEEP_DAYS = EXPORT_DAYS + 2;
/** Handed over again and again an archive takes up to forty minutes; one that is silent for longer was lost. */
const SILENT = 60 * 60_000;
const LOST = say('lost');

/** Archives of workspaces and which of them is being made. */
export function createWorkspaceExports(table: Table) {
  const keyOf = ({ workspaceId, id }: Pick<WorkspaceExport, 'workspaceId' | 'id'>) =>
    keys.workspaceExport(workspaceId, id);
  /** Lets another one be made; only this one's own mark is taken away. */
  const release = ({ workspaceId, id }: WorkspaceExport): Write =>
    remove(keys.runningExport(workspaceId), { equals: { exportId: id } });
  /** Changes an archive while this execution makes it. */
  const change = (one: WorkspaceExport, set: Item) =>
    update(keyOf(one), { set }, { equals: { status: 'running', runId: one.runId } });

  async function find(workspaceId: string, exportId: string): Promise<WorkspaceExport | null> {
    const item = await table.get(keys.workspaceExport(workspaceId, exportId), { consistent: true });
    return item && toExport(item);
  }

  return {
    /** As it is at this moment. */
    find,

    /** The archive that is being made; null when none is. */
    async running(workspaceId: string): Promise<WorkspaceExport | null> {
      const mark = await table.get(keys.runningExport(workspaceId), { consistent: true });
      return mark && find(workspaceId, String(mark['exportId']));
    },

    /** All that are still known, the newest first; a day's limit bounds how many. */
    async list(workspaceId: string): Promise<WorkspaceExport[]> {
      const items = await table.queryAll(ranges.workspaceExports(workspaceId), { consistent: true });
      return items.map(toExport).toSorted((a, b) => (a.requestedAt < b.requestedAt ? 1 : -1));
    },

    /**
     * Begins an archive in a language, with the job that makes it and what it counts against, in the place of a lost one. `changed`
     * when somebody was faster, or the workspace is gone.
     */
    async request<Limit extends Counted>(
      {
        workspaceId,
        exportId,
        jobId,
        language,
      }: { workspaceId: string; exportId: string; jobId: string; language: Language },
      lost: WorkspaceExport | null,
      limit: Limit,
      now: Date,
    ): Promise<{ outcome: 'requested'; made: WorkspaceExport } | { outcome: 'changed' } | { outcome: 'limit' }> {
      const at = now.toISOString();
      const made: WorkspaceExport = {
        id: exportId,
        workspaceId,
        status: 'queued',
        progress: null,
        requestedAt: at,
        finishedAt: null,
        size: null,
        expiresAt: null,
        problem: null,
        runId: null,
        attempts: 0,
        heardAt: at,
        fetched: false,
      };
      const mark = { ...keys.runningExport(workspaceId), type: 'running-export', exportId };
      const ttl = seconds(now) + KEEP_DAYS * 86_400;
      const writes = [
        check(keys.workspace(workspaceId), { exists: true }),
        lost ? { ...put(mark), condition: { equals: { exportId: lost.id } } } : insert(mark),
        ...(lost ? [update(keyOf(lost), { set: { status: 'failed', problem: LOST, finishedAt: at } })] : []),
        insert({ ...keyOf(made), type: 'workspace-export', ...made, ttl }),
        insert(jobItem({ kind: 'export-workspace', workspaceId, exportId, language }, jobId, now)),
      ];
      const failed = await failedCondition(table, [...writes, limit.write], 'changed');
      if (failed === null) return { outcome: 'requested', made };
      return { outcome: limitBehind([limit], failed) ? 'limit' : 'changed' };
    },

    /** Makes an execution the one that counts; null when the archive is over. */
    async start(workspaceId: string, exportId: string, runId: string, now: Date): Promise<WorkspaceExport | null> {
      const known = await find(workspaceId, exportId);
      if (!known || !isBeingMade(known)) return null;
      const set = {
        status: 'running',
        runId,
        attempts: known.attempts + 1,
        heardAt: now.toISOString(),
        progress: null,
      };
      const begun = await unlessChanged(
        table.write(update(keyOf(known), { set }, { equals: { status: known.status, runId: known.runId } })),
      );
      return begun ? { ...known, ...set, status: 'running' } : null;
    },

    /** Notes how far it is; false when it was cancelled, or another execution makes it. */
    note: (one: WorkspaceExport, progress: StoredProgress, now: Date): Promise<boolean> =>
      unlessChanged(table.write(change(one, { progress, heardAt: now.toISOString() }))),

    /** Ends it with a file, and tells its owner; false when it was cancelled, or the workspace is gone. */
    async finish(one: WorkspaceExport, size: number, letter: Posting | null, now: Date): Promise<boolean> {
      const ttl = seconds(now) + KEEP_DAYS * 86_400;
      const expiresAt = new Date(now.getTime() + EXPORT_DAYS * DAY_MS).toISOString();
      const set = { status: 'done', size, finishedAt: now.toISOString(), expiresAt, ttl };
      return unlessChanged(
        table.transact([
          check(keys.workspace(one.workspaceId), { exists: true }),
          change(one, set),
          release(one),
          ...(letter ? [insert(jobItem(letter.job, letter.jobId, now))] : []),
        ]),
      );
    },

    /** Ends it without one. */
    async fail(one: WorkspaceExport, problem: Words, now: Date): Promise<void> {
      const set = { status: 'failed', problem, finishedAt: now.toISOString() };
      await unlessChanged(table.transact([change(one, set), release(one)]));
    },

    /** Calls it off; false when it is over, or somebody was faster. */
    async cancel(one: WorkspaceExport, now: Date): Promise<boolean> {
      const set = { status: 'cancelled', finishedAt: now.toISOString() };
      const itself = update(keyOf(one), { set }, { equals: { status: one.status, runId: one.runId } });
      const failed = await failedCondition(table, [failsAs('over', itself), release(one)], 'over');
      return failed === null;
    },

    /** Notes that it is being downloaded. */
    async markFetched(one: WorkspaceExport): Promise<void> {
      await unlessChanged(table.write(update(keyOf(one), { set: { fetched: true } }, { exists: true })));
    },
  };
}

/** Whether an archive that is being made has not been heard of for so long that another one may take its place. */
export function isLost({ heardAt }: WorkspaceExport, now: Date): boolean {
  return now.getTime() - Date.parse(heardAt) > SILENT;
}

/** Whether its file can be downloaded. */
export function isThere({ status, expiresAt }: WorkspaceExport, now: Date): boolean {
  return status === 'done' && expiresAt !== null && Date.parse(expiresAt) > now.getTime();
}

function toExport(item: Item): WorkspaceExport {
  const { pk: _, sk: __, type: ___, ttl: ____, ...one } = item;
  return one as unknown as WorkspaceExport;
}
