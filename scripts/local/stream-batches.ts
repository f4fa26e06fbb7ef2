import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';

/** What one attempt to hand over records came to: how many of the first are done, and whether all are. */
export interface Delivery<StreamRecord> {
  readonly batchSize: number;
  readonly maximumRetryAttempts: number;
  readonly maximumRecordAgeMs: number;
  readonly bisect: boolean;
  /** The function; a rejection fails the whole batch. */
  invoke(records: readonly StreamRecord[]): Promise<unknown>;
  sequenceOf(record: StreamRecord): string;
  writtenAt(record: StreamRecord): number;
  /** Takes what failed for good. */
  bury(
    records: readonly StreamRecord[],
    condition: 'RetryAttemptsExhausted' | 'RecordAgeExceeded',
    attempts: number,
  ): void;
  /** Hears of the last record of each batch that need not be seen again. */
  done(record: StreamRecord): void;
  /** First pause before a retry, doubled each time up to 50 times itself, milliseconds. */
  readonly backoffMs: number;
  readonly signal: AbortSignal;
}

const MAX_BACKOFF_FACTOR = 50;
const Partial = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

/**
 * Hands records over in order, as an event source mapping does: a reported failure resumes there, a failed batch is
 * halved where the template says so, and a record that keeps failing is buried so that those behind it go on.
 * Ends early when the signal is given; what was not done then comes again after the next start.
 */
export async function deliver<StreamRecord>(
  records: readonly StreamRecord[],
  to: Delivery<StreamRecord>,
): Promise<void> {
  let rest = records;
  let size = to.batchSize;
  let attempts = 0;
  const finish = (count: number): void => {
    const last = rest[count - 1];
    if (last !== undefined) to.done(last);
    rest = rest.slice(count);
    size = to.batchSize;
    attempts = 0;
  };
  while (rest.length > 0 && !to.signal.aborted) {
    const batch = rest.slice(0, size);
    const done = await attempt(batch, to);
    if (to.signal.aborted && done < batch.length) return finish(done);
    if (done > 0) {
      finish(done);
      continue;
    }
    const tooOld = Date.now() - to.writtenAt(batch[0]!) > to.maximumRecordAgeMs;
    if (to.bisect && batch.length > 1) {
      // Halving is not counted as a retry: it only finds the record that spoils the batch.
      size = Math.ceil(batch.length / 2);
    } else if (attempts >= to.maximumRetryAttempts || tooOld) {
      to.bury(batch, tooOld ? 'RecordAgeExceeded' : 'RetryAttemptsExhausted', attempts + 1);
      finish(batch.length);
    } else {
      await delay(to.backoffMs * Math.min(2 ** attempts, MAX_BACKOFF_FACTOR), undefined, { signal: to.signal }).catch(
        () => undefined,
      );
      attempts += 1;
    }
  }
}

/** How many records from the start of the batch were done. */
async function attempt<StreamRecord>(batch: readonly StreamRecord[], to: Delivery<StreamRecord>): Promise<number> {
  let result: unknown;
  try {
    result = await to.invoke(batch);
  } catch {
    return 0;
  }
  const failures = Partial.safeParse(result).data?.batchItemFailures ?? [];
  if (failures.length === 0) return batch.length;
  const failed = new Set(failures.map(({ itemIdentifier }) => itemIdentifier));
  const first = batch.findIndex((record) => failed.has(to.sequenceOf(record)));
  // An identifier that is not in the batch fails it whole.
  return Math.max(first, 0);
}
