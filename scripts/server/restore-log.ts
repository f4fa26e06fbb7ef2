import { createReadStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import * as z from 'zod/mini';
import { postToDynamo } from '#scripts/local/post-to-dynamo.ts';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { DATABASE_FILE } from '#scripts/local/runtime.ts';
import { OBJECTS } from '#scripts/local/s3.ts';
import { Piece, RECORDS_FILE } from './backup-log.ts';
import type { Manifest } from './backup-manifest.ts';
import type { LogName } from './backup-names.ts';
import { filesOf, objectsOf } from './backup-snapshot.ts';
import type { BackupStorage } from './backup-storage.ts';
import { unpackSealed } from './restore-unpack.ts';

interface Replay {
  readonly storage: BackupStorage;
  readonly key: Uint8Array;
  /** A restored data folder that nothing runs on. */
  readonly folder: string;
  readonly backup: Manifest;
  readonly log: readonly LogName[];
  readonly to: Date | undefined;
  readonly tell: (line: string) => void;
}

const Row = z.looseObject({
  id: z.number(),
  table_name: z.string(),
  keys_json: z.string(),
  new_image: z.nullable(z.string()),
});
type Row = Readonly<Record<string, SQLInputValue>> & z.infer<typeof Row>;

const PIECE_FOLDER = '.piece';
/** The database takes as many in one request. */
const BATCH = 25;
const TRIES = 8;

/**
 * Brings a restored data folder forward to a moment: items become what the stream says they became, the stream gets
 * the same records with the same numbers, and files and objects are those of the last piece. A piece holds whole
 * transactions; one that does not follow ends it.
 */
export async function replayLog({ storage, key, folder, backup, log, to, tell }: Replay) {
  let sequence = backup.sequence;
  let at = new Date(backup.at);
  const following = log
    .filter((one) => one.upTo > sequence || (one.upTo === sequence && one.at > at))
    .toSorted((a, b) => a.upTo - b.upTo || a.at.getTime() - b.at.getTime());
  const beyond = to === undefined ? -1 : following.findIndex((one) => one.at > to);
  const pieces = beyond < 0 ? following : following.slice(0, beyond);
  const [first] = pieces;
  if (!first) return { at, sequence };
  const pieceFolder = join(folder, PIECE_FOLDER);
  const dynamo = await startDynamo({ dbPath: join(folder, DATABASE_FILE) });
  const added: string[] = [];
  try {
    for (const [number, { name, after, upTo, at: moment }] of pieces.entries()) {
      if (after > sequence || upTo < sequence) {
        tell(`The log stops at ${at.toISOString()}: what follows does not begin there`);
        break;
      }
      const own = join(pieceFolder, String(number));
      mkdirSync(own, { recursive: true });
      const { about, entries } = await unpackSealed(storage, name, key, own);
      const piece = Piece.parse(about);
      if (piece.tables !== backup.tables) {
        tell(
          `The log stops at ${at.toISOString()}: tables were changed then, and the backup from after that is another`,
        );
        break;
      }
      const records = join(own, RECORDS_FILE);
      await replayItems(dynamo.endpoint, records, sequence);
      added.push(records);
      for (const { path } of entries) if (path !== RECORDS_FILE) put(join(own, path), join(folder, path));
      dropAllBut(folder, piece);
      [sequence, at] = [upTo, moment];
    }
  } finally {
    await dynamo.stop();
  }
  await replaceStream(join(folder, DATABASE_FILE), added, backup.sequence);
  rmSync(pieceFolder, { recursive: true });
  return { at, sequence };
}

async function* rowsOf(file: string): AsyncGenerator<Row> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    yield Row.parse(JSON.parse(line)) as Row; // a row of SQLite has nothing else in its columns
  }
}

async function replayItems(endpoint: string, file: string, after: number): Promise<void> {
  let batch = new Map<string, Row>();
  const flush = async (): Promise<void> => {
    if (batch.size > 0) await write(endpoint, [...batch.values()]);
    batch = new Map();
  };
  for await (const row of rowsOf(file)) {
    if (row.id <= after) continue;
    const name = `${row.table_name} ${row.keys_json}`;
    if (batch.has(name) || batch.size === BATCH) await flush();
    batch.set(name, row);
  }
  await flush();
}

const Unprocessed = z.object({ UnprocessedItems: z.optional(z.record(z.string(), z.array(z.unknown()))) });

async function write(endpoint: string, rows: readonly Row[]): Promise<void> {
  const requests = Object.groupBy(rows, ({ table_name }) => table_name);
  let left: Record<string, unknown[]> = Object.fromEntries(
    Object.entries(requests).map(([table, own = []]) => [table, own.map(requestOf)]),
  );
  for (let attempt = 1; Object.keys(left).length > 0; attempt++) {
    if (attempt > TRIES) throw new Error('The database does not take what the log holds');
    const response = await postToDynamo(endpoint, 'DynamoDB_20120810.BatchWriteItem', { RequestItems: left });
    if (!response.ok) throw new Error(`The database refused what the log holds: ${await response.text()}`);
    left = Unprocessed.parse(await response.json()).UnprocessedItems ?? {};
  }
}

function requestOf({ keys_json: keys, new_image: image }: Row): object {
  return image === null ? { DeleteRequest: { Key: JSON.parse(keys) } } : { PutRequest: { Item: JSON.parse(image) } };
}

/** Replaying wrote records of its own, with other times and kinds: those of the log take their place, number for number. */
async function replaceStream(dbPath: string, files: readonly string[], after: number): Promise<void> {
  const database = new DatabaseSync(dbPath);
  database.exec('BEGIN IMMEDIATE');
  database.prepare('DELETE FROM _stream_records WHERE id > ?').run(after);
  let last = after;
  for (const file of files) {
    for await (const row of rowsOf(file)) {
      if (row.id <= last) continue;
      const columns = Object.keys(row);
      database
        .prepare(`INSERT INTO _stream_records (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
        .run(...Object.values(row));
      last = row.id;
    }
  }
  database.prepare("UPDATE sqlite_sequence SET seq = CAST(? AS INTEGER) WHERE name = '_stream_records'").run(last);
  database.exec('COMMIT');
  database.close();
}

function put(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

function dropAllBut(folder: string, { files, objects }: Piece): void {
  const [wantedFiles, wantedObjects] = [new Set(files), new Set(objects)];
  for (const path of filesOf(folder)) {
    if (!wantedFiles.has(path) && !path.startsWith(PIECE_FOLDER)) rmSync(join(folder, path));
  }
  for (const path of objectsOf(folder)) if (!wantedObjects.has(path)) rmSync(join(folder, OBJECTS, path));
}
