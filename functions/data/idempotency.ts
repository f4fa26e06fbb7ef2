import { seconds } from '#shared/rules/seconds.ts';
import { ConditionFailed } from './conditions.ts';
import { keys } from './keys.ts';
import type { Item, Table } from './table.ts';
import { update, type Write } from './writes.ts';

/** Which request a record is of. */
export interface RequestPlace {
  readonly userId: string;
  readonly route: string;
  readonly key: string;
}

/** That a request was carried out. */
export interface IdempotencyRecord {
  /** Tells the request from another one under the same key. */
  readonly fingerprint: string;
  /** The moment at which the function that carried it out has ended for certain, in milliseconds since 1970. */
  readonly busyUntil: number;
  /** Null while the reply is not there yet; for ever, when the function died before it could keep it. */
  readonly reply: Uint8Array | null;
}

/** A key means nothing any more after so long, whether or not the table has removed the record. */
const KEPT_SECONDS = 24 * 60 * 60;

/** What it means that the condition of a record does not hold. */
const CARRIED_OUT = 'the request was carried out';

/** Records of requests that were sent with a key: they lie with the person who sent them. */
export function createIdempotencyRecords(table: Table) {
  return {
    async find(place: RequestPlace, now: Date): Promise<IdempotencyRecord | null> {
      const item = await table.get(keyOf(place), { consistent: true });
      return item && Number(item['ttl']) > seconds(now) ? toRecord(item) : null;
    },

    /** Keeps the reply; not in a record that has been removed meanwhile. */
    async keepReply(place: RequestPlace, reply: Uint8Array): Promise<void> {
      await table.write(update(keyOf(place), { set: { reply } }, { exists: true }));
    },
  };
}

/** The record of a request, for the transaction of what the request does; refused when it has been carried out. */
export function recordOf(
  place: RequestPlace,
  { fingerprint, busyUntil }: Omit<IdempotencyRecord, 'reply'>,
  now: Date,
): Write<typeof CARRIED_OUT> {
  const ttl = seconds(now) + KEPT_SECONDS;
  return {
    kind: 'put',
    name: CARRIED_OUT,
    item: { ...keyOf(place), type: 'idempotency', fingerprint, busyUntil, ttl },
    condition: { below: { ttl: seconds(now) + 1 } },
  };
}

/** The same request was carried out a moment ago, or by another function at the same time; nothing was written now. */
export class AlreadyDone extends Error {
  constructor(cause: unknown) {
    super('The request has been carried out already', { cause });
    this.name = 'AlreadyDone';
  }
}

/** A table that writes a record with the first thing that is written. */
export interface RecordingTable extends Table {
  readonly hasRecorded: () => boolean;
}

/**
 * The same table, but the first write takes the record along, in one transaction: what was done and that it was done
 * are stored together or not at all. Throws AlreadyDone when the record is there.
 */
export function recordingTable(table: Table, record: ReturnType<typeof recordOf>): RecordingTable {
  let recorded = false;
  let previous: Promise<unknown> = Promise.resolve();

  /** One at a time until the record is written: two at once would refuse each other. */
  function transact(writes: readonly Write<string>[]): Promise<void> {
    const current = previous.then(() => (recorded ? table.transact(writes) : recordWith(writes)));
    previous = current.catch(() => undefined);
    return current;
  }

  async function recordWith(writes: readonly Write<string>[]): Promise<void> {
    try {
      await table.transact([record, ...writes]);
    } catch (error) {
      if (error instanceof ConditionFailed && error.condition === CARRIED_OUT) throw new AlreadyDone(error);
      throw error;
    }
    recorded = true;
  }

  async function write(one: Write<string>): Promise<Item | null> {
    if (recorded) return table.write(one);
    await transact([one]);
    return one.kind === 'update' ? table.get(one.key, { consistent: true }) : null;
  }

  return { ...table, transact, write, hasRecorded: () => recorded };
}

function keyOf({ userId, route, key }: RequestPlace) {
  return keys.idempotency(userId, route, key);
}

function toRecord(item: Item): IdempotencyRecord {
  return {
    fingerprint: String(item['fingerprint']),
    busyUntil: Number(item['busyUntil']),
    reply: item['reply'] instanceof Uint8Array ? item['reply'] : null,
  };
}
