import { describe, expect, it, vi } from 'vitest';
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { passingFolder, runDatabase } from '#tests/support/data-folder.ts';
import { openStore } from './store.ts';
import { followStream, type LambdaRecord } from './stream.ts';

describe('the reader of a stream', () => {
  it('hands over what waits for its batch to fill, though the clock is set back meanwhile', async () => {
    const { client, endpoint, put } = await runDatabase(passingFolder());
    const { Table } = await client.send(new DescribeTableCommand({ TableName: 'tonus' }));
    let clock = Date.now();
    // At each look an hour earlier.
    vi.spyOn(Date, 'now').mockImplementation(() => (clock -= 3_600_000));
    const delivered: LambdaRecord[] = [];
    const reader = followStream({
      endpoint,
      region: 'eu-central-1',
      streamArn: Table!.LatestStreamArn!,
      checkpoints: openStore(undefined, z.string()),
      name: 'reader',
      wants: () => true,
      isDue: (_count, waitedMs) => waitedMs >= 50,
      deliver: (records, done) => {
        delivered.push(...records);
        done(records.at(-1)!);
        return Promise.resolve();
      },
      onTrouble: () => undefined,
    });
    try {
      await put('one');
      await vi.waitFor(() => expect(delivered).toHaveLength(1), { timeout: 10_000 });
    } finally {
      vi.restoreAllMocks();
      await reader.stop();
    }
  });
});
