import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import { postToDynamo } from './post-to-dynamo.ts';

/** A record of a stream as a Lambda gets it: times as seconds since 1970, binary as base64. */
export interface LambdaRecord {
  readonly dynamodb?: { readonly SequenceNumber?: string; readonly ApproximateCreationDateTime?: number };
  readonly eventSourceARN: string;
}

/** What was written after a place in a shard. */
interface StreamPage {
  readonly records: readonly LambdaRecord[];
  /** Where to read on; undefined at the end of a shard that is closed. */
  readonly next: string | undefined;
}

/** A stream for all that read it: whoever asks what another has just been told is told the same. */
export interface StreamPages {
  readonly arn: string;
  /** Parents before their children. */
  shards(): Promise<string[]>;
  /** Where to read on: after a sequence number, or from the oldest record there is. */
  iteratorAfter(shardId: string, after?: string): Promise<string | undefined>;
  read(iterator: string): Promise<StreamPage>;
  /** Whether reading on from here asks nobody. */
  isKnown(iterator: string): boolean;
  close(): void;
}

interface StreamPlace {
  readonly endpoint: string;
  readonly region: string;
  readonly arn: string;
}

/** So many replies are remembered, for a reader whose function takes longer than that of another. */
const KEPT = 4;
/** Whoever looks after the local database is whose data it shows; nothing of a signature is looked at. */
const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };

/** Opens a table's stream. */
export function openStream({ endpoint, region, arn }: StreamPlace): StreamPages {
  const client = new DynamoDBStreamsClient({ endpoint, region, credentials: CREDENTIALS });
  const asked = new Map<string, Promise<StreamPage>>();
  const kept = new Map<string, StreamPage>();

  const ask = async (iterator: string): Promise<StreamPage> => {
    try {
      const page = await getRecords({ endpoint, arn }, iterator);
      // What follows a place in a shard stays what it is; that nothing follows does not. A reply that leads nowhere else,
      // as one that is given twice may, is none to read on by.
      if (page.records.length > 0 && page.next !== iterator) kept.set(iterator, page);
      if (kept.size > KEPT) kept.delete(kept.keys().next().value!); // one more than none has a first
      return page;
    } finally {
      asked.delete(iterator);
    }
  };

  return {
    arn,
    shards: () => listShards(client, arn),
    iteratorAfter: (shardId, after) => iteratorAfter(client, arn, shardId, after),
    read: async (iterator) => {
      const known = kept.get(iterator);
      if (known) return known;
      const asking = asked.get(iterator) ?? ask(iterator);
      asked.set(iterator, asking);
      return asking;
    },
    isKnown: (iterator) => kept.has(iterator),
    close: () => client.destroy(),
  };
}

/**
 * The shards of a stream, parents before their children. Their ranges of sequence numbers are not asked for: the
 * embedded database compares the numbers as text, so its last one is wrong from the tenth on.
 */
async function listShards(client: DynamoDBStreamsClient, StreamArn: string): Promise<string[]> {
  const shards: string[] = [];
  let start: string | undefined;
  do {
    const { StreamDescription } = await client.send(
      new DescribeStreamCommand({ StreamArn, ...(start ? { ExclusiveStartShardId: start } : {}) }),
    );
    for (const { ShardId } of StreamDescription?.Shards ?? []) if (ShardId) shards.push(ShardId);
    start = StreamDescription?.LastEvaluatedShardId;
  } while (start !== undefined);
  return shards;
}

async function iteratorAfter(client: DynamoDBStreamsClient, StreamArn: string, ShardId: string, after?: string) {
  const oldest = new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' });
  if (after === undefined) return (await client.send(oldest)).ShardIterator;
  try {
    const next = { StreamArn, ShardId, ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after } as const;
    return (await client.send(new GetShardIteratorCommand(next))).ShardIterator;
  } catch (error) {
    // Away for longer than the stream keeps its records: what is left is all there is.
    if (error instanceof TrimmedDataAccessException) return (await client.send(oldest)).ShardIterator;
    throw error;
  }
}

/** A record as it is sent: as a Lambda gets it, but for whose stream it is and fractions of a second. */
type SentRecord = Omit<LambdaRecord, 'eventSourceARN'>;

/** Asks without the SDK, which would make of each record what it is not to be, with dates and bytes. */
async function getRecords({ endpoint, arn }: Omit<StreamPlace, 'region'>, ShardIterator: string): Promise<StreamPage> {
  const reply = await postToDynamo(endpoint, 'DynamoDBStreams_20120810.GetRecords', { ShardIterator });
  if (!reply.ok) throw new Error(`GetRecords was refused: ${await reply.text()}`);
  const page = (await reply.json()) as { Records?: SentRecord[]; NextShardIterator?: string }; // DynamoDB's own
  return { records: (page.Records ?? []).map((record) => toLambdaRecord(record, arn)), next: page.NextShardIterator };
}

/** A record of the stream with this ARN as it is handed over. */
export function toLambdaRecord({ dynamodb, ...record }: SentRecord, eventSourceARN: string): LambdaRecord {
  if (dynamodb?.ApproximateCreationDateTime === undefined)
    return { ...record, ...(dynamodb && { dynamodb }), eventSourceARN };
  const ApproximateCreationDateTime = Math.floor(dynamodb.ApproximateCreationDateTime);
  return { ...record, dynamodb: { ...dynamodb, ApproximateCreationDateTime }, eventSourceARN };
}
