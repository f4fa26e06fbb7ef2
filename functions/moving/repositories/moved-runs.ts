import { keys, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { put, type Write } from '#data/writes.ts';
import type { TeamGroup } from '#functions/runs/repositories/compare-teams.ts';
import type { DelayedRelease } from '#functions/runs/repositories/counters.ts';
import { pastRunWrites } from '#functions/runs/repositories/past-runs.ts';
import { copyItem, type Copy } from '#functions/runs/repositories/released.ts';
import type { ResponseCounts } from '#functions/runs/repositories/response-counts.ts';
import { reportItem, type RunReport } from '#functions/runs/repositories/run-reports.ts';
import { answeredItem, responseItem, type Response } from '#functions/runs/repositories/responses.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { awaitedWrite, type Awaited } from './awaited.ts';

/** What is known of a closed run that is brought in. */
export interface MovedRun {
  readonly run: Run;
  readonly counts: ResponseCounts;
  /** How many answered, and how many of them were members. */
  readonly answered: number;
  readonly members: number;
  readonly teams: readonly TeamGroup[];
  readonly report: RunReport | null;
}

/** Answers of one respondent, and whose they are. */
export interface MovedResponse {
  readonly response: Response;
  /** The member who has given them. */
  readonly userId: string | null;
  /** That they wait for whoever has. */
  readonly awaited: Awaited | null;
}

const AT_ONCE = 50;
/** Of these each may be two items, and long. */
const NAMED_AT_ONCE = 10;
const SIDE_BY_SIDE = 8;
/** Before any record of the stream: nothing of such a run is counted by it. */
const BEFORE_ALL = '0';

/** Runs of a company that moves in, as they are shown; written again they are the same. */
export function createMovedRuns(table: Table) {
  return {
    async write(moved: MovedRun): Promise<void> {
      await table.transact([...runWrites(moved), put(movedTotals(moved.run, moved))]);
    },

    /** One with names: the stream counts its answers, as it counts those that are given here. */
    async writeNamed(moved: Pick<MovedRun, 'run' | 'teams' | 'report'>): Promise<void> {
      await table.transact(runWrites(moved));
    },

    /** Answers to a run with names; of members with the way to them, of others with what they wait for. */
    async writeNamedAnswers(runId: string, responses: readonly MovedResponse[], now: number): Promise<void> {
      for (let at = 0; at < responses.length; at += NAMED_AT_ONCE) {
        const some = responses.slice(at, at + NAMED_AT_ONCE);
        await table.transact(
          some.flatMap(({ response, userId, awaited }) => [
            put(responseItem(runId, response)),
            ...(userId === null ? [] : [put(answeredItem(userId, runId))]),
            ...(awaited === null ? [] : [awaitedWrite(awaited, now)]),
          ]),
        );
      }
    },

    /** Answers as they are shown. */
    async writeAnswers(runId: string, copies: readonly Copy[]): Promise<void> {
      const parts = Array.from({ length: Math.ceil(copies.length / AT_ONCE) }, (_, part) =>
        copies.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
      );
      for (let at = 0; at < parts.length; at += SIDE_BY_SIDE) {
        const some = parts.slice(at, at + SIDE_BY_SIDE);
        await Promise.all(some.map((part) => table.transact(part.map((copy) => put(copyItem(runId, copy))))));
      }
    },
  };
}

/** The counters of a run that is brought in, and who has answered it. */
export function movedTotals(
  { id, resultsVisibility: visibility, smallestGroup: smallest }: Run,
  { counts, answered, members }: Pick<MovedRun, 'counts' | 'answered' | 'members'>,
): Item & Key {
  if (visibility === 'live') throw new Error('A run that is brought in shows no single answers');
  const release: DelayedRelease = {
    visibility,
    smallest,
    answered,
    byBallot: members,
    waiting: [],
    step: 1,
    settled: false,
  };
  return { ...keys.totals(id), type: 'totals', ...counts, ...release, last: BEFORE_ALL };
}

function runWrites({ run, teams, report }: Pick<MovedRun, 'run' | 'teams' | 'report'>): Write[] {
  return [
    ...pastRunWrites(run).map(unconditional),
    ...(teams.length > 0 ? [put({ ...keys.teamFigures(run.id), type: 'team-figures', groups: teams })] : []),
    ...(report ? [put(reportItem(run.workspaceId, run, report))] : []),
  ];
}

function unconditional(write: Write): Write {
  return write.kind === 'put' ? put(write.item) : write;
}
