import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { handler } from '#functions/lambdas/counters/handler.ts';
import { counters } from '#functions/lambdas/counters/function.ts';
import { matches, type Pattern } from '#scripts/local/filter.ts';
import { asFunction } from './granted.ts';
import { toLambdaRecord } from '#scripts/local/stream.ts';

const stream = counters.stream!;
const client = new DynamoDBStreamsClient({ endpoint: process.env['DYNAMODB_ENDPOINT'] ?? '' });

/** Where each shard of this test file's table was left. */
const places = new Map<string, string>();

/** All that the table's stream has reported since it was last asked, in the order it was written. */
export async function streamed(): Promise<DynamoDBRecord[]> {
  const { Streams } = await client.send(new ListStreamsCommand({ TableName: process.env['TABLE_NAME'] }));
  const streamArn = Streams?.[0]?.StreamArn ?? '';
  const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn }));
  const records: DynamoDBRecord[] = [];
  for (const { ShardId = '' } of StreamDescription?.Shards ?? []) {
    let iterator: string | undefined = places.get(ShardId) ?? (await oldest(streamArn, ShardId));
    for (let full = true; full && iterator;) {
      const { Records = [], NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator: iterator }));
      records.push(...Records.map((record) => toLambdaRecord(record, streamArn) as DynamoDBRecord));
      iterator = NextShardIterator;
      full = Records.length > 0;
    }
    if (iterator) places.set(ShardId, iterator);
  }
  return records;
}

async function oldest(StreamArn: string, ShardId: string): Promise<string | undefined> {
  const start = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' } as const;
  return (await client.send(new GetShardIteratorCommand(start))).ShardIterator;
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
