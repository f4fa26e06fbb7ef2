import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDynamo } from '#scripts/local/dynamo.ts';
import type { Key } from './keys.ts';
import { ConditionFailed, createTable, type CallRecord, type Item } from './table.ts';
import { check, insert, put, remove, update } from './writes.ts';

vi.mock('node:timers/promises', { spy: true });

vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
const dynamo = await startDynamo();
const name = 'table';
const client = new DynamoDBClient({ endpoint: dynamo.endpoint, region: 'local' });
await client.send(
  new CreateTableCommand({
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
  }),
);
const calls: CallRecord[] = [];
const table = createTable({ name, region: 'local', endpoint: dynamo.endpoint, onCall: (call) => calls.push(call) });
const { send } = DynamoDBDocumentClient.prototype;

/** Lets a test answer calls in the database's place; what it does not answer goes through. */
function intercept(answer: (command: unknown) => object | undefined) {
  const replacement = async function (this: DynamoDBDocumentClient, ...call: Parameters<typeof send>) {
    return answer(call[0]) ?? send.apply(this, call);
  };
  // The client's method has a form with a callback that nobody uses.
  return vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(replacement as unknown as typeof send);
}

/** A partition of its own with so many items. */
async function givenItems(count: number): Promise<(Item & Key)[]> {
  const pk = randomUUID();
  const items = Array.from({ length: count }, (_, n) => ({ pk, sk: `ITEM#${String(n).padStart(4, '0')}`, n }));
  await Promise.all(items.map((item) => table.write(put(item))));
  return items;
}

const keysOf = (items: readonly Key[]): Key[] => items.map(({ pk, sk }) => ({ pk, sk }));

beforeEach(() => void vi.mocked(delay).mockResolvedValue(undefined));
afterEach(() => {
  vi.restoreAllMocks();
  calls.length = 0;
});
afterAll(async () => {
  client.destroy();
  await dynamo.stop();
  vi.unstubAllEnvs();
});

describe('getMany', () => {
  it('gives the items in the order of the keys, null for what is not there, a key twice where it is asked twice', async () => {
    const [a, b] = await givenItems(2);
    const missing = { pk: a!.pk, sk: 'NOTHING' };
    expect(await table.getMany([b!, missing, a!, b!].map(({ pk, sk }) => ({ pk, sk })))).toEqual([b, null, a, b]);
  });

  it('asks for more keys than one call takes', async () => {
    const items = await givenItems(205);
    calls.length = 0;
    expect(await table.getMany(keysOf(items))).toEqual(items);
    expect(calls.map((call) => call.operation)).toEqual(Array(3).fill('BatchGetItem'));
  });

  it('when it must be sure, asks once more, strongly, for what was missing and only for that', async () => {
    const [old, fresh] = await givenItems(2);
    const asked: unknown[] = [];
    intercept((command) => {
      if (!(command instanceof BatchGetCommand)) return undefined;
      const request = command.input.RequestItems![name]!;
      asked.push([request.Keys!.length, request.ConsistentRead]);
      // The replica that answered first has not heard of the newer item.
      return request.ConsistentRead ? undefined : { Responses: { [name]: [old] } };
    });
    expect(await table.getMany(keysOf([old!, fresh!]), { sure: true })).toEqual([old, fresh]);
    expect(asked).toEqual([
      [2, false],
      [1, true],
    ]);
    expect(await table.getMany(keysOf([old!, fresh!]))).toEqual([old, null]);
  });

  it('pays for the strong read only when something is missing', async () => {
    const items = await givenItems(2);
    calls.length = 0;
    await table.getMany(keysOf(items), { sure: true });
    expect(calls).toEqual([{ operation: 'BatchGetItem', reads: 1, writes: 0 }]);
  });

  it('asks again for keys the database left undone, waiting a little longer each time', async () => {
    const [a, b] = await givenItems(2);
    let refusals = 2;
    intercept((command) => {
      if (!(command instanceof BatchGetCommand) || refusals-- <= 0) return undefined;
      return {
        Responses: { [name]: [] },
        UnprocessedKeys: { [name]: { Keys: command.input.RequestItems![name]!.Keys } },
      };
    });
    expect(await table.getMany(keysOf([a!, b!]))).toEqual([a, b]);
    expect(vi.mocked(delay).mock.calls.map(([milliseconds]) => milliseconds)).toEqual([50, 100]);
  });

  it('gives up after six attempts and says on what', async () => {
    const spy = intercept((command) =>
      command instanceof BatchGetCommand
        ? { UnprocessedKeys: { [name]: { Keys: command.input.RequestItems![name]!.Keys } } }
        : undefined,
    );
    await expect(table.getMany([{ pk: 'a', sk: 'b' }])).rejects.toThrow(
      'BatchGetItem is still refused after 6 attempts',
    );
    expect(spy).toHaveBeenCalledTimes(6);
  });
});

