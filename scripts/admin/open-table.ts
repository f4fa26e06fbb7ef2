import { DynamoDBClient, ListTablesCommand, ScanCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTable, type Item, type Table } from '#data/table.ts';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { DATABASE_FILE, ENDPOINT_FILE } from '#scripts/local/runtime.ts';

/** Walks the whole table for the items of one type: for operators, who may wait; no function has the right to. */
export type Scan = (type: string) => AsyncGenerator<Item>;

interface OpenTable {
  readonly table: Table;
  readonly scan: Scan;
  readonly stop: () => Promise<void>;
}

const ROOT = join(import.meta.dirname, '../..');
const nothing = async (): Promise<void> => {};

/**
 * The table an operator works on. With a name: a deployed one, by the AWS credentials and AWS_REGION of the
 * environment. Without: the local one, through the product where it runs, else from its files.
 */
export async function openTable(name: string | undefined, env: NodeJS.ProcessEnv = process.env): Promise<OpenTable> {
  const region = env['AWS_REGION'] ?? 'eu-central-1';
  const given = env['DYNAMODB_ENDPOINT'];
  if (name !== undefined) return { ...opened({ name, region, endpoint: given }), stop: nothing };

  // The embedded database asks for no particular keys, the SDK for any.
  env['AWS_ACCESS_KEY_ID'] ??= 'local';
  env['AWS_SECRET_ACCESS_KEY'] ??= 'local';
  const dir = resolve(ROOT, env['DATA_DIR'] ?? '.local');
  const running = given ?? (await endpointOfRunning(dir, region));
  if (running !== undefined) return { ...(await onlyTable(running, region)), stop: nothing };

  if (!existsSync(join(dir, DATABASE_FILE))) {
    throw new Error(`There are no data in ${dir}: run npm start once, or name a deployed table with --table`);
  }
  return openFolder(dir, env);
}

/** The table of a data folder that no product runs on. */
export async function openFolder(dir: string, env: NodeJS.ProcessEnv = process.env): Promise<OpenTable> {
  // The embedded database asks for no particular keys, the SDK for any.
  env['AWS_ACCESS_KEY_ID'] ??= 'local';
  env['AWS_SECRET_ACCESS_KEY'] ??= 'local';
  const { endpoint, stop } = await startDynamo({ dbPath: join(dir, DATABASE_FILE) });
  return { ...(await onlyTable(endpoint, env['AWS_REGION'] ?? 'eu-central-1')), stop };
}

/** Where the database of a running product listens; undefined when none runs on these data. */
async function endpointOfRunning(dir: string, region: string): Promise<string | undefined> {
  const file = join(dir, ENDPOINT_FILE);
  if (!existsSync(file)) return undefined;
  const endpoint = readFileSync(file, 'utf8').trim();
  try {
    await listTables(endpoint, region);
    return endpoint;
  } catch {
    // Left behind by a product that was killed.
    return undefined;
  }
}

async function onlyTable(endpoint: string, region: string): Promise<Omit<OpenTable, 'stop'>> {
  const [name, ...others] = await listTables(endpoint, region);
  if (name === undefined) throw new Error(`There is no table at ${endpoint} yet: run npm start once`);
  if (others.length > 0) throw new Error(`There are several tables at ${endpoint}: name one with --table`);
  return opened({ name, region, endpoint });
}

interface Place {
  readonly name: string;
  readonly region: string;
  readonly endpoint: string | undefined;
}

function opened(place: Place): Omit<OpenTable, 'stop'> {
  return { table: createTable(place), scan: (type) => scanTable(place, type) };
}

/** The items of one type in a whole table. */
export async function* scanTable({ name, region, endpoint }: Place, type: string): AsyncGenerator<Item> {
  const client = new DynamoDBClient({ region, ...(endpoint === undefined ? {} : { endpoint }) });
  let start: Record<string, AttributeValue> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: name,
        FilterExpression: '#type = :type',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: { ':type': { S: type } },
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    );
    yield* (page.Items ?? []).map((item) => unmarshall(item));
    start = page.LastEvaluatedKey;
  } while (start);
  client.destroy();
}

async function listTables(endpoint: string, region: string): Promise<string[]> {
  const client = new DynamoDBClient({ endpoint, region, maxAttempts: 1 });
  try {
    return (await client.send(new ListTablesCommand({}))).TableNames ?? [];
  } finally {
    client.destroy();
  }
}
