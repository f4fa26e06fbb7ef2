import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, vi } from 'vitest';
import type { Key } from '#data/keys.ts';
import { createTable, type CallRecord, type Item } from '#data/table.ts';
import { put } from '#data/writes.ts';
import { startDynamo } from '#scripts/local/dynamo.ts';

/** An embedded database for the one test file that imports this, where there is none for all of them. */
vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
const dynamo = await startDynamo();
export const place = { name: 'table', region: 'local', endpoint: dynamo.endpoint };

const client = new DynamoDBClient(place);
await client.send(
  new CreateTableCommand({
    TableName: place.name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
  }),
);
client.destroy();

/** The calls of the test that runs. */
export const calls: CallRecord[] = [];
export const table = createTable({ ...place, onCall: (call) => calls.push(call) });

/** A partition of its own with so many items. */
export async function makeItems(count: number): Promise<(Item & Key)[]> {
  const pk = randomUUID();
  const items = Array.from({ length: count }, (_, n) => ({ pk, sk: `ITEM#${String(n).padStart(4, '0')}`, n }));
  await Promise.all(items.map((item) => table.write(put(item))));
  return items;
}

/** The keys of items and nothing else of them. */
export const keysOf = (items: readonly Key[]): Key[] => items.map(({ pk, sk }) => ({ pk, sk }));

afterEach(() => {
  vi.restoreAllMocks();
  calls.length = 0;
});
afterAll(async () => {
  await dynamo.stop();
  vi.unstubAllEnvs();
});
