import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { CreateTableCommand, DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { DATABASE_FILE } from '#scripts/local/runtime.ts';

/** A folder that goes when the test ends. */
export function passingFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tonus-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A database with one table, which runs in a data folder until the test ends. */
export async function runDatabase(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  const { endpoint, stop } = await startDynamo({ dbPath: join(dataDir, DATABASE_FILE) });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'eu-central-1', credentials });
  let stopped: Promise<void> | undefined;
  const end = (): Promise<void> => {
    client.destroy();
    return (stopped ??= stop());
  };
  onTestFinished(end);
  const key = { AttributeName: 'pk', AttributeType: 'S' } as const;
  await client
    .send(
      new CreateTableCommand({
        TableName: 'tonus',
        AttributeDefinitions: [key],
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        BillingMode: 'PAY_PER_REQUEST',
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof Error && error.name === 'ResourceInUseException')) throw error;
    });
  return {
    endpoint,
    client,
    put: (name: string) => client.send(new PutItemCommand({ TableName: 'tonus', Item: { pk: { S: name } } })),
    /** The keys of all items, sorted. */
    names: async (): Promise<string[]> => {
      const { Items = [] } = await client.send(new ScanCommand({ TableName: 'tonus' }));
      return Items.map(({ pk }) => pk?.S ?? '').toSorted();
    },
    stop: end,
  };
}
