import type { Domain } from '#shared/contract/index.ts';

/** The parts of the table, by the beginning of their keys (functions/data/keys.ts). */
export type KeyPrefix =
  | 'USER#'
  | 'LOGIN#'
  | 'SESSIONS#'
  | 'LINKS#'
  | 'THROTTLE#'
  | 'WS#'
  | 'MEMBERSHIPS#'
  | 'POLL#'
  | 'FRAME#'
  | 'JOBS#'
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
 * covers all its keys.
 */
export const httpFunctions: Readonly<Record<Domain, FunctionSettings>> = {
  auth: {
    description: 'Accounts and sessions',
    // A whole processor for the password hash: it is most of what this function does.
    memoryMb: 1769,
    timeoutSeconds: HTTP_TIMEOUT_SECONDS,
    table: [
      { keys: ['LOGIN#', 'THROTTLE#', 'USER#', 'LINKS#', 'PROMO#', 'PLAN#'], actions: ['GetItem'] },
      { keys: ['SESSIONS#', 'USER#'], actions: ['BatchGetItem'] },
      { keys: ['SESSIONS#', 'MEMBERSHIPS#', 'PLAN#'], actions: ['Query'] },
      { keys: ['SESSIONS#'], actions: ['PutItem', 'DeleteItem', 'BatchWriteItem'] },
      { keys: ['SESSIONS#', 'THROTTLE#'], actions: ['UpdateItem'] },
      // A new name or address is written into the workspaces' copies with it; nothing of theirs is read.
      { keys: ['LOGIN#', 'USER#', 'LINKS#', 'WS#', 'JOBS#'], actions: ['PutItem', 'UpdateItem', 'DeleteItem'] },
    ],
    authenticates: true,
  },
  workspaces: {
    description: 'Workspaces and their members',
    memoryMb: 512,
    timeoutSeconds: HTTP_TIMEOUT_SECONDS,
    table: [
      { keys: ['SESSIONS#', 'USER#', 'WS#'], actions: ['BatchGetItem'] },
      { keys: ['PLAN#', 'USAGE#'], actions: ['BatchGetItem'] },
      { keys: ['WS#', 'PLAN#'], actions: ['GetItem'] },
      { keys: ['WS#', 'MEMBERSHIPS#'], actions: ['Query', 'BatchWriteItem'] },
      {
        keys: ['WS#', 'MEMBERSHIPS#', 'USAGE#', 'JOBS#'],
        actions: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      },
    ],
    authenticates: true,
  },
  polls: {
    description: 'Polls, their frames and results',
    memoryMb: 512,
    timeoutSeconds: HTTP_TIMEOUT_SECONDS,
    table: [
      { keys: ['SESSIONS#', 'WS#', 'POLL#', 'FRAME#'], actions: ['BatchGetItem'] },
      { keys: ['PLAN#', 'USAGE#'], actions: ['BatchGetItem'] },
      { keys: ['WS#', 'POLL#', 'FRAME#', 'MEMBERSHIPS#'], actions: ['Query'] },
      {
        keys: ['WS#', 'POLL#', 'FRAME#', 'JOBS#', 'USAGE#'],
        actions: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      },
    ],
    authenticates: true,
  },
  answers: {
    description: 'Public answers; it may read nothing that tells who anybody is',
    memoryMb: 512,
    timeoutSeconds: HTTP_TIMEOUT_SECONDS,
    table: [{ keys: ['FRAME#'], actions: ['GetItem', 'PutItem'] }],
    authenticates: false,
  },
  subscriptions: {
    description: 'Plans, promo codes, requests for invoices',
    memoryMb: 512,
    timeoutSeconds: HTTP_TIMEOUT_SECONDS,
    table: [
      { keys: ['SESSIONS#', 'USER#'], actions: ['BatchGetItem'] },
      { keys: ['PLAN#', 'USAGE#', 'WS#'], actions: ['BatchGetItem'] },
      { keys: ['PLAN#', 'PROMO#'], actions: ['GetItem'] },
      { keys: ['MEMBERSHIPS#'], actions: ['Query'] },
      { keys: ['PLAN#', 'DUE#', 'INVOICES#', 'JOBS#'], actions: ['PutItem'] },
      { keys: ['THROTTLE#'], actions: ['UpdateItem'] },
    ],
    authenticates: true,
  },
  bitrix24: {
    description: 'The webhook of Bitrix24',
    memoryMb: 512,
    timeoutSeconds: OUTBOUND_TIMEOUT_SECONDS,
    table: [
      { keys: ['SESSIONS#', 'WS#'], actions: ['BatchGetItem'] },
      { keys: ['CREDENTIALS#', 'PLAN#'], actions: ['GetItem'] },
      { keys: ['CREDENTIALS#', 'WS#'], actions: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] },
      { keys: ['THROTTLE#'], actions: ['UpdateItem'] },
    ],
    authenticates: true,
    vault: 'bitrix24',
  },
  ai: {
    description: 'Access to the AI provider',
    memoryMb: 512,
    timeoutSeconds: OUTBOUND_TIMEOUT_SECONDS,
    table: [
      { keys: ['SESSIONS#', 'WS#'], actions: ['BatchGetItem'] },
      { keys: ['CREDENTIALS#', 'PLAN#'], actions: ['GetItem'] },
      { keys: ['CREDENTIALS#', 'WS#'], actions: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] },
      { keys: ['THROTTLE#'], actions: ['UpdateItem'] },
    ],
    authenticates: true,
    vault: 'ai',
  },
  system: {
    description: 'Health, the description of the API, and the answer to unknown paths',
    memoryMb: 256,
    timeoutSeconds: HTTP_TIMEOUT_SECONDS,
    table: [],
    authenticates: false,
  },
};