describe('query', () => {
  it('gives a list page by page, each item once, in either direction', async () => {
    const items = await givenItems(7);
    for (const newestFirst of [false, true]) {
      const pages: unknown[][] = [];
      let cursor: string | null = null;
      do {
        const page = await table.query({ pk: items[0]!.pk, prefix: 'ITEM#' }, { limit: 3, cursor, newestFirst });
        pages.push(page.items);
        cursor = page.cursor;
      } while (cursor);
      expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
      expect(pages.flat()).toEqual(newestFirst ? items.toReversed() : items);
    }
  });

  it('keeps to the prefix', async () => {
    const [item] = await givenItems(1);
    await table.write(put({ pk: item!.pk, sk: 'OTHER#1' }));
    expect((await table.query({ pk: item!.pk, prefix: 'ITEM#' })).items).toEqual([item]);
  });

  it('gives a position that tells nothing of the partition and cannot leave it', async () => {
    const [mine, foreign] = [await givenItems(3), await givenItems(3)];
    const { cursor } = await table.query({ pk: foreign[0]!.pk, prefix: 'ITEM#' }, { limit: 1 });
    expect(Buffer.from(cursor!, 'base64url').toString()).toBe('0000');
    const page = await table.query({ pk: mine[0]!.pk, prefix: 'ITEM#' }, { cursor });
    expect(page.items).toEqual(mine.slice(1));
  });

  it('follows the pages to the end when all is asked for', async () => {
    const pk = randomUUID();
    const text = 'x'.repeat(300_000);
    for (let n = 0; n < 5; n++) await table.write(put({ pk, sk: `ITEM#${n}`, text }));
    calls.length = 0;
    expect(await table.queryAll({ pk, prefix: 'ITEM#' })).toHaveLength(5);
    expect(calls.length).toBeGreaterThan(1);
  });
});

describe('write', () => {
  it('tells of a refused condition and of what stood in its way', async () => {
    const [item] = await givenItems(1);
    const refused = table.write(insert(item!));
    await expect(refused).rejects.toBeInstanceOf(ConditionFailed);
    await expect(refused).rejects.toMatchObject({ index: 0, item });
    await expect(
      table.write(update({ pk: 'no', sk: 'one' }, { set: { a: 1 } }, { exists: true })),
    ).rejects.toMatchObject({
      item: null,
    });
  });

  it('gives the item as it is after an update', async () => {
    const [item] = await givenItems(1);
    const { pk, sk } = item!;
    expect(await table.write(update({ pk, sk }, { set: { a: null, b: undefined }, add: { n: 5 } }))).toEqual({
      pk,
      sk,
      n: 5,
      a: null,
    });
  });

  it('counts up to a limit and not over it, however many come at once', async () => {
    const key = { pk: randomUUID(), sk: 'COUNTER' };
    const hits = await Promise.allSettled(
      Array.from({ length: 12 }, () => table.write(update(key, { add: { hits: 1 } }, { below: { hits: 5 } }))),
    );
    expect(hits.filter((hit) => hit.status === 'fulfilled')).toHaveLength(5);
    expect(await table.get(key, { consistent: true })).toEqual({ ...key, hits: 5 });
  });
});

describe('transact', () => {
  it('writes all or nothing, and names the write that was refused', async () => {
    const [item] = await givenItems(1);
    const fresh = { pk: item!.pk, sk: 'FRESH' };
    const writes = [insert(fresh), check({ pk: 'no', sk: 'one' }, { exists: true }), remove(fresh)];
    await expect(table.transact(writes.slice(0, 2))).rejects.toMatchObject({ name: 'ConditionFailed', index: 1 });
    expect(await table.get(fresh, { consistent: true })).toBeNull();
    await table.transact([insert(fresh), check({ pk: item!.pk, sk: item!.sk }, { exists: true })]);
    expect(await table.get(fresh, { consistent: true })).toEqual(fresh);
  });
});

describe('removeMany', () => {
  it('removes more items than one call takes, and nothing else', async () => {
    const items = await givenItems(60);
    calls.length = 0;
    // Whole items, as a list gives them: their keys alone may be sent.
    await table.removeMany(items.slice(1));
    expect(calls.map((call) => call.operation)).toEqual(Array(3).fill('BatchWriteItem'));
    expect(await table.queryAll({ pk: items[0]!.pk, prefix: 'ITEM#' }, { consistent: true })).toEqual([items[0]]);
  });

  it('asks again for what the database left undone', async () => {
    const items = await givenItems(30);
    let refused = false;
    intercept((command) => {
      if (!(command instanceof BatchWriteCommand) || refused) return undefined;
      refused = true;
      return { UnprocessedItems: command.input.RequestItems };
    });
    await table.removeMany(items);
    expect(await table.queryAll({ pk: items[0]!.pk, prefix: 'ITEM#' }, { consistent: true })).toEqual([]);
    expect(vi.mocked(delay).mock.calls.map(([milliseconds]) => milliseconds)).toEqual([50]);
  });

  it('does nothing for an empty list', async () => {
    await table.removeMany([]);
    expect(calls).toEqual([]);
  });
});

describe('the cost of a call', () => {
  it('is what the database says it is', async () => {
    const key = { pk: randomUUID(), sk: 'BIG' };
    await table.write(put({ ...key, text: 'x'.repeat(3000) }));
    await table.get(key);
    await table.get(key, { consistent: true });
    expect(calls).toEqual([
      { operation: 'PutItem', reads: 0, writes: 3 },
      { operation: 'GetItem', reads: 0.5, writes: 0 },
      { operation: 'GetItem', reads: 1, writes: 0 },
    ]);
  });

  it('is not asked for when nobody listens', async () => {
    const silent = createTable({ name, region: 'local', endpoint: dynamo.endpoint });
    const spy = intercept(() => undefined);
    await silent.get({ pk: 'a', sk: 'b' });
    expect(JSON.stringify(spy.mock.calls[0]![0])).not.toContain('ReturnConsumedCapacity');
  });
});
