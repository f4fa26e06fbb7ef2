import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from './store.ts';
import type { LambdaRecord, StreamPages } from './stream-pages.ts';

export interface StreamReader {
  /** The stream, which others may be reading, too. */
  readonly stream: StreamPages;
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
/** How often the place in the stream is noted: after a kill what was done since is handed over again, as it may be anyway. */
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
  const stopped = new AbortController();
  const pause = (milliseconds: number) =>
    delay(milliseconds, undefined, { signal: stopped.signal }).catch(() => undefined);
  const lag: Lag = { waiting: null, unread: null };
  const loop = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        for (const shardId of await reader.stream.shards()) {
          await drain(reader, shardId, { signal: stopped.signal, pause, lag });
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
    },
  };
}

/** Reads a shard until it is closed, or has been idle so long that the list of shards is worth another look. */
async function drain(
  reader: StreamReader,
  shardId: string,
  { signal, pause, lag }: { signal: AbortSignal; pause: (milliseconds: number) => Promise<unknown>; lag: Lag },
): Promise<void> {
  const { stream } = reader;
  const key = `${reader.name} ${stream.arn} ${shardId}`;
  let iterator = await stream.iteratorAfter(shardId, reader.checkpoints.get(key));
  // What waits here is not done: after a stop it is read again.
  let waiting: LambdaRecord[] = [];
  // By a clock that nobody sets.
  let since = 0;
  /** The last record that need not come again and is not noted, since when the latest is. */
  let passed: LambdaRecord | undefined;
  let notedAt = 0;
  const note = (): void => {
    if (passed) reader.checkpoints.set(key, passed.dynamodb?.SequenceNumber ?? '0');
    passed = undefined;
    notedAt = Date.now();
  };
  const noteWhenDue = (): void => {
    if (Date.now() - notedAt >= NOTE_MS) note();
  };
  const pass = (record: LambdaRecord): void => {
    passed = record;
    noteWhenDue();
  };
  try {
    for (let idle = 0; iterator !== undefined && idle < IDLE_POLLS && !signal.aborted;) {
      const { records, next } = await stream.read(iterator);
      lag.unread = null;
      if (waiting.length === 0) since = performance.now();
      waiting.push(...records.filter(reader.wants));
      iterator = next;
      if (waiting.length > 0 && (iterator === undefined || reader.isDue(waiting.length, performance.now() - since))) {
        lag.waiting = Date.now() - (performance.now() - since);
        await reader.deliver(waiting, pass, signal);
        lag.waiting = null;
        waiting = [];
      }
      const last = records.at(-1);
      if (last && waiting.length === 0 && !signal.aborted) pass(last);
      noteWhenDue();
      idle = records.length > 0 || waiting.length > 0 ? 0 : idle + 1;
      // What another reader has been told already is there without a pause.
      const isMore = records.length >= FULL_REPLY || (iterator !== undefined && stream.isKnown(iterator));
      if (!isMore) await pause(untilNextRead());
    }
  } finally {
    note();
  }
}

/** All readers read at the same moments, so that one reply is enough for those who ask the same. */
function untilNextRead(): number {
  return PAUSE_MS - (performance.now() % PAUSE_MS);
}