/** The Lambda that does the jobs: fed by the table's stream and by the schedules. */
export const worker: FunctionSettings = {
  description: 'Jobs from the table stream and the schedules',
  memoryMb: 512,
  timeoutSeconds: 300,
  table: [
    { keys: ['JOBS#', 'FRAME#', 'WS#', 'PLAN#'], actions: ['GetItem'] },
    // What a deleted account leaves behind, and the names of an account in its workspaces.
    { keys: ['SESSIONS#', 'MEMBERSHIPS#', 'PLAN#', 'USAGE#'], actions: ['Query'] },
    // Plans that have ended.
    { keys: ['DUE#'], actions: ['Query'] },
    { keys: ['PLAN#', 'DUE#'], actions: ['UpdateItem', 'DeleteItem'] },
    { keys: ['SESSIONS#', 'PLAN#', 'USAGE#', 'INVOICES#', 'DUE#'], actions: ['BatchWriteItem'] },
    { keys: ['WS#', 'MEMBERSHIPS#', 'USAGE#', 'JOBS#'], actions: ['PutItem', 'UpdateItem', 'DeleteItem'] },
    { keys: ['WS#', 'POLL#', 'FRAME#', 'CREDENTIALS#'], actions: ['Query', 'DeleteItem'] },
    { keys: ['WS#', 'MEMBERSHIPS#', 'FRAME#', 'CREDENTIALS#'], actions: ['BatchWriteItem'] },
    { keys: ['JOBS#', 'MEMBERSHIPS#', 'FRAME#'], actions: ['UpdateItem'] },
  ],
  authenticates: false,
};

/** How the worker is fed from the stream. */
export const jobStream = {
  batchSize: 10,
  /** A job that fails this often goes to the dead letters. */
  retries: 5,
  /** A job older than this goes to the dead letters, hours; the stream itself keeps 24. */
  maxAgeHours: 6,
  /** New jobs, and new responses: one that arrived while its run was being deleted is taken away again. */
  filter: { eventName: ['INSERT'], dynamodb: { NewImage: { type: { S: ['job', 'response'] } } } },
} as const;

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
];
