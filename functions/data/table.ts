import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfiguredRetryStrategy } from '@smithy/core/retry';
import { ConditionFailed } from './conditions.ts';
import type { Key, Range } from './keys.ts';
import { unsignedHeaders } from './unsigned.ts';
import { OPERATION, refusedItem, send, toTransactItem, type Item, type Write } from './writes.ts';

export type { Item } from './writes.ts';

/** What one call cost: exact capacity units, as DynamoDB itself reports them. */
export interface CallRecord {
  readonly operation: string;
  readonly reads: number;
  readonly writes: number;
}

interface TableOptions {
  readonly name: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  /** Hears of every call; asking DynamoDB for the cost is left out when nobody listens. */
  readonly onCall?: ((call: CallRecord) => void) | undefined;
}

export interface Page {
  readonly items: Item[];
  /** Where the next page starts; null after the last. */
  readonly cursor: string | null;
}

/** Where three requests in ten are throttled, one call in ten thousand is in vain all the same. */
const MAX_ATTEMPTS = 8;
const FIRST_PAUSE_MILLISECONDS = 50;
const LONGEST_PAUSE_MILLISECONDS = 1_000;
/** The service is asked again soon; an embedded database shares its machine with all else, and is slow rather than gone. */
const PATIENCE = {
  service: { connectionTimeout: 1_000, requestTimeout: 1_500 },
  embedded: { connectionTimeout: 10_000, requestTimeout: 30_000 },
} as const;
/** DynamoDB takes this many keys in one BatchGetItem, and this many requests in one BatchWriteItem. */
const BATCH_GET_LIMIT = 100;
const BATCH_WRITE_LIMIT = 25;

/** What the SDK would look for in the environment and in `~/.aws`, one setting after another, before its first call. */
const SETTLED = {
  accountIdEndpointMode: 'disabled',
  authSchemePreference: [],
  defaultsMode: 'standard',
  endpointDiscoveryEnabled: false,
  retryMode: 'standard',
  streamCollector: bytesOf,
  useDualstackEndpoint: false,
  useFipsEndpoint: false,
} as const satisfies DynamoDBClientConfig;

/** An embedded database, at an address without TLS, reads no signature. */
const UNSIGNED = {
  signer: {
    sign: (request) => {
      Object.assign(request.headers, unsignedHeaders(process.env['AWS_ACCESS_KEY_ID']));
      return Promise.resolve(request);
    },
  },
} as const satisfies DynamoDBClientConfig;

/**
 * Steps of every call that nobody needs. The first copies each request and reply for a log that nobody keeps, a tenth of
 * what a large reading takes; the next two tell DynamoDB who calls it from where; node counts the length of a body
 * itself.
 */
const DISPENSABLE = [
  'loggerMiddleware',
  'getUserAgentMiddleware',
  'recursionDetectionMiddleware',
  'contentLengthMiddleware',
];

/** Milliseconds before a repetition, the first one, the second and so on; by the SDK's own all would take longer than a function may. */
function pauseBefore(repetition: number): number {
  const longest = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** (repetition - 1));
  return longest * (0.5 + Math.random() / 2);
}

/** The SDK's own way asks first whether a reply is a stream of the web, for which Node loads what those are. */
async function bytesOf(reply: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of reply) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export type Table = ReturnType<typeof createTable>;

