import { keys, ranges, type Key } from '#data/keys.ts';
import { pagesOf } from '#data/pages.ts';
import type { Table } from '#data/table.ts';
import { put, type Write } from '#data/writes.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import type { DelayedRelease } from './counters.ts';
import type { TeamGroup } from './compare-teams.ts';
import { openedRunsOf } from './open-runs.ts';
import { copyItem, type Copy } from './released.ts';
import type { ResponseCounts } from './response-counts.ts';
import { newRunWrites } from './runs.ts';
import type { Run } from './run.ts';

/** Items of one transaction, and transactions at a time. */
const AT_ONCE = 50;
const SIDE_BY_SIDE = 8;
/** Before any record of the stream: nothing of such a run is counted by it. */
const BEFORE_ALL = '0';

/** A request has ended long before. */
const BROKEN_OFF_MILLISECONDS = 3_600_000;

/** What is known of a run that was held elsewhere. */
export interface PastFigures {
  readonly run: Run;
  /** How many answered, of however few. */
  readonly answered: number;
  /** Of those that are shown. */
  readonly counts: ResponseCounts;
  readonly copies: readonly Copy[];
  readonly teams: readonly TeamGroup[];
}

/** Runs that were held elsewhere: their answers are written as they are shown, and nothing else of them is ever stored. */
export function createPastRuns(table: Table) {
  /** Takes away what lies under runs that did not come to be, and the notes that lead to it at last. */
  async function drop(workspaceId: string, runIds: readonly string[]): Promise<void> {
    for (const runId of runIds) {
      for await (const items of pagesOf(table, ranges.released(runId))) {
        await table.removeMany(items.map((item) => ({ pk: String(item['pk']), sk: String(item['sk']) }) as Key));
      }
      await table.removeMany([keys.totals(runId), keys.teamFigures(runId)]);
      await table.removeMany([keys.begunPast(workspaceId, runId)]);
    }
  }

  return {
    /**
     * Writes what lies under the runs. Nobody comes to it before the runs are there themselves; until then a note leads
     * to it, so that what a broken-off import has written goes with the next one, or with the workspace.
     */
    async write(workspaceId: string, all: readonly PastFigures[], now: Date): Promise<void> {
      const since = now.toISOString();
      // A reference to a run: a deletion of the workspace takes all that lies under it along.
      const note = (runId: string) => put({ ...keys.begunPast(workspaceId, runId), type: 'run-ref', runId, since });
      await table.transact(all.map(({ run }) => note(run.id)));
      const writes = all.flatMap(writesUnder);
      const parts = Array.from({ length: Math.ceil(writes.length / AT_ONCE) }, (_, part) =>
        writes.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
      );
      for (let at = 0; at < parts.length; at += SIDE_BY_SIDE) {
        await Promise.all(parts.slice(at, at + SIDE_BY_SIDE).map((part) => table.transact(part)));
      }
    },

    /** The runs are there: nothing has to be taken away any more. */
    async finish(workspaceId: string, runIds: readonly string[]): Promise<void> {
      await table.removeMany(runIds.map((runId) => keys.begunPast(workspaceId, runId)));
    },

    drop,

    /** Takes away what imports that were broken off have left. */
    async sweep(workspaceId: string, now: Date): Promise<void> {
      const before = new Date(now.getTime() - BROKEN_OFF_MILLISECONDS).toISOString();
      const notes = await table.queryAll(ranges.begunPasts(workspaceId), { consistent: true });
      for (const note of notes.filter(({ since }) => String(since) < before)) {
        const runId = String(note['runId']);
        if (await table.get(keys.run(runId), { consistent: true })) {
          await table.removeMany([keys.begunPast(workspaceId, runId)]);
        } else {
          await drop(workspaceId, [runId]);
        }
      }
    },
  };
}

/** What it takes that a closed run of the past is there: among the runs of its poll and among those of the workspace. */
export function pastRunWrites(run: Run): Write[] {
  const { id: runId, pollId, pollCreatedAt: _, kind, pollType, isAnonymous } = run;
  // A past is no reason to name teams today: signals look at runs of ours alone.
  const known = { pollId, kind, pollType, isAnonymous, compareTeams: false };
  const opened = openedRunsOf(run).map((key) => put({ ...key, type: 'opened-run', runId, ...known }));
  return [...newRunWrites(run).filter(({ kind: what }) => what === 'put'), ...opened];
}

function writesUnder({ run, answered, counts, copies, teams }: PastFigures): Write[] {
  const release: DelayedRelease = {
    visibility: 'closed',
    smallest: SMALLEST_GROUP,
    answered,
    byBallot: 0,
    waiting: [],
    step: 1,
    settled: false,
  };
  return [
    put({ ...keys.totals(run.id), type: 'totals', ...counts, ...release, last: BEFORE_ALL }),
    ...copies.map((copy) => put(copyItem(run.id, copy))),
    ...(teams.length > 0 ? [put({ ...keys.teamFigures(run.id), type: 'team-figures', groups: teams })] : []),
  ];
}
