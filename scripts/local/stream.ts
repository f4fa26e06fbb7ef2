import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from './store.ts';

/** A record of a stream as a Lambda gets it: times as seconds since 1970, binary as base64. */
export interface LambdaRecord {
  readonly dynamodb?: { readonly SequenceNumber?: string; readonly ApproximateCreationDateTime?: number };
  readonly eventSourceARN: string;
}

export interface StreamReader {
  readonly endpoint: string;
  readonly region: string;
  readonly streamArn: string;
  /** Where each shard was left, by reader, stream and shard: sequence numbers. */
  readonly checkpoints: Store<string>;
  /** Tells readers of one stream apart. */
  readonly name: string;
  /** Whether a record is to be handed over; the others only move the place in the stream on. */
  wants(record: LambdaRecord): boolean;
  /** Whether so many records are handed over now, so long after the first of them was read. */
  isDue(count: number, waitedMs: number): boolean;
  /** Deals with records in order; `done` = this one and all before it need not come again. */
  deliver(records: readonly LambdaRecord[], done: (record: LambdaRecord) => void, signal: AbortSignal): Promise<void>;
  onTrouble(error: unknown): void;
}

/** Between two reads of a shard, as Lambda does it too, unless there is more to read than one reply holds. */
const PAUSE_MS = 200;
const FULL_REPLY = 1000;
const TROUBLE_MS = 1000;
/** How often the place in the stream is noted while nothing of it is handed over: after a kill it is only passed again. */
const NOTE_MS = 1000;
/** The list of shards is looked at afresh after this many idle polls: a shard may have children. */
const IDLE_POLLS = 150;

interface Following {
  /** Since when the oldest record that was read waits to be done, or reading fails; milliseconds since 1970. */
  behindSince(): number | null;
  stop(): Promise<void>;
}
/** Since when what was read waits, and since when nothing can be read. */
interface Lag {
  waiting: number | null;
  unread: number | null;
}

/** Follows a table's stream from where the last run left it (or from its beginning) until stopped. */
export function followStream(reader: StreamReader): Following {
  const client = new DynamoDBStreamsClient({
    endpoint: reader.endpoint,
    region: reader.region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  // It copies each reply for a log that nobody keeps.
  client.middlewareStack.remove('loggerMiddleware');
  const stopped = new AbortController();
  const pause = (milliseconds: number) =>
    delay(milliseconds, undefined, { signal: stopped.signal }).catch(() => undefined);
  const lag: Lag = { waiting: null, unread: null };
  const loop = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        for (const shardId of await listShards(client, reader.streamArn)) {
          await drain(client, reader, shardId, { signal: stopped.signal, pause, lag });
        }
      } catch (error) {
        if (stopped.signal.aborted) return;
        lag.unread ??= Date.now();
        lag.waiting = null;
        reader.onTrouble(error);
        await pause(TROUBLE_MS);
      }
    }
  };
  const running = loop();
  return {
    behindSince: () => lag.waiting ?? lag.unread,
    stop: async () => {
      stopped.abort();
      await running;
      client.destroy();
    },
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

/** Reads a shard until it is closed, or has been idle so long that the list of shards is worth another look. */
async function drain(
  client: DynamoDBStreamsClient,
  reader: StreamReader,
  shardId: string,
  { signal, pause, lag }: { signal: AbortSignal; pause: (milliseconds: number) => Promise<unknown>; lag: Lag },
): Promise<void> {
  const key = `${reader.name} ${reader.streamArn} ${shardId}`;
  const done = (record: LambdaRecord): void => reader.checkpoints.set(key, record.dynamodb?.SequenceNumber ?? '0');
  let iterator = await iteratorAfter(client, reader.streamArn, shardId, reader.checkpoints.get(key));
  // What waits here is not done: after a stop it is read again.
  let waiting: LambdaRecord[] = [];
  // By a clock that nobody sets.
  let since = 0;
  /** The last record that need not come again and is not noted, since when the latest is. */
  let passed: LambdaRecord | undefined;
  let notedAt = 0;
  const note = (): void => {
    if (passed) done(passed);
    passed = undefined;
    notedAt = Date.now();
  };
  for (let idle = 0; iterator !== undefined && idle < IDLE_POLLS && !signal.aborted;) {
    const { Records = [], NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator: iterator }));
    lag.unread = null;
    const records = Records.map((record) => toLambdaRecord(record, reader.streamArn));
    if (waiting.length === 0) since = performance.now();
    waiting.push(...records.filter(reader.wants));
    iterator = NextShardIterator;
    if (waiting.length > 0 && (iterator === undefined || reader.isDue(waiting.length, performance.now() - since))) {
      lag.waiting = since;
      await reader.deliver(waiting, done, signal);
      lag.waiting = null;
      waiting = [];
    }
    const last = records.at(-1);
    if (last && waiting.length === 0 && !signal.aborted) passed = last;
    if (Date.now() - notedAt >= NOTE_MS) note();
    idle = records.length > 0 || waiting.length > 0 ? 0 : idle + 1;
    if (records.length < FULL_REPLY) await pause(PAUSE_MS);
  }
  note();
}

/** Where to read on: after a sequence number, or from the oldest record there is. */
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

/** A record of the stream with this ARN as it is handed over. */
export function toLambdaRecord(record: StreamRecord, streamArn: string): LambdaRecord {
  return { ...(jsonOf(record) as Omit<LambdaRecord, 'eventSourceARN'>), eventSourceARN: streamArn }; // an object in gives an object out
}

function jsonOf(value: unknown): unknown {
  if (value instanceof Date) return Math.floor(value.getTime() / 1000);
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(jsonOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, jsonOf(item)]));
}
