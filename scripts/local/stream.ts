import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from './store.ts';

export interface StreamReader {
  readonly endpoint: string;
  readonly region: string;
  readonly streamArn: string;
  /** Where each shard was left, by reader, stream and shard: sequence numbers. */
  readonly checkpoints: Store<string>;
  /** Tells readers of one stream apart. */
  readonly name: string;
  /** Deals with records in order; `done` = this one and all before it need not come again. */
  deliver(records: readonly StreamRecord[], done: (record: StreamRecord) => void, signal: AbortSignal): Promise<void>;
  onTrouble(error: unknown): void;
}

const IDLE_MS = 200;
const TROUBLE_MS = 1000;
/** An idle shard is looked at afresh this often, polls: its numbering may have begun anew, or it may have children. */
const IDLE_POLLS = 150;

/** Follows a table's stream from where the last run left it (or from its beginning) until stopped. */
export function followStream(reader: StreamReader): { stop(): Promise<void> } {
  const client = new DynamoDBStreamsClient({
    endpoint: reader.endpoint,
    region: reader.region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const stopped = new AbortController();
  const pause = (milliseconds: number) =>
    delay(milliseconds, undefined, { signal: stopped.signal }).catch(() => undefined);
  const loop = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        for (const { shardId, last } of await listShards(client, reader.streamArn)) {
          await drain(client, reader, shardId, last, stopped.signal, pause);
        }
      } catch (error) {
        if (stopped.signal.aborted) return;
        reader.onTrouble(error);
        await pause(TROUBLE_MS);
      }
    }
  };
  const running = loop();
  return {
    stop: async () => {
      stopped.abort();
      await running;
      client.destroy();
    },
  };
}

/** The shards of a stream, parents before their children, each with its last sequence number where known. */
async function listShards(client: DynamoDBStreamsClient, StreamArn: string) {
  const shards: { shardId: string; last: bigint | null }[] = [];
  let start: string | undefined;
  do {
    const { StreamDescription } = await client.send(
      new DescribeStreamCommand({ StreamArn, ...(start ? { ExclusiveStartShardId: start } : {}) }),
    );
    for (const { ShardId, SequenceNumberRange } of StreamDescription?.Shards ?? []) {
      const last = SequenceNumberRange?.EndingSequenceNumber;
      shards.push({ shardId: ShardId ?? '', last: last === undefined ? null : BigInt(last) });
    }
    start = StreamDescription?.LastEvaluatedShardId;
  } while (start !== undefined);
  return shards;
}

/** Reads a shard until it is closed, or has been idle so long that the list of shards is worth another look. */
async function drain(
  client: DynamoDBStreamsClient,
  reader: StreamReader,
  ShardId: string,
  last: bigint | null,
  signal: AbortSignal,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<void> {
  const key = `${reader.name} ${reader.streamArn} ${ShardId}`;
  const kept = reader.checkpoints.get(key);
  // A number beyond the shard's last belongs to a stream that was emptied since: begin again.
  const from = kept !== undefined && (last === null || BigInt(kept) <= last) ? kept : undefined;
  const at = { StreamArn: reader.streamArn, ShardId };
  const { ShardIterator } = await client.send(
    new GetShardIteratorCommand(
      from === undefined
        ? { ...at, ShardIteratorType: 'TRIM_HORIZON' }
        : { ...at, ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: from },
    ),
  );
  let iterator = ShardIterator;
  for (let idle = 0; iterator !== undefined && idle < IDLE_POLLS && !signal.aborted;) {
    const { Records = [], NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator: iterator }));
    const done = (record: StreamRecord): void => reader.checkpoints.set(key, record.dynamodb?.SequenceNumber ?? '0');
    if (Records.length > 0) await reader.deliver(Records, done, signal);
    iterator = NextShardIterator;
    idle = Records.length > 0 ? 0 : idle + 1;
    if (Records.length === 0) await pause(IDLE_MS);
  }
}

/** A record as a Lambda gets it: times as epoch seconds, binary as base64. */
export function toLambdaRecord(record: StreamRecord, streamArn: string): object {
  return { ...(jsonOf(record) as object), eventSourceARN: streamArn }; // an object in gives an object out
}

function jsonOf(value: unknown): unknown {
  if (value instanceof Date) return Math.floor(value.getTime() / 1000);
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(jsonOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, jsonOf(item)]));
}
