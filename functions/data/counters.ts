import { isEnpsQuestion } from '#shared/rules/enps.ts';
import { failedCondition } from './conditions.ts';
import { toFrame } from './frames.ts';
import { keys, type Key } from './keys.ts';
import { EMPTY_COUNTS, type ResponseCounts } from './response-counts.ts';
import type { Item, Table } from './table.ts';
import { check, failsAs, type Write } from './writes.ts';

/** Counters with the place in the stream up to which they count. */
interface Stored<Value> {
  readonly value: Value;
  /** The sequence number of the last record counted; the stream may hand one over twice. */
  readonly last: string;
}

/** The counters of runs: kept by the stream, so an answer pays nothing for them and they are read at a glance. */
export function createCounters(table: Table) {
  /** Both or nothing; `gone` when the run has been deleted. Throws ConditionFailed when somebody else counted meanwhile. */
  async function unlessGone(frameId: string, write: Write): Promise<'counted' | 'gone'> {
    const frameThere = failsAs('gone', check(keys.frame(frameId), { exists: true }));
    return (await failedCondition(table, [frameThere, write])) ?? 'counted';
  }

  return {
    /** The counters of a run's answers, as they are now. */
    async stored(frameId: string): Promise<Stored<ResponseCounts> | null> {
      const item = await table.get(keys.totals(frameId), { consistent: true });
      return item && { value: toCounts(item), last: String(item['last']) };
    },

    /** Counters of a run of which nothing is counted yet; what its first question is does not change any more. */
    async begin(frameId: string): Promise<ResponseCounts> {
      const frame = await table.get(keys.frame(frameId), { consistent: true });
      return { ...EMPTY_COUNTS, scale: frame !== null && isEnpsQuestion({ type: toFrame(frame).pollType }, 0) };
    },

    async save(
      frameId: string,
      counts: ResponseCounts,
      last: string,
      old: Stored<ResponseCounts> | null,
    ): Promise<'counted' | 'gone'> {
      const item = { ...keys.totals(frameId), type: 'totals', ...counts, last };
      const condition = old ? { equals: { last: old.last } } : { exists: false };
      return unlessGone(frameId, { kind: 'put', item, condition });
    },

    /** How many marks of participation a run has had. */
    async storedParticipation(frameId: string): Promise<Stored<number> | null> {
      const item = await table.get(keys.participationTotals(frameId), { consistent: true });
      return item && { value: Number(item['marks']), last: String(item['last']) };
    },

    async saveParticipation(
      frameId: string,
      marks: number,
      last: string,
      old: Stored<number> | null,
    ): Promise<'counted' | 'gone'> {
      const item = { ...keys.participationTotals(frameId), type: 'mark-totals', marks, last };
      const condition = old ? { equals: { last: old.last } } : { exists: false };
      return unlessGone(frameId, { kind: 'put', item, condition });
    },

    /** Takes away what reached the table after its run was deleted. */
    async drop(late: readonly Key[]): Promise<void> {
      await table.removeMany(late);
    },

    /** The counters of runs for a screen: a second or two behind, in one round trip. */
    async list(frameIds: readonly string[]): Promise<{ counts: ResponseCounts; marks: number }[]> {
      const items = await table.getMany(frameIds.flatMap((id) => [keys.totals(id), keys.participationTotals(id)]));
      return frameIds.map((_, index) => {
        const [totals, marks] = [items[2 * index], items[2 * index + 1]];
        return { counts: totals ? toCounts(totals) : EMPTY_COUNTS, marks: Number(marks?.['marks'] ?? 0) };
      });
    },
  };
}

function toCounts(item: Item): ResponseCounts {
  return {
    responses: Number(item['responses']),
    named: Number(item['named']),
    scale: item['scale'] === true,
    questions: item['questions'] as ResponseCounts['questions'],
  };
}
