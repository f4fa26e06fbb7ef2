import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { handler } from '#functions/lambdas/counters/handler.ts';
import { counters } from '#functions/lambdas/counters/function.ts';
import { matches, type Pattern } from '#scripts/local/filter.ts';
import { askDatabase } from './database-calls.ts';
import { asFunction } from './granted.ts';

const stream = counters.stream!;
/** A record as it is sent: as a Lambda gets it, but for whose stream it is and fractions of a second. */
type SentRecord = Omit<DynamoDBRecord, 'eventSourceARN'>;

/** Where each shard of this test file's table was left. */
const places = new Map<string, string>();

interface Stream {
  readonly arn: string;
  readonly shards: readonly string[];
}

/** This test file's stream, until one of its shards ends and others follow. */
let known: Stream | null = null;

/** All that the table's stream has reported since it was last asked, in the order it was written. */
export async function streamed(): Promise<DynamoDBRecord[]> {
  const { arn, shards } = (known ??= await findStream());
  const records: DynamoDBRecord[] = [];
  for (const shard of shards) {
    let iterator: string | undefined = places.get(shard) ?? (await oldest(arn, shard));
    for (let full = true; full && iterator;) {
      const page: { Records?: SentRecord[]; NextShardIterator?: string } = await askStream('GetRecords', {
        ShardIterator: iterator,
      });
      const { Records = [], NextShardIterator } = page;
      records.push(...Records.map((record) => handedOver(record, arn)));
      iterator = NextShardIterator;
      full = Records.length > 0;
    }
    if (iterator) places.set(shard, iterator);
    else known = null;
  }
  return records;
}

async function findStream(): Promise<Stream> {
  const { Streams } = await askStream<{ Streams: { StreamArn: string }[] }>('ListStreams', {
    TableName: process.env['TABLE_NAME'],
  });
  const arn = Streams[0]?.StreamArn ?? '';
  const { StreamDescription } = await askStream<{ StreamDescription: { Shards: { ShardId: string }[] } }>(
    'DescribeStream',
    { StreamArn: arn },
  );
  return { arn, shards: StreamDescription.Shards.map(({ ShardId }) => ShardId) };
}

function askStream<T>(operation: string, input: object): Promise<T> {
  return askDatabase('stream', operation, input);
}

async function oldest(StreamArn: string, ShardId: string): Promise<string | undefined> {
  const start = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' };
  return (await askStream<{ ShardIterator?: string }>('GetShardIterator', start)).ShardIterator;
}

function handedOver(record: SentRecord, eventSourceARN: string): DynamoDBRecord {
  const at = record.dynamodb?.ApproximateCreationDateTime;
  return {
    ...record,
    dynamodb: { ...record.dynamodb, ...(at === undefined ? {} : { ApproximateCreationDateTime: Math.floor(at) }) },
    eventSourceARN,
  };
}

/** Those of the stream's new records that the counters of runs are fed with, by the filters of the deployment. */
export async function toCount(): Promise<DynamoDBRecord[]> {
  return (await streamed()).filter((record) => stream.filters.some((one) => matches(one as Pattern, record)));
}

/** Hands records to the counters of runs in one batch. */
export function count(records: readonly DynamoDBRecord[]): Promise<DynamoDBBatchResponse> {
  return asFunction('counters', () => handler({ Records: [...records] }));
}

/** Brings the counters of runs up to what is stored: batches as large as deployed, failures handed over again. */
export async function countAll(): Promise<void> {
  let rest = await toCount();
  while (rest.length > 0) {
    const batch = rest.slice(0, stream.batchSize);
    const { batchItemFailures } = await count(batch);
    const failed = batchItemFailures[0]?.itemIdentifier;
    const done = failed ? batch.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === failed) : batch.length;
    if (done <= 0) throw new Error('The counters of runs do not get on');
    rest = rest.slice(done);
  }
}
