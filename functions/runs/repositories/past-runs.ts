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
import { newRunWrites, type Run } from './runs.ts';

/** Items of one transaction, and transactions at a time. */
const AT_ONCE = 50;
const SIDE_BY_SIDE = 8;
/** Before any record of the stream: nothing of such a run is counted by it. */
const BEFORE_ALL = '0';

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
  return {
    /** Writes what lies under the runs. Nobody comes to it before the runs are there themselves. */
    async write(all: readonly PastFigures[]): Promise<void> {
      const writes = all.flatMap(writesUnder);
      const parts = Array.from({ length: Math.ceil(writes.length / AT_ONCE) }, (_, part) =>
        writes.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
      );
      for (let at = 0; at < parts.length; at += SIDE_BY_SIDE) {
        await Promise.all(parts.slice(at, at + SIDE_BY_SIDE).map((part) => table.transact(part)));
      }
    },

    /** Takes away what lies under runs that did not come to be. */
    async drop(runIds: readonly string[]): Promise<void> {
      for (const runId of runIds) {
        for await (const items of pagesOf(table, ranges.released(runId))) {
          await table.removeMany(items.map((item) => ({ pk: String(item['pk']), sk: String(item['sk']) }) as Key));
        }
        await table.removeMany([keys.totals(runId), keys.teamFigures(runId)]);
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
