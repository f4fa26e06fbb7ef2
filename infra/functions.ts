import type { Domain } from '#shared/contract/index.ts';

/** The parts of the table, by the beginning of their keys (functions/data/keys.ts). */
export type KeyPrefix =
  | 'USER#'
  | 'LOGIN#'
  | 'SESSIONS#'
  | 'LINKS#'
  | 'IDEMPOTENCY#'
  | 'THROTTLE#'
  | 'WS#'
  | 'MEMBERSHIPS#'
  | 'POLL#'
  | 'FRAME#'
  | 'MARKS#'
  | 'CLOSING#'
  | 'ANSWERED#'
  | 'JOBS#'
  | 'SUPPRESSED#'
  | 'PLAN#'
  | 'USAGE#'
  | 'DUE#'
  | 'INVOICES#'
  | 'PROMO#'
  | 'CREDENTIALS#';

/** What may be done with items. There is no Scan, and there is to be none. */
export type ItemAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem';

/** Leave to do these things with items whose key begins like this. */
export interface TableGrant {
  readonly keys: readonly KeyPrefix[];
  readonly actions: readonly ItemAction[];
}

export interface FunctionSettings {
  /** What it is for, shown in the console. */
  readonly description: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  /** Its percentage of the executions the account allows at once, where the stage reserves them. */
  readonly concurrencyShare: number;
  /** Empty = the function has no data and does not learn the table's name. */
  readonly table: readonly TableGrant[];
  /** Whether it recognises people by their access tokens and so may ask for the keys these are derived from. */
  readonly authenticates: boolean;
  /** The kind of other services' secrets it seals and opens; it can open no other. */
  readonly vault?: 'bitrix24' | 'ai';
}

/** The gateway gives up after 30 s; a function that answers people ends before. */
const HTTP_TIMEOUT_SECONDS = 15;
/** Room for an outside service that answers slowly, twice. */
const OUTBOUND_TIMEOUT_SECONDS = 25;

/**
 * The Lambdas that answer requests: one per domain of the contract; a missing one does not compile.
 *
 * Keys that one call names together stand in one grant: a batch or a transaction is allowed only by a grant that
 * covers all its keys. The record of a request under an Idempotency-Key is a part of the transaction it is of.
 */
