import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { readChange, streamedItem } from '#data/stream.ts';
import { counters } from '#functions/lambdas/counters/function.ts';
import { matches, type Pattern } from '#scripts/local/filter.ts';
import { deliver } from '#tests/api/jobs/stream.ts';
import { count } from '#tests/support/table-stream.ts';

/** Who follows the table's stream. */
export const READERS = ['answers are counted', 'jobs are done'] as const;
type Reader = (typeof READERS)[number];

/** Jobs that take away what was deleted; others write to people. */
const REMOVING = /^(?:delete|forget)-/;
const BATCH = 10;

/** The readers of a stream, each with its place in it. */
export function readersOf(records: () => readonly DynamoDBRecord[]) {
  const read: Record<Reader, number> = { 'answers are counted': 0, 'jobs are done': 0 };
  const concerns: Record<Reader, (record: DynamoDBRecord) => boolean> = {
    'answers are counted': (record) => counters.stream!.filters.some((one) => matches(one as Pattern, record)),
    'jobs are done': (record) => record.eventName === 'INSERT' && isRemoving(record),
  };
  const waiting = (reader: Reader) => records().filter(concerns[reader]).slice(read[reader]);
  const hand: Record<Reader, (batch: readonly DynamoDBRecord[]) => Promise<number>> = {
    'answers are counted': async (batch) =>
      doneOf(
        await count(batch),
        (failed) => batch.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === failed),
        batch,
      ),
    // It numbers what it is handed from 1.
    'jobs are done': async (batch) =>
      doneOf(await deliver(...batch.map(streamedItem)), (failed) => Number(failed) - 1, batch),
  };

  return {
    isBehind: (reader: Reader) => waiting(reader).length > 0,
    /** Hands over what is next; `again` forgets that it was, so that it comes once more. */
    async follow(reader: Reader, again: boolean): Promise<void> {
      const batch = waiting(reader).slice(0, BATCH);
      if (batch.length === 0) return;
      const dealtWith = await hand[reader](batch);
      if (!again) read[reader] += dealtWith;
    },
  };
}

function doneOf(
  { batchItemFailures: [first] }: DynamoDBBatchResponse,
  placeOf: (failed: string) => number,
  batch: readonly DynamoDBRecord[],
): number {
  return first ? placeOf(first.itemIdentifier) : batch.length;
}

function isRemoving(record: DynamoDBRecord): boolean {
  const { new: item } = readChange(record);
  return item?.['type'] === 'job' && REMOVING.test(String((item['job'] as { readonly kind: string }).kind));
}