/** The table behind every repository; the only place that talks to DynamoDB. */
export function createTable({ name, region, endpoint, onCall }: TableOptions) {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      region,
      endpoint: endpoint ?? `https://dynamodb.${region}.amazonaws.com`,
      retryStrategy: new ConfiguredRetryStrategy(MAX_ATTEMPTS, pauseBefore),
      requestHandler: { ...PATIENCE[endpoint === undefined ? 'service' : 'embedded'], throwOnRequestTimeout: true },
      ...SETTLED,
      ...(endpoint?.startsWith('http:') ? UNSIGNED : {}),
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  );
  for (const step of DISPENSABLE) client.middlewareStack.remove(step);
  const cost = onCall ? ({ ReturnConsumedCapacity: 'TOTAL' } as const) : {};

  /** One item, or null; `only` these attributes of it, which costs as much and is read faster. */
  async function get(
    key: Key,
    { consistent = false, only }: { consistent?: boolean; only?: readonly string[] } = {},
  ): Promise<Item | null> {
    const reply = await client.send(
      new GetCommand({ TableName: name, Key: key, ConsistentRead: consistent, ...projectionOf(only), ...cost }),
    );
    report('GetItem', [reply.ConsumedCapacity], 'read');
    return reply.Item ?? null;
  }

  /**
   * Several items in one round trip, in the order of the keys, null for what is not there. Reads are eventually
   * consistent; with `sure`, what was not found is asked for once more, strongly: a thing made a moment ago is
   * never reported missing, and the dear read is paid for only when something is.
   */
  async function getMany(
    wanted: readonly Key[],
    options: { sure?: boolean; consistent?: boolean } = {},
  ): Promise<(Item | null)[]> {
    const found = await batchGet(wanted, options.consistent ?? false);
    const missing = wanted.filter((key) => !found.has(idOf(key)));
    if (options.sure && !options.consistent && missing.length > 0) {
      for (const [id, item] of await batchGet(missing, true)) found.set(id, item);
    }
    return wanted.map((key) => found.get(idOf(key)) ?? null);
  }

  async function batchGet(wanted: readonly Key[], consistent: boolean): Promise<Map<string, Item>> {
    const found = new Map<string, Item>();
    let pending = [...new Map(wanted.map((key) => [idOf(key), key])).values()];
    for (let attempt = 0; pending.length > 0; attempt++) {
      await backOff(attempt, 'BatchGetItem');
      const asked = pending.slice(0, BATCH_GET_LIMIT);
      const reply = await client.send(
        new BatchGetCommand({ RequestItems: { [name]: { Keys: asked, ConsistentRead: consistent } }, ...cost }),
      );
      report('BatchGetItem', reply.ConsumedCapacity, 'read');
      for (const item of reply.Responses?.[name] ?? []) found.set(idOf(item as unknown as Key), item);
      const unprocessed = (reply.UnprocessedKeys?.[name]?.Keys ?? []) as unknown as Key[];
      pending = [...unprocessed, ...pending.slice(BATCH_GET_LIMIT)];
      if (unprocessed.length === 0) attempt = -1;
    }
    return found;
  }

  /**
   * One page of a partition, in the order of the sort keys or against it. One item more than asked for is read, so
   * that a cursor is given only where something follows. `from` and `to` narrow the range: what its sort keys, after
   * the prefix, must not lie below and above.
   */
  async function query(
    range: Range,
    options: {
      limit?: number;
      cursor?: string | null;
      newestFirst?: boolean;
      consistent?: boolean;
      from?: string;
      to?: string;
    } = {},
  ): Promise<Page> {
    const bounds = boundsOf(range, options);
    const start = options.cursor ? range.prefix + decodeCursor(options.cursor) : null;
    // DynamoDB refuses bounds that contain nothing and a start outside of them.
    if (bounds && (bounds.from > bounds.to || isBeyond(start, bounds, options.newestFirst))) {
      return { items: [], cursor: null };
    }
    const reply = await client.send(
      new QueryCommand({
        TableName: name,
        ...(bounds
          ? {
              KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
              ExpressionAttributeValues: { ':pk': range.pk, ':from': bounds.from, ':to': bounds.to },
            }
          : range.prefix === ''
            ? { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': range.pk } }
            : {
                KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
                ExpressionAttributeValues: { ':pk': range.pk, ':prefix': range.prefix },
              }),
        ScanIndexForward: !options.newestFirst,
        ConsistentRead: options.consistent ?? false,
        ...(options.limit ? { Limit: options.limit + 1 } : {}),
        ...(start !== null && !isBeyond(start, bounds, !options.newestFirst)
          ? { ExclusiveStartKey: { pk: range.pk, sk: start } }
          : {}),
        ...cost,
      }),
    );
    report('Query', [reply.ConsumedCapacity], 'read');
    const found = reply.Items ?? [];
    const items = options.limit ? found.slice(0, options.limit) : found;
    const last = (items.length < found.length ? items.at(-1) : reply.LastEvaluatedKey) as unknown as Key | undefined;
    return { items, cursor: last ? encodeCursor(last.sk.slice(range.prefix.length)) : null };
  }

  /** A whole list, page by page; only for lists with a known small bound. */
  async function queryAll(
    range: Range,
    options: { newestFirst?: boolean; consistent?: boolean; from?: string; to?: string } = {},
  ): Promise<Item[]> {
    const items: Item[] = [];
    let cursor: string | null = null;
    do {
      const page = await query(range, { ...options, cursor });
      items.push(...page.items);
      cursor = page.cursor;
    } while (cursor);
    return items;
  }

  /**
   * One write under its condition; gives the item after an update. Throws ConditionFailed. One that met a transaction
   * on its item is tried again: the SDK does not do that.
   */
  async function write(one: Write<string>): Promise<Item | null> {
    for (let attempt = 0; ; attempt++) {
      await backOff(attempt, OPERATION[one.kind]);
      try {
        const reply = await send(client, name, one, cost);
        report(OPERATION[one.kind], [reply.ConsumedCapacity], 'write');
        return reply.Attributes ?? null;
      } catch (error) {
        if (isNamed(error, 'TransactionConflictException')) continue;
        if (!isNamed(error, 'ConditionalCheckFailedException')) throw error;
        // A failed condition is charged like the write it stopped; DynamoDB does not report it.
        report(OPERATION[one.kind], [{ CapacityUnits: 1 }], 'write');
        throw new ConditionFailed(one.name ?? null, refusedItem(error), error);
      }
    }
  }

  /**
   * All of the writes or none. Throws ConditionFailed with the name of the first condition that did not hold. A
   * transaction that met another one on the same item, or too much traffic, is tried again, each time under a token of
   * its own: nothing was wrong with it but its moment.
   */
  async function transact(writes: readonly Write<string>[]): Promise<void> {
    const input: TransactWriteCommandInput = {
      TransactItems: writes.map((one) => toTransactItem(name, one)),
      ...cost,
    };
    for (let attempt = 0; ; attempt++) {
      await backOff(attempt, 'TransactWriteItems');
      try {
        const reply = await client.send(new TransactWriteCommand(input));
        report('TransactWriteItems', reply.ConsumedCapacity, 'write');
        return;
      } catch (error) {
        const reasons = cancellationReasons(error);
        const index = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
        if (index >= 0) throw new ConditionFailed(writes[index]?.name ?? null, null, error);
        if (!reasons.some(({ Code }) => Code !== undefined && PASSING.has(Code))) throw error;
      }
    }
  }

  /** Removes many items; asks again for those DynamoDB left undone. */
  async function removeMany(unwanted: readonly Key[]): Promise<void> {
    // A batch with the same key twice is refused as a whole.
    const distinct = new Map(unwanted.map(({ pk, sk }) => [idOf({ pk, sk }), { pk, sk }]));
    let pending = [...distinct.values()].map((key) => ({ DeleteRequest: { Key: key } }));
    for (let attempt = 0; pending.length > 0; attempt++) {
      await backOff(attempt, 'BatchWriteItem');
      const reply = await client.send(
        new BatchWriteCommand({ RequestItems: { [name]: pending.slice(0, BATCH_WRITE_LIMIT) }, ...cost }),
      );
      report('BatchWriteItem', reply.ConsumedCapacity, 'write');
      const unprocessed = (reply.UnprocessedItems?.[name] ?? []) as typeof pending;
      pending = [...unprocessed, ...pending.slice(BATCH_WRITE_LIMIT)];
      if (unprocessed.length === 0) attempt = -1;
    }
  }

  function report(
    operation: string,
    capacities: readonly ({ CapacityUnits?: number | undefined } | undefined)[] | undefined,
    side: 'read' | 'write',
  ): void {
    if (!onCall) return;
    const units = (capacities ?? []).reduce((sum, capacity) => sum + (capacity?.CapacityUnits ?? 0), 0);
    onCall({ operation, reads: side === 'read' ? units : 0, writes: side === 'write' ? units : 0 });
  }

  return { get, getMany, query, queryAll, write, transact, removeMany };
}

