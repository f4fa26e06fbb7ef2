import { CreateTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startDynamo } from './local/dynamo.ts';
import { DATABASE_FILE } from './local/runtime.ts';
import { differencesOf, rehearse } from './rehearse-restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonus-rehearsal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('brings back every item of a data folder, whatever is in it, and leaves the folder as it was', async () => {
  const { endpoint, stop } = await startDynamo({ dbPath: join(folder, DATABASE_FILE) });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'eu-central-1', credentials });
  await client.send(
    new CreateTableCommand({
      TableName: 'tonus',
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      BillingMode: 'PAY_PER_REQUEST',
    }),
  );
  // More than one batch, with every kind of value that there is.
  for (let index = 0; index < 30; index++) {
    const Item = {
      pk: { S: 'WS#1' },
      sk: { S: `THING#${index}` },
      text: { S: 'Ёлка «Юг»\n\u2028' },
      number: { N: '12345678901234567890.12' },
      bytes: { B: new Uint8Array([0, 255, index]) },
      list: { L: [{ NULL: true }, { BOOL: false }, { M: { deep: { N: '0' } } }] },
    };
    await client.send(new PutItemCommand({ TableName: 'tonus', Item }));
  }
  client.destroy();
  await stop();
  expect(await rehearse(folder)).toMatchObject({ items: 30, differences: [] });
  expect(await rehearse(folder)).toMatchObject({ items: 30, differences: [] });
});

it('names what is missing, what is only there and what is not the same', () => {
  const before = new Map([...'abc'].map((key) => [key, key] as const));
  const after = new Map([
    ['a', 'a'],
    ['b', 'x'],
    ['d', 'd'],
  ]);
  expect(differencesOf(before, after)).toEqual(['b', 'c', 'd']);
});
