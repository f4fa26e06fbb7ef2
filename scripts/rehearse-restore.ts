import {
  BatchWriteItemCommand,
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  ScanCommand,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { DATABASE_FILE } from '#scripts/local/runtime.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

type Stored = Record<string, AttributeValue>;

/** What a rehearsal has found. */
interface Rehearsed {
  readonly items: number;
  readonly milliseconds: number;
  /** Items that are missing in the restored table, are only there, or are not the same: their keys. */
  readonly differences: readonly string[];
}

/** DynamoDB takes as many in one request. */
const BATCH = 25;
const TRIES = 8;

/**
 * Backs up the table of a data folder into a file, restores the file into a database that is empty, in a folder of its
 * own, and compares every item of the two. The data folder is only read; what the rehearsal makes is removed.
 */
export async function rehearse(dataDir: string): Promise<Rehearsed> {
  const dbPath = join(dataDir, DATABASE_FILE);
  if (!existsSync(dbPath)) throw new Error(`There are no data in ${dataDir}: run npm start once`);
  const begun = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'tonus-restore-'));
  const [source, target] = [await startDynamo({ dbPath }), await startDynamo({ dbPath: join(folder, DATABASE_FILE) })];
  const [from, to] = [clientOf(source.endpoint), clientOf(target.endpoint)];
  try {
    const name = await onlyTable(from);
    const file = join(folder, 'backup.jsonl.gz');
    await backUp(from, name, file);
    await createLike(from, to, name);
    await restore(file, to, name);
    const [before, after] = [await digests(from, name), await digests(to, name)];
    return { items: before.size, milliseconds: Date.now() - begun, differences: differencesOf(before, after) };
  } finally {
    from.destroy();
    to.destroy();
    await Promise.all([source.stop(), target.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The keys of items that two tables do not have alike. */
export function differencesOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => before.get(key) !== after.get(key));
}

function clientOf(endpoint: string): DynamoDBClient {
  // The embedded database asks for no particular keys.
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return new DynamoDBClient({ endpoint, region: 'eu-central-1', credentials });
}

async function onlyTable(client: DynamoDBClient): Promise<string> {
  const { TableNames: names = [] } = await client.send(new ListTablesCommand({}));
  if (names.length !== 1) throw new Error(`One table was expected, there are ${names.length}`);
  return names[0]!;
}

async function* itemsOf(client: DynamoDBClient, name: string): AsyncGenerator<Stored> {
  let start: Stored | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: name, ConsistentRead: true, ...(start ? { ExclusiveStartKey: start } : {}) }),
    );
    yield* page.Items ?? [];
    start = page.LastEvaluatedKey;
  } while (start);
}

/** A line an item, as an export of DynamoDB writes them; bytes are told from texts. */
async function backUp(client: DynamoDBClient, name: string, file: string): Promise<void> {
  async function* lines(): AsyncGenerator<string> {
    for await (const item of itemsOf(client, name)) yield `${lineOf(item)}\n`;
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file));
}

/** Who reads lines takes these two signs for the end of one as well. */
function lineOf(item: Stored): string {
  return JSON.stringify(item, writeBytes).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

async function createLike(from: DynamoDBClient, to: DynamoDBClient, name: string): Promise<void> {
  const { Table: table } = await from.send(new DescribeTableCommand({ TableName: name }));
  const { AttributeDefinitions, KeySchema } = table!;
  await to.send(
    new CreateTableCommand({ TableName: name, AttributeDefinitions, KeySchema, BillingMode: 'PAY_PER_REQUEST' }),
  );
}

async function restore(file: string, client: DynamoDBClient, name: string): Promise<void> {
  let batch: Stored[] = [];
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    batch.push(JSON.parse(line, readBytes) as Stored);
    if (batch.length < BATCH) continue;
    await put(batch, client, name);
    batch = [];
  }
  await put(batch, client, name);
}

async function put(items: readonly Stored[], client: DynamoDBClient, name: string): Promise<void> {
  let left = items.map((Item) => ({ PutRequest: { Item } }));
  for (let attempt = 1; left.length > 0; attempt++) {
    const { UnprocessedItems } = await client.send(new BatchWriteItemCommand({ RequestItems: { [name]: left } }));
    left = (UnprocessedItems?.[name] ?? []) as typeof left;
    if (left.length > 0 && attempt === TRIES) throw new Error(`${left.length} items were not taken`);
    if (left.length > 0) await wait(2 ** attempt * 10);
  }
}

/** A hash of every item by its key, whatever the order of its attributes. */
async function digests(client: DynamoDBClient, name: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const item of itemsOf(client, name)) {
    const { pk, sk } = item;
    const hash = createHash('sha256')
      .update(JSON.stringify(sorted(item), writeBytes))
      .digest('hex');
    found.set(`${pk?.S} ${sk?.S}`, hash);
  }
  return found;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, sorted(one)]));
}

const BYTES = '$bytes';

function writeBytes(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? { [BYTES]: Buffer.from(value).toString('base64') } : value;
}

function readBytes(_key: string, value: unknown): unknown {
  const bytes = (value as Record<string, unknown> | null)?.[BYTES];
  return typeof bytes === 'string' ? new Uint8Array(Buffer.from(bytes, 'base64')) : value;
}

/** What an operator does on AWS, step by step: nothing here can do it for them, since it makes a table that costs. */
const AWS_STEPS = `A deployed stage is rehearsed on AWS itself, with TABLE the table of its data stack; write down when you begin.
 1. aws dynamodb describe-continuous-backups --table-name TABLE
      says from which moment on and up to which the table can be restored.
 2. aws dynamodb restore-table-to-point-in-time --source-table-name TABLE --target-table-name TABLE-rehearsal --use-latest-restorable-time
 3. aws dynamodb wait table-exists --table-name TABLE-rehearsal
 4. aws dynamodb scan --table-name TABLE-rehearsal --select COUNT
      and the same of TABLE: they differ by what was written since, and by nothing else.
 5. npm run admin -- --table TABLE-rehearsal
      any command that reads: it has to find the plans of companies that you know.
 6. aws dynamodb delete-table --table-name TABLE-rehearsal
      it is a copy of everybody's data: do not leave it there.
 7. Write the day into the file of the stage: "restoreRehearsed": "YYYY-MM-DD", with the minutes into your own log.
Sealed values open only with the vault key of the stage: a rehearsal in another account shows everything but them.`;

async function main(): Promise<void> {
  const dataDir = resolve(process.env['DATA_DIR'] ?? '.local');
  const { items, milliseconds, differences } = await rehearse(dataDir);
  if (differences.length > 0) {
    console.error(`Restored, but ${differences.length} of ${items} items differ, the first: ${differences[0]}`);
    process.exitCode = 1;
    return;
  }
  const minutes = (milliseconds / MINUTE_MS).toFixed(1);
  console.log(
    `Backed up, restored into an empty database and compared: ${items} items, all the same, ${minutes} minutes.`,
  );
  console.log(
    `For the file of a stage that runs on these data:\n  "restoreRehearsed": "${new Date().toISOString().slice(0, 10)}",`,
  );
  console.log(`\n${AWS_STEPS}`);
}

if (import.meta.main) await main();