/** An attribute may be named like a word of DynamoDB's own: each gets a placeholder. */
function projectionOf(only: readonly string[] | undefined) {
  if (only === undefined) return {};
  const names = only.map((attribute, index) => [`#a${index}`, attribute] as const);
  return {
    ProjectionExpression: names.map(([placeholder]) => placeholder).join(', '),
    ExpressionAttributeNames: Object.fromEntries(names),
  };
}

/** Why a transaction is cancelled that may well go through a moment later. The SDK does not repeat these itself. */
const PASSING: ReadonlySet<string> = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

const ATTEMPTS = 6;

/**
 * Waits before asking again for what was left undone: up to 50, 100, 200 … ms, at least half of it, so that those
 * who met do not meet again; gives up after six tries.
 */
async function backOff(attempt: number, operation: string): Promise<void> {
  if (attempt === 0) return;
  if (attempt >= ATTEMPTS) throw new Error(`${operation} is still refused after ${ATTEMPTS} attempts`);
  await delay(25 * 2 ** attempt * (0.5 + Math.random() / 2));
}

function idOf(key: Key): string {
  return `${key.pk}\n${key.sk}`;
}

interface Bounds {
  readonly from: string;
  readonly to: string;
}

/** Sorts behind every sort key of a prefix: no key of the table holds it. */
const LAST = '\uffff';

function boundsOf({ prefix }: Range, { from, to }: { from?: string; to?: string }): Bounds | null {
  return from === undefined && to === undefined ? null : { from: prefix + (from ?? ''), to: prefix + (to ?? LAST) };
}

/** Whether nothing of the bounds comes after this start, going up or down. */
function isBeyond(start: string | null, bounds: Bounds | null, down = false): boolean {
  if (start === null || bounds === null) return false;
  return down ? start < bounds.from : start > bounds.to;
}

/** The position behind an item of a range, for whoever stops within a page. */
export function cursorAfter(range: Range, item: Item): string {
  return encodeCursor(String(item['sk']).slice(range.prefix.length));
}

function encodeCursor(sortKeyRest: string): string {
  return Buffer.from(sortKeyRest).toString('base64url');
}

function decodeCursor(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString();
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}

function cancellationReasons(error: unknown): { Code?: string }[] {
  if (!isNamed(error, 'TransactionCanceledException')) return [];
  return (error as { CancellationReasons?: { Code?: string }[] }).CancellationReasons ?? [];
}
