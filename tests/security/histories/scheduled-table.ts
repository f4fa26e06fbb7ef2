import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Scheduler } from 'fast-check';
import { vi } from 'vitest';
import { streamed } from '#tests/support/table-stream.ts';

/**
 * What becomes of a request that the SDK has given up, and of one it repeats: `lost` never arrives, `unheard` is carried
 * out and its caller told of a failure, `repeated` is carried out twice, since the first reply was lost. A throttled
 * request that is repeated in time is one that comes later: the scheduler holds all of them anyway.
 */
export const FAULTS = ['lost', 'unheard', 'repeated'] as const;

/** What somebody does, as the table sees it. */
export interface Doing {
  readonly name: string;
  /** Which of its requests goes wrong, counted from 0, and how. */
  readonly fault: { readonly call: number; readonly kind: (typeof FAULTS)[number] } | null;
  calls: number;
  failed: boolean;
}

/** What one request has changed, after so many requests were carried out. */
export interface Commit {
  readonly at: number;
  /** Null for what nobody of the history has done. */
  readonly by: Doing | null;
  readonly records: readonly DynamoDBRecord[];
}

export interface Command {
  readonly input: object;
}
/** Stands before the table, to take a guard away from it. */
export type Weakening = (command: Command, carryOut: () => Promise<unknown>) => Promise<unknown>;
type Send = (this: DynamoDBDocumentClient, command: Command, ...rest: unknown[]) => Promise<unknown>;

const running = new AsyncLocalStorage<Doing>();
const READS = /^(?:Get|BatchGet|Query)Command$/;
/** Turns of the event loop in which nobody asks anything: whoever goes on has come to the next request. */
const QUIET_TURNS = 3;

/**
 * Holds every request to the table of whoever is told to do something until the scheduler lets it go, one at a time,
 * and writes down what each has changed, in order.
 */
export function scheduleTable(scheduler: Scheduler, weakened: Weakening | null = null) {
  const prototype = DynamoDBDocumentClient.prototype as unknown as { send: Send };
  const { send } = prototype;
  const commits: Commit[] = [];
  let done = 0;
  let atWork = 0;

  /** Writes down what the table's stream tells since it was last asked. */
  async function note(by: Doing | null): Promise<void> {
    const records = await streamed();
    if (records.length > 0) commits.push({ at: done, by, records });
  }

  const held: Send = async function held(this: DynamoDBDocumentClient, command, ...rest) {
    const doing = running.getStore();
    if (!doing) return send.call(this, command, ...rest);
    const carryOut = async () => {
      await scheduler.schedule(Promise.resolve(), `${doing.name}: ${command.constructor.name}`);
      done += 1;
      atWork += 1;
      try {
        const reach = () => send.call(this, command, ...rest);
        const reply = await (weakened ? weakened(command, reach) : reach());
        if (!READS.test(command.constructor.name)) await running.exit(() => note(doing));
        return reply;
      } finally {
        atWork -= 1;
      }
    };
    const fault = doing.fault?.call === doing.calls++ ? doing.fault.kind : null;
    // As the SDK does it: a transaction that is repeated is known again.
    if (command instanceof TransactWriteCommand) command.input.ClientRequestToken ??= randomUUID();
    const reply = fault === 'lost' ? null : await carryOut();
    if (fault === null) return reply;
    if (fault === 'repeated') return carryOut();
    doing.failed = true;
    throw Object.assign(new Error('As the history has it'), { name: 'TimeoutError' });
  };
  const spy = vi.spyOn(prototype, 'send').mockImplementation(held);

  /** Waits until everybody waits for the table, or has come to an end. */
  async function quiet(ended: () => boolean): Promise<void> {
    for (let turns = 0, seen = -1; turns < QUIET_TURNS;) {
      await nextTurn();
      const waiting = scheduler.count();
      const still = atWork === 0 && waiting === seen && (waiting > 0 || ended());
      turns = still ? turns + 1 : 0;
      seen = waiting;
    }
  }

  return {
    commits,
    note,
    /** How many requests were carried out. */
    done: () => done,
    /** Lets somebody do something; what they ask of the table is held. */
    as: <T>(doing: Doing, work: () => Promise<T>): Promise<T> => running.run(doing, work),
    /** Lets requests go, one after another, until all of these have come to their end. */
    async play(clients: readonly (() => Promise<void>)[]): Promise<void> {
      let ended = false;
      const all = Promise.all(clients.map((live) => live())).finally(() => (ended = true));
      for (;;) {
        await quiet(() => ended);
        if (scheduler.count() === 0) break;
        await scheduler.waitNext(1);
      }
      spy.mockRestore();
      await all;
    },
  };
}
