import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { calls, makeItems, place, table } from '#tests/support/embedded-table.ts';
import { intercept } from '#tests/support/intercept.ts';
import { ConditionFailed } from './conditions.ts';
import { createTable } from './table.ts';
import { check, failsAs, insert, put, update } from './writes.ts';

describe('query', () => {
  it('gives a list page by page, each item once, in either direction', async () => {
    const items = await makeItems(7);
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
    const [item] = await makeItems(1);
    await table.write(put({ pk: item!.pk, sk: 'OTHER#1' }));
    expect((await table.query({ pk: item!.pk, prefix: 'ITEM#' })).items).toEqual([item]);
  });

  it('gives a position that tells nothing of the partition and cannot leave it', async () => {
    const [mine, foreign] = [await makeItems(3), await makeItems(3)];
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
    const [item] = await makeItems(1);
    const refused = table.write(insert(item!));
    await expect(refused).rejects.toBeInstanceOf(ConditionFailed);
    await expect(refused).rejects.toMatchObject({ condition: null, item });
    await expect(
      table.write(update({ pk: 'no', sk: 'one' }, { set: { a: 1 } }, { exists: true })),
    ).rejects.toMatchObject({
      item: null,
    });
  });

  it('gives the item as it is after an update', async () => {
    const [item] = await makeItems(1);
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
  it('writes all or nothing, and tells which condition failed by its name', async () => {
    const [item] = await makeItems(1);
    const fresh = { pk: item!.pk, sk: 'FRESH' };
    const writes = [insert(fresh), failsAs('gone', check({ pk: 'no', sk: 'one' }, { exists: true }))];
    await expect(table.transact(writes)).rejects.toMatchObject({ name: 'ConditionFailed', condition: 'gone' });
    expect(await table.get(fresh, { consistent: true })).toBeNull();
    await table.transact([insert(fresh), check({ pk: item!.pk, sk: item!.sk }, { exists: true })]);
    expect(await table.get(fresh, { consistent: true })).toEqual(fresh);
  });

  it.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'tries again what was cancelled by %s',
    async (Code) => {
      const fresh = { pk: randomUUID(), sk: 'FRESH' };
      const asked = cancelFirst(2, [{ Code: 'None' }, { Code }]);
      await table.transact([insert(fresh), check({ pk: 'no', sk: 'one' }, { exists: false })]);
      expect(asked()).toBe(3);
      expect(await table.get(fresh, { consistent: true })).toEqual(fresh);
    },
  );

  it('does not try again what a condition refused beside a conflict, and gives up in the end', async () => {
    const fresh = insert({ pk: randomUUID(), sk: 'FRESH' });
    const second = failsAs('second', fresh);
    const refused = cancelFirst(9, [{ Code: 'TransactionConflict' }, { Code: 'ConditionalCheckFailed' }]);
    await expect(table.transact([fresh, second])).rejects.toMatchObject({ condition: 'second' });
    expect(refused()).toBe(1);
    const busy = cancelFirst(9, [{ Code: 'TransactionConflict' }]);
    await expect(table.transact([fresh])).rejects.toThrow('TransactWriteItems is still refused');
    expect(busy()).toBe(6);
    const wrong = cancelFirst(9, [{ Code: 'ValidationError' }]);
    await expect(table.transact([fresh])).rejects.toThrow('cancelled');
    expect(wrong()).toBe(1);
  });
});

/** Has the database cancel so many transactions for these reasons; gives how many were sent. */
function cancelFirst(times: number, CancellationReasons: { Code: string }[]): () => number {
  let asked = 0;
  intercept((command) => {
    if (!(command instanceof TransactWriteCommand) || ++asked > times) return undefined;
    throw Object.assign(new Error('cancelled'), { name: 'TransactionCanceledException', CancellationReasons });
  });
  return () => asked;
}

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
    const silent = createTable(place);
    const spy = intercept(() => undefined);
    await silent.get({ pk: 'a', sk: 'b' });
    expect(JSON.stringify(spy.mock.calls[0]![0])).not.toContain('ReturnConsumedCapacity');
  });
});
