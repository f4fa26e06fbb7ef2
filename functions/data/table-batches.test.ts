import { setTimeout as delay } from 'node:timers/promises';
import { BatchGetCommand, BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, makeItems, keysOf, place, table } from '#tests/support/embedded-table.ts';
import { intercept } from '#tests/support/intercept.ts';

vi.mock('node:timers/promises', { spy: true });
beforeEach(() => void vi.mocked(delay).mockResolvedValue(undefined));

const { name } = place;

describe('getMany', () => {
  it('gives the items in the order of the keys, null for what is not there, a key twice where it is asked twice', async () => {
    const [a, b] = await makeItems(2);
    const missing = { pk: a!.pk, sk: 'NOTHING' };
    expect(await table.getMany([b!, missing, a!, b!].map(({ pk, sk }) => ({ pk, sk })))).toEqual([b, null, a, b]);
  });

  it('asks for more keys than one call takes', async () => {
    const items = await makeItems(205);
    calls.length = 0;
    expect(await table.getMany(keysOf(items))).toEqual(items);
    expect(calls.map((call) => call.operation)).toEqual(Array(3).fill('BatchGetItem'));
  });

  it('when it must be sure, asks once more, strongly, for what was missing and only for that', async () => {
    const [old, fresh] = await makeItems(2);
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
    const items = await makeItems(2);
    calls.length = 0;
    await table.getMany(keysOf(items), { sure: true });
    expect(calls).toEqual([{ operation: 'BatchGetItem', reads: 1, writes: 0 }]);
  });

  it('asks again for keys the database left undone, waiting a little longer each time', async () => {
    const [a, b] = await makeItems(2);
    let refusals = 2;
    intercept((command) => {
      if (!(command instanceof BatchGetCommand) || refusals-- <= 0) return undefined;
      return {
        Responses: { [name]: [] },
        UnprocessedKeys: { [name]: { Keys: command.input.RequestItems![name]!.Keys } },
      };
    });
    expect(await table.getMany(keysOf([a!, b!]))).toEqual([a, b]);
    expectWaits([50, 100]);
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

describe('removeMany', () => {
  it('removes more items than one call takes, and nothing else', async () => {
    const items = await makeItems(60);
    calls.length = 0;
    // Whole items, as a list gives them: their keys alone may be sent.
    await table.removeMany(items.slice(1));
    expect(calls.map((call) => call.operation)).toEqual(Array(3).fill('BatchWriteItem'));
    expect(await table.queryAll({ pk: items[0]!.pk, prefix: 'ITEM#' }, { consistent: true })).toEqual([items[0]]);
  });

  it('asks again for what the database left undone', async () => {
    const items = await makeItems(30);
    let refused = false;
    intercept((command) => {
      if (!(command instanceof BatchWriteCommand) || refused) return undefined;
      refused = true;
      return { UnprocessedItems: command.input.RequestItems };
    });
    await table.removeMany(items);
    expect(await table.queryAll({ pk: items[0]!.pk, prefix: 'ITEM#' }, { consistent: true })).toEqual([]);
    expectWaits([50]);
  });

  it('does nothing for an empty list', async () => {
    await table.removeMany([]);
    expect(calls).toEqual([]);
  });
});

/** Each wait is at most this long and at least half of it: the rest is chance, so that callers do not come at once. */
function expectWaits(longest: readonly number[]): void {
  const waits = vi.mocked(delay).mock.calls.map(([milliseconds]) => Number(milliseconds));
  expect(waits).toHaveLength(longest.length);
  for (const [index, most] of longest.entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(most / 2);
    expect(waits[index]).toBeLessThanOrEqual(most);
  }
}