export const httpFunctions: Readonly<Record<Domain, FunctionSettings>> = {
  auth: {
    description: 'Accounts and sessions',
    // A whole processor for the password hash: it is most of what this function does.
    memoryMb: 1769,
    timeoutSeconds: HTTP_TIMEOUT_SECONDS,
    concurrencyShare: 15,
    table: [
      { keys: ['LOGIN#', 'THROTTLE#', 'USER#', 'LINKS#', 'PROMO#', 'PLAN#', 'USAGE#'], actions: ['GetItem'] },
      { keys: ['SESSIONS#', 'USER#'], actions: ['BatchGetItem'] },
      { keys: ['SESSIONS#', 'MEMBERSHIPS#', 'PLAN#', 'ANSWERED#'], actions: ['Query'] },
      // A person's own answers, by their own keys, for the export of what is kept of them.
      { keys: ['FRAME#'], actions: ['BatchGetItem'] },
      { keys: ['SESSIONS#'], actions: ['PutItem', 'DeleteItem', 'BatchWriteItem'] },
      { keys: ['SESSIONS#', 'THROTTLE#'], actions: ['UpdateItem'] },
      // A new name or address is written into the workspaces' copies with it; nothing of theirs is read. Deleting an
      // account closes what it owns.
      {
        keys: ['LOGIN#', 'USER#', 'LINKS#', 'WS#', 'USAGE#', 'JOBS#'],
        actions: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      },
    ],
    authenticates: true,
  },
  workspaces: {
    description: 'Workspaces and their members',
    memoryMb: 512,
    timeoutSeconds: HTTP_TIMEOUT_SECONDS,
    concurrencyShare: 10,
    table: [
      { keys: ['SESSIONS#', 'USER#', 'WS#'], actions: ['BatchGetItem'] },
      { keys: ['PLAN#', 'USAGE#'], actions: ['BatchGetItem'] },
      // Whether letters reach those who are invited.
      { keys: ['SUPPRESSED#'], actions: ['BatchGetItem'] },
      { keys: ['WS#', 'PLAN#', 'IDEMPOTENCY#'], actions: ['GetItem'] },
      { keys: ['WS#', 'MEMBERSHIPS#'], actions: ['Query', 'BatchWriteItem'] },
      {
        keys: ['WS#', 'MEMBERSHIPS#', 'USAGE#', 'JOBS#', 'THROTTLE#', 'IDEMPOTENCY#'],
        actions: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      },
    ],
    authenticates: true,
  },
  polls: {
    description: 'Polls, their frames and results',
    memoryMb: 512,
    timeoutSeconds: HTTP_TIMEOUT_SECONDS,
    concurrencyShare: 20,
    table: [
      // What is asked for, and the counters of runs.
      { keys: ['SESSIONS#', 'WS#', 'POLL#', 'FRAME#', 'MARKS#'], actions: ['BatchGetItem'] },
      { keys: ['PLAN#', 'USAGE#'], actions: ['BatchGetItem'] },
      { keys: ['FRAME#', 'MARKS#', 'IDEMPOTENCY#'], actions: ['GetItem'] },
      { keys: ['WS#', 'POLL#', 'FRAME#', 'MEMBERSHIPS#'], actions: ['Query'] },
      {
        keys: ['WS#', 'POLL#', 'FRAME#', 'MARKS#', 'CLOSING#', 'ANSWERED#', 'JOBS#', 'USAGE#', 'IDEMPOTENCY#'],
        actions: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      },
    ],
    authenticates: true,
  },
  answers: {
    description: 'Public answers; it may read nothing that tells who anybody is',
    memoryMb: 512,
    timeoutSeconds: HTTP_TIMEOUT_SECONDS,
    concurrencyShare: 24,
    table: [{ keys: ['FRAME#'], actions: ['GetItem', 'PutItem', 'UpdateItem'] }],
    authenticates: false,
  },
  subscriptions: {
    description: 'Plans, promo codes, requests for invoices',
    memoryMb: 512,
    timeoutSeconds: HTTP_TIMEOUT_SECONDS,
    concurrencyShare: 5,
    table: [
      { keys: ['SESSIONS#', 'USER#'], actions: ['BatchGetItem'] },
      { keys: ['PLAN#', 'USAGE#', 'WS#'], actions: ['BatchGetItem'] },
      { keys: ['PLAN#', 'PROMO#', 'IDEMPOTENCY#'], actions: ['GetItem'] },
      { keys: ['MEMBERSHIPS#'], actions: ['Query'] },
      { keys: ['PLAN#', 'DUE#', 'INVOICES#', 'JOBS#', 'IDEMPOTENCY#'], actions: ['PutItem'] },
      { keys: ['THROTTLE#', 'IDEMPOTENCY#'], actions: ['UpdateItem'] },
    ],
    authenticates: true,
  },
  bitrix24: {
    description: 'Bitrix24: the webhook, tasks and employees, invitations of these',
    memoryMb: 512,
    timeoutSeconds: OUTBOUND_TIMEOUT_SECONDS,
    concurrencyShare: 5,
    table: [
      { keys: ['SESSIONS#', 'WS#'], actions: ['BatchGetItem'] },
      { keys: ['PLAN#', 'USAGE#'], actions: ['BatchGetItem'] },
      { keys: ['CREDENTIALS#', 'PLAN#', 'IDEMPOTENCY#'], actions: ['GetItem'] },
      { keys: ['WS#', 'MEMBERSHIPS#'], actions: ['Query'] },
      {
        keys: ['CREDENTIALS#', 'WS#', 'JOBS#', 'THROTTLE#', 'IDEMPOTENCY#'],
        actions: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      },
    ],
    authenticates: true,
    vault: 'bitrix24',
  },
  ai: {
    description: 'Access to the AI provider',
    memoryMb: 512,
    timeoutSeconds: OUTBOUND_TIMEOUT_SECONDS,
    concurrencyShare: 5,
    table: [
      { keys: ['SESSIONS#', 'WS#'], actions: ['BatchGetItem'] },
      { keys: ['CREDENTIALS#', 'PLAN#', 'IDEMPOTENCY#'], actions: ['GetItem'] },
      {
        keys: ['CREDENTIALS#', 'WS#', 'IDEMPOTENCY#'],
        actions: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      },
      { keys: ['THROTTLE#'], actions: ['UpdateItem'] },
    ],
    authenticates: true,
    vault: 'ai',
  },
  system: {
    description: 'Health, the description of the API, and the answer to unknown paths',
    memoryMb: 256,
    timeoutSeconds: HTTP_TIMEOUT_SECONDS,
    concurrencyShare: 5,
    table: [],
    authenticates: false,
  },
};

