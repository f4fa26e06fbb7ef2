import { beforeEach, describe, expect, it } from 'vitest';
import { deliver, type Delivery } from './stream-batches.ts';

interface Note {
  readonly sequence: string;
  readonly at: number;
}
const notes = (...sequences: number[]): Note[] =>
  sequences.map((sequence) => ({ sequence: String(sequence), at: Date.now() }));

let seen: string[];
let buried: string[];
let checkpoint: string | undefined;
beforeEach(() => {
  seen = [];
  buried = [];
  checkpoint = undefined;
});

const to = (invoke: (batch: readonly string[]) => unknown, more: Partial<Delivery<Note>> = {}): Delivery<Note> => ({
  batchSize: 3,
  maximumRetryAttempts: 2,
  maximumRecordAgeMs: Infinity,
  bisect: false,
  invoke: async (records) => {
    const batch = records.map(({ sequence }) => sequence);
    seen.push(batch.join());
    return invoke(batch);
  },
  sequenceOf: ({ sequence }) => sequence,
  writtenAt: ({ at }) => at,
  bury: (records, condition, attempts) =>
    buried.push(`${records.map(({ sequence }) => sequence).join()} ${condition} ${attempts}`),
  done: ({ sequence }) => (checkpoint = sequence),
  backoffMs: 0,
  signal: new AbortController().signal,
  ...more,
});
const failAt = (sequence: string) => (batch: readonly string[]) => ({
  batchItemFailures: batch.includes(sequence) ? [{ itemIdentifier: sequence }] : [],
});

describe('delivery of stream records', () => {
  it('hands over all records in order, in batches of the size the template says', async () => {
    await deliver(
      notes(1, 2, 3, 4),
      to(() => ({ batchItemFailures: [] })),
    );
    expect(seen).toEqual(['1,2,3', '4']);
    expect(checkpoint).toBe('4');
    expect(buried).toEqual([]);
  });

  it('goes on from the first record reported as failed, and repeats none before it', async () => {
    let failures = 1;
    await deliver(
      notes(1, 2, 3),
      to((batch) => (failures-- > 0 ? failAt('2')(batch) : undefined)),
    );
    expect(seen).toEqual(['1,2,3', '2,3']);
    expect(checkpoint).toBe('3');
  });

  it('halves a batch that fails, then buries only the record that spoils it', async () => {
    const poison = (batch: readonly string[]): void => {
      if (batch.includes('2')) throw new Error('poison');
    };
    await deliver(notes(1, 2, 3, 4), to(poison, { batchSize: 4, bisect: true }));
    expect(buried).toEqual(['2 RetryAttemptsExhausted 3']);
    expect(seen.filter((batch) => batch === '2')).toHaveLength(3);
    expect(checkpoint).toBe('4');
  });

  it('buries the whole batch without halving, after the retries the template allows', async () => {
    await deliver(
      notes(1, 2),
      to(() => Promise.reject(new Error('always'))),
    );
    expect(seen).toEqual(['1,2', '1,2', '1,2']);
    expect(buried).toEqual(['1,2 RetryAttemptsExhausted 3']);
  });

  it('takes an identifier that is not in the batch for a failure of the batch', async () => {
    await deliver(
      notes(1),
      to(() => ({ batchItemFailures: [{ itemIdentifier: '' }] }), { maximumRetryAttempts: 0 }),
    );
    expect(buried).toEqual(['1 RetryAttemptsExhausted 1']);
  });

  it('does not retry a record older than the template allows', async () => {
    const old = [{ sequence: '1', at: Date.now() - 10_000 }];
    await deliver(
      old,
      to(() => Promise.reject(new Error('always')), { maximumRecordAgeMs: 5_000 }),
    );
    expect(seen).toEqual(['1']);
    expect(buried).toEqual(['1 RecordAgeExceeded 1']);
  });

  it('leaves what was not done for the next start when it is stopped', async () => {
    const stop = new AbortController();
    const interrupted = (batch: readonly string[]) => {
      if (!batch.includes('4')) return undefined;
      stop.abort();
      throw new Error('going down');
    };
    await deliver(notes(1, 2, 3, 4, 5), to(interrupted, { signal: stop.signal }));
    expect(checkpoint).toBe('3');
    expect(buried).toEqual([]);
  });
});
