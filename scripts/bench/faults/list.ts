import { seeded } from '#scripts/demo/random.ts';
import type { Fault, Passing } from './proxy.ts';

/** What one service does to each request that comes while the fault lasts. */
export type Meddle = (passing: Passing) => Fault | null;

/** A way in which the services around the product go wrong. */
export interface FaultKind {
  readonly name: string;
  readonly database?: (seed: number) => Meddle;
  readonly keys?: (seed: number) => Meddle;
  /** Letters are written while it lasts. */
  readonly letters?: (seed: number) => Meddle;
  /** Whether the clock of every function goes wrong by minutes of its own. */
  readonly clocks?: true;
  /** Whether the fault goes on until what was answered is counted. */
  readonly lasting?: true;
  /** Whether respondents are told of no failure: asking again is enough, and the product does it itself. */
  readonly unnoticed?: true;
}

const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems', 'BatchWriteItem'];
/** Of all requests, writes or readings of the stream that the fault meets. */
const THROTTLED = 0.3;
const LOST = 0.05;
const FROZEN = 0.01;
const STREAM = 0.3;
const REFUSED_KEYS = 0.3;
/** Of letters that are handed over, each try for itself. */
const REFUSED_LETTERS = 0.6;
const SLOW_LETTER_MILLISECONDS = 700;
/** Longer than a function that answers people may take. */
const FROZEN_MILLISECONDS = 16_000;

const THROTTLING: Fault = { refused: { status: 400, error: 'ThrottlingException' } };
const TOO_MANY_LETTERS: Fault = { refused: { status: 429, error: 'TooManyRequestsException' } };

/** Without the last one there would be nothing to hold the others against. */
export const FAULTS: readonly FaultKind[] = [
  { name: 'nothing', unnoticed: true },
  {
    name: 'writes are throttled',
    database: (seed) => some(seed, WRITES, THROTTLED, THROTTLING),
    unnoticed: true,
  },
  {
    name: 'replies to writes are lost after the write',
    database: (seed) => some(seed, WRITES, LOST, { replyLost: true }),
    unnoticed: true,
  },
  { name: 'the stream comes late and twice', database: again, lasting: true, unnoticed: true },
  {
    name: 'functions freeze between two calls and are killed',
    database: (seed) => some(seed, [...WRITES, 'GetItem'], FROZEN, { heldMilliseconds: FROZEN_MILLISECONDS }),
  },
  { name: 'KMS refuses', keys: (seed) => some(seed, null, REFUSED_KEYS, THROTTLING), unnoticed: true },
  { name: 'SES is slow and throttles', letters: slowly, lasting: true, unnoticed: true },
  { name: 'clocks are wrong by up to five minutes', clocks: true, unnoticed: true },
];

/** So many of these operations, or of all, meet the fault. */
function some(seed: number, operations: readonly string[] | null, share: number, fault: Fault): Meddle {
  const random = seeded(seed);
  return ({ operation }) =>
    (operations === null || operations.includes(operation)) && random.chance(share) ? fault : null;
}

/** Some letters are refused for now, each other one is taken late. */
function slowly(seed: number): Meddle {
  const random = seeded(seed);
  return () => (random.chance(REFUSED_LETTERS) ? TOO_MANY_LETTERS : { heldMilliseconds: SLOW_LETTER_MILLISECONDS });
}

/** Some readings of the stream bring nothing yet; some bring what an earlier one has brought, before what is new. */
function again(seed: number): Meddle {
  const random = seeded(seed);
  /** What a reader was brought last, by where it reads on: several follow the same stream. */
  const brought = new Map<string, unknown[]>();
  return ({ operation, body }) => {
    if (operation !== 'GetRecords') return null;
    const { ShardIterator } = JSON.parse(body) as { ShardIterator: string };
    if (random.chance(STREAM)) {
      return { rewritten: () => ({ Records: [], NextShardIterator: ShardIterator }) };
    }
    const twice = random.chance(STREAM);
    return {
      rewritten: (reply) => {
        const { Records, NextShardIterator } = reply as { Records: unknown[]; NextShardIterator?: string };
        const earlier = brought.get(ShardIterator) ?? [];
        brought.delete(ShardIterator);
        if (NextShardIterator) brought.set(NextShardIterator, Records.length > 0 ? Records : earlier);
        return { NextShardIterator, Records: twice ? [...earlier, ...Records] : Records };
      },
    };
  };
}