/** The Lambda that does the jobs: fed by the table's stream and by the schedules. */
export const worker: FunctionSettings = {
  description: 'Jobs from the table stream and the schedules',
  memoryMb: 512,
  timeoutSeconds: 300,
  concurrencyShare: 5,
  table: [
    { keys: ['JOBS#', 'FRAME#', 'WS#', 'PLAN#', 'SUPPRESSED#'], actions: ['GetItem'] },
    // Letters that wait to be tried again.
    { keys: ['JOBS#'], actions: ['Query'] },
    // What a deleted account leaves behind, and the names of an account in its workspaces.
    { keys: ['SESSIONS#', 'MEMBERSHIPS#', 'PLAN#', 'USAGE#', 'IDEMPOTENCY#'], actions: ['Query'] },
    // Plans that have ended.
    { keys: ['DUE#'], actions: ['Query'] },
    { keys: ['PLAN#', 'DUE#'], actions: ['UpdateItem', 'DeleteItem'] },
    { keys: ['SESSIONS#', 'PLAN#', 'USAGE#', 'INVOICES#', 'DUE#', 'IDEMPOTENCY#'], actions: ['BatchWriteItem'] },
    { keys: ['WS#', 'MEMBERSHIPS#', 'USAGE#', 'JOBS#'], actions: ['PutItem', 'UpdateItem', 'DeleteItem'] },
    { keys: ['WS#', 'POLL#', 'FRAME#', 'CREDENTIALS#'], actions: ['Query', 'DeleteItem'] },
    { keys: ['WS#', 'MEMBERSHIPS#', 'CREDENTIALS#'], actions: ['BatchWriteItem'] },
    { keys: ['JOBS#', 'MEMBERSHIPS#', 'FRAME#'], actions: ['UpdateItem'] },
    // Runs whose deadline is past, and what is left of runs that were closed or deleted.
    { keys: ['CLOSING#', 'MARKS#'], actions: ['Query'] },
    { keys: ['MARKS#'], actions: ['GetItem'] },
    { keys: ['FRAME#', 'POLL#', 'CLOSING#', 'MARKS#', 'JOBS#'], actions: ['PutItem', 'UpdateItem', 'DeleteItem'] },
    { keys: ['FRAME#', 'MARKS#', 'ANSWERED#'], actions: ['BatchWriteItem'] },
    // The name of a deleted account on its answers.
    { keys: ['ANSWERED#'], actions: ['Query'] },
    { keys: ['FRAME#', 'ANSWERED#'], actions: ['PutItem', 'DeleteItem'] },
  ],
  authenticates: false,
};

/** The Lambda that SES's bounces and complaints come to: it writes down which addresses get no more letters. */
export const bounces: FunctionSettings = {
  description: 'Bounces and complaints of letters',
  memoryMb: 256,
  timeoutSeconds: 30,
  concurrencyShare: 1,
  table: [{ keys: ['SUPPRESSED#'], actions: ['PutItem'] }],
  authenticates: false,
};

/** The Lambda that counts what runs were answered, and takes away what came too late for its run. */
export const counters: FunctionSettings = {
  description: 'Counters of runs from the table stream',
  memoryMb: 512,
  timeoutSeconds: 60,
  concurrencyShare: 5,
  table: [
    { keys: ['FRAME#', 'MARKS#'], actions: ['GetItem', 'PutItem', 'ConditionCheckItem'] },
    { keys: ['FRAME#', 'MARKS#', 'ANSWERED#'], actions: ['BatchWriteItem'] },
  ],
  authenticates: false,
};

/** How a function is fed from the table's stream. */
export interface StreamSettings {
  readonly batchSize: number;
  /** How long records are gathered before a batch that is not full goes out, seconds. */
  readonly windowSeconds: number;
  /** A record that fails this often goes to the dead letters. */
  readonly retries: number;
  /** A record older than this goes to the dead letters, hours; the stream itself keeps 24. */
  readonly maxAgeHours: number;
  /** Which records are handed over: those that fit any of these. */
  readonly filters: readonly object[];
}

/** The worker's: new jobs, each as soon as it is written. */
export const jobStream: StreamSettings = {
  batchSize: 10,
  windowSeconds: 0,
  retries: 5,
  maxAgeHours: 6,
  filters: [{ eventName: ['INSERT'], dynamodb: { NewImage: { type: { S: ['job'] } } } }],
};

/** That of the counters: answers given, changed and taken away, and marks set; many at once cost one write. */
export const counterStream: StreamSettings = {
  batchSize: 100,
  windowSeconds: 1,
  retries: 5,
  maxAgeHours: 6,
  filters: [
    { eventName: ['INSERT', 'MODIFY'], dynamodb: { NewImage: { type: { S: ['response'] } } } },
    { eventName: ['INSERT'], dynamodb: { NewImage: { type: { S: ['mark'] } } } },
    { eventName: ['REMOVE'], dynamodb: { OldImage: { type: { S: ['response'] } } } },
  ],
};

/** Work that begins by the clock: the worker receives `{ "schedule": name, "job": job }`. */
export interface ScheduleSettings {
  /** Unique; also the name it is fired by locally. */
  readonly name: string;
  /** `rate(…)` or `cron(…)` as EventBridge Scheduler reads it. */
  readonly expression: string;
  /** The time zone of a `cron(…)`. */
  readonly timeZone?: string;
  readonly job: string;
}

export const schedules: readonly ScheduleSettings[] = [
  // A plan ends with a day in Moscow: soon after it, what has ended is put in order.
  {
    name: 'expire-subscriptions',
    expression: 'cron(5 0 * * ? *)',
    timeZone: 'Europe/Moscow',
    job: 'expire-subscriptions',
  },
  // A run whose deadline has passed takes no answers anyway; what is kept for open runs alone is destroyed here.
  { name: 'close-frames', expression: 'rate(5 minutes)', job: 'close-frames' },
  // What SES could not take is tried again; the shortest pause is a minute.
  { name: 'send-waiting-letters', expression: 'rate(1 minute)', job: 'send-waiting-letters' },
];
