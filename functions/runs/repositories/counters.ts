import { isEnpsQuestion } from '#shared/rules/enps.ts';
import type { AnswersByDay } from './answers-by-day.ts';
import { failedCondition } from '#data/conditions.ts';
import { toRun } from './run.ts';
import { keys, type Key } from '#data/keys.ts';
import type { DelayedVisibility } from './release-rule.ts';
import { EMPTY_COUNTS, emptyCountsByKind, type ResponseCounts } from './response-counts.ts';
import { OF_KIND } from './run-kinds.ts';
import type { Item, Table } from '#data/table.ts';
import { check, failsAs, type Write } from '#data/writes.ts';

/** Counters with the place in the stream up to which they count. */
interface Stored<Value> {
  readonly value: Value;
  /** The sequence number of the last record counted; the stream may hand one over twice. */
  readonly last: string;
}

/** What is kept of a run that does not show its answers at once; its counters count what is shown. */
export interface DelayedRelease {
  readonly visibility: DelayedVisibility;
  /** As many as the run says. */
  readonly smallest: number;
  /** Everybody who has answered. */
  readonly answered: number;
  /** Those of them who answered by a ballot: members, then. */
  readonly byBallot: number;
  /** Keys of answers that are not shown yet, in their own order, which tells nothing; while answers wait for closing, none. */
  readonly waiting: readonly string[];
  /** How often the counters were written. */
  readonly step: number;
  /** Of a run that has ended for good: all that will ever be shown of it is, and its respondents are being compared. */
  readonly settled: boolean;
}

/** The counters of a run's answers. */
export interface Counted extends Stored<ResponseCounts> {
  /** Null where answers are shown at once. */
  readonly release: DelayedRelease | null;
}

const NOTHING_YET = { answered: 0, byBallot: 0, waiting: [], step: 0, settled: false } as const;

/** The counters of runs: kept by the stream, so an answer pays nothing for them and they are read at a glance. */
export function createCounters(table: Table) {
  /** Both or nothing; `gone` when the run has been deleted. Throws ConditionFailed when somebody else counted meanwhile. */
  async function unlessGone(runId: string, write: Write): Promise<'counted' | 'gone'> {
    const runThere = failsAs('gone', check(keys.run(runId), { exists: true }));
    return (await failedCondition(table, [runThere, write])) ?? 'counted';
  }

  return {
    /** The counters of a run's answers, as they are now. */
    async stored(runId: string): Promise<Counted | null> {
      const item = await table.get(keys.totals(runId), { consistent: true });
      return item && { value: toCounts(item), release: toDelayedRelease(item), last: String(item['last']) };
    },

    /**
     * Counters of a run of which nothing is counted yet; what its first question is and when its answers are shown
     * does not change any more.
     */
    async begin(runId: string): Promise<Omit<Counted, 'last'>> {
      const item = await table.get(keys.run(runId), { consistent: true });
      if (!item) return { value: EMPTY_COUNTS, release: null };
      const { kind, pollType, resultsVisibility: visibility, smallestGroup: smallest, questions } = toRun(item);
      const value = OF_KIND[kind].countsByKind
        ? emptyCountsByKind(questions)
        : { ...EMPTY_COUNTS, scale: isEnpsQuestion({ type: pollType }, 0) };
      return { value, release: visibility === 'live' ? null : { visibility, smallest, ...NOTHING_YET } };
    },

    async save(
      runId: string,
      counts: ResponseCounts,
      last: string,
      old: Stored<ResponseCounts> | null,
    ): Promise<'counted' | 'gone'> {
      const item = { ...keys.totals(runId), type: 'totals', ...counts, last };
      const condition = old ? { equals: { last: old.last } } : { exists: false };
      return unlessGone(runId, { kind: 'put', item, condition });
    },

    /** How many marks of participation a run has had. */
    async storedParticipation(runId: string): Promise<Stored<number> | null> {
      const item = await table.get(keys.participationTotals(runId), { consistent: true });
      return item && { value: Number(item['marks']), last: String(item['last']) };
    },

    async saveParticipation(
      runId: string,
      marks: number,
      last: string,
      old: Stored<number> | null,
    ): Promise<'counted' | 'gone'> {
      const item = { ...keys.participationTotals(runId), type: 'mark-totals', marks, last };
      const condition = old ? { equals: { last: old.last } } : { exists: false };
      return unlessGone(runId, { kind: 'put', item, condition });
    },

    /** Whether a run is not there any more. */
    async isGone(runId: string): Promise<boolean> {
      return (await table.get(keys.run(runId), { consistent: true })) === null;
    },

    /** Takes away what reached the table after its run was deleted. */
    async drop(late: readonly Key[]): Promise<void> {
      await table.removeMany(late);
    },
  };
}

/** The counters behind a stored item. */
export function toCounts(item: Item): ResponseCounts {
  return {
    responses: Number(item['responses']),
    named: Number(item['named']),
    scale: item['scale'] === true,
    questions: item['questions'] as ResponseCounts['questions'],
    ...(item['days'] ? { days: item['days'] as AnswersByDay } : {}),
    ...(item['counted'] ? { counted: item['counted'] as NonNullable<ResponseCounts['counted']> } : {}),
    ...(item['timed'] ? { seconds: Number(item['seconds']), timed: Number(item['timed']) } : {}),
  };
}

/** What the item of the counters keeps beside them; null where answers are shown at once. */
export function toDelayedRelease(item: Item): DelayedRelease | null {
  if (item['visibility'] === undefined) return null;
  return {
    visibility: item['visibility'] as DelayedVisibility,
    smallest: Number(item['smallest']),
    answered: Number(item['answered']),
    byBallot: Number(item['byBallot'] ?? 0),
    waiting: item['waiting'] as string[],
    step: Number(item['step']),
    settled: item['settled'] === true,
  };
}
