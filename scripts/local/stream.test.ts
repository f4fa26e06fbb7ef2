import { afterEach, describe, expect, it, vi } from 'vitest';
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { passingFolder, runDatabase } from '#tests/support/data-folder.ts';
import { openStore } from './store.ts';
import { openStream, type LambdaRecord } from './stream-pages.ts';
import { followStream, type StreamReader } from './stream.ts';

afterEach(() => vi.restoreAllMocks());

/** A stream to be written to and read; what is left of a reader is how it hands over. */
async function openTableStream() {
  const { client, endpoint, put } = await runDatabase(passingFolder());
  const { Table } = await client.send(new DescribeTableCommand({ TableName: 'tonus' }));
  const stream = openStream({ endpoint, region: 'eu-central-1', arn: Table!.LatestStreamArn! });
  const follow = (how: Pick<StreamReader, 'name' | 'isDue' | 'deliver'>) =>
    followStream({
      stream,
      checkpoints: openStore(undefined, z.string()),
      wants: () => true,
      onTrouble: () => undefined,
      ...how,
    });
  return { put, stream, follow };
}

describe('the reader of a stream', () => {
  it('hands over what waits for its batch to fill, though the clock is set back meanwhile', async () => {
    const { put, stream, follow } = await openTableStream();
    let clock = Date.now();
    // At each look an hour earlier.
    vi.spyOn(Date, 'now').mockImplementation(() => (clock -= 3_600_000));
    const delivered: LambdaRecord[] = [];
    const reader = follow({
      name: 'reader',
      isDue: (_count, waitedMs) => waitedMs >= 50,
      deliver: (records, done) => {
        delivered.push(...records);
        done(records.at(-1)!);
        return Promise.resolve();
      },
    });
    try {
      await put('one');
      await vi.waitFor(() => expect(delivered).toHaveLength(1), { timeout: 10_000 });
    } finally {
      await reader.stop();
      stream.close();
    }
  });

  it('says since when it is behind, as a time of day, for as long as something is being dealt with', async () => {
    const { put, stream, follow } = await openTableStream();
    const begun = Date.now();
    const delivering = Promise.withResolvers<void>();
    const dealt = Promise.withResolvers<void>();
    const reader = follow({
      name: 'reader',
      isDue: () => true,
      deliver: async (records, done) => {
        delivering.resolve();
        await dealt.promise;
        done(records.at(-1)!);
      },
    });
    try {
      expect(reader.behindSince()).toBeNull();
      await put('one');
      await delivering.promise;
      expect(reader.behindSince()).toBeGreaterThanOrEqual(begun);
      expect(reader.behindSince()).toBeLessThanOrEqual(Date.now());
      dealt.resolve();
      await vi.waitFor(() => expect(reader.behindSince()).toBeNull(), { timeout: 10_000 });
    } finally {
      dealt.resolve();
      await reader.stop();
      stream.close();
    }
  });

  it('is told what another has been told, and the database is asked once for both, though one of them is slow', async () => {
    const { put, stream, follow } = await openTableStream();
    const told: string[] = [];
    const ask = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const reply = await ask(url, init);
      const page = (await reply.clone().json()) as { Records: unknown[] };
      if (page.Records.length > 0) told.push(String(init?.body));
      return reply;
    });
    const seen = { quick: [] as string[], slow: [] as string[] };
    const quickHasTwo = Promise.withResolvers<void>();
    const take = (name: 'quick' | 'slow', records: readonly LambdaRecord[]): void => {
      seen[name].push(...records.map(({ dynamodb }) => dynamodb!.SequenceNumber!));
      if (seen.quick.length >= 2) quickHasTwo.resolve();
    };
    const readers = [
      follow({ name: 'quick', isDue: () => true, deliver: async (records) => take('quick', records) }),
      follow({
        name: 'slow',
        isDue: () => true,
        deliver: async (records) => {
          await quickHasTwo.promise;
          take('slow', records);
        },
      }),
    ];
    try {
      await put('one');
      await vi.waitFor(() => expect(seen.quick).toEqual(['1']), { timeout: 10_000 });
      expect(seen.slow).toEqual([]);
      await put('two');
      await vi.waitFor(() => expect(seen).toEqual({ quick: ['1', '2'], slow: ['1', '2'] }), { timeout: 10_000 });
      expect(told).toHaveLength(2);
    } finally {
      await Promise.all(readers.map((reader) => reader.stop()));
      stream.close();
    }
  });

  it('reads on by no reply that leads back to where it was asked for', async () => {
    const reply = { Records: [{ dynamodb: { SequenceNumber: '1' } }], NextShardIterator: 'here' };
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(reply)));
    const stream = openStream({ endpoint: 'http://127.0.0.1:9', region: 'eu-central-1', arn: 'arn' });
    expect(await stream.read('before')).toMatchObject({ next: 'here' });
    await stream.read('here');
    expect([stream.isKnown('before'), stream.isKnown('here')]).toEqual([true, false]);
    stream.close();
  });
});
