import { closeSync, openSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { OBJECTS } from '#scripts/local/s3.ts';
import { lineOf, putSealed, type BackupOptions } from './backup.ts';
import { pack } from './backup-archive.ts';
import { sealText } from './backup-manifest.ts';
import { deletionsName, logName } from './backup-names.ts';
import {
  atOneMoment,
  filesOf,
  gatherFiles,
  holdObjects,
  lastSequence,
  objectsOf,
  tablesOf,
  takeWork,
} from './backup-snapshot.ts';
import { deletionsIn, type Deletion } from './deletions.ts';

/** In a piece of the log: the records of the stream, a line each. */
export const RECORDS_FILE = 'records.jsonl';

const OWNER_ONLY = 0o600;

/** What a piece of the log says of itself. */
export const Piece = z.object({
  /** The moment it leads to. */
  at: z.string(),
  after: z.number(),
  upTo: z.number(),
  tables: z.string(),
  /** All that a data folder of that moment has besides the database, by their paths in it. */
  files: z.array(z.string()),
  objects: z.array(z.string()),
});
export type Piece = z.infer<typeof Piece>;

/** Up to where the log goes, and what it has told of already. */
export interface LogPlace {
  readonly sequence: number;
  /** Path and state of each file that was logged. */
  readonly files: ReadonlyMap<string, string>;
  readonly objects: ReadonlySet<string>;
}

/** The stream no longer has what the log would go on with: a whole backup has to come first. */
export class LogBroken extends Error {}

/** What goes beside what a piece says of itself. */
interface Told<Files> {
  readonly added: Files;
  readonly deletions: readonly Deletion[];
}

/** A log that goes on after this record, and has told of no files yet. */
export function placeAfter(sequence: number): LogPlace {
  return { sequence, files: new Map(), objects: new Set() };
}

/**
 * Adds to the log what has come since: the records of the stream up to one moment, and so whole transactions, with the
 * files and objects that changed. Nothing is written where nothing has. Returns the place from which to go on; throws
 * `LogBroken` where records are missing.
 */
export async function appendToLog(options: BackupOptions, since: LogPlace): Promise<LogPlace> {
  const { dataDir, storage, key, now = () => new Date() } = options;
  const stamps = stampsOf(dataDir);
  const changed = [...stamps].filter(([path, stamp]) => since.files.get(path) !== stamp).map(([path]) => path);
  const present = new Set(objectsOf(dataDir));
  const isNew = (path: string): boolean => !since.objects.has(path);
  const idle = changed.length === 0 && stamps.size === since.files.size && ![...present].some(isNew);
  if (idle && (await atOneMoment(dataDir, lastSequence)) === since.sequence) return since;

  const work = takeWork(dataDir);
  try {
    const files = gatherFiles(dataDir, work.folder, (path) => changed.includes(path));
    const held = holdObjects(dataDir, work.folder, isNew);
    const records = join(work.folder, RECORDS_FILE);
    const piece = await atOneMoment(dataDir, (database): Piece & Told<typeof files> => {
      const at = now().toISOString();
      const added = held.complete();
      const upTo = lastSequence(database);
      writeRecords(database, { after: since.sequence, upTo, to: records });
      return {
        at,
        after: since.sequence,
        upTo,
        tables: tablesOf(database),
        files: [...stamps.keys()],
        objects: [...present, ...added.map(({ path }) => path.slice(OBJECTS.length + 1))],
        added,
        deletions: deletionsIn(database, { after: since.sequence, upTo }),
      };
    });
    const { added, deletions, ...about } = piece;
    // Before the piece: whatever leads past a deletion is there with it.
    if (deletions.length > 0) {
      const named = deletionsName(lineOf(dataDir), piece.after, piece.upTo, new Date(piece.at));
      await storage.put(named, sealText(JSON.stringify(deletions), key, named));
    }
    const name = logName(lineOf(dataDir), piece.after, piece.upTo, new Date(piece.at));
    const packed = pack([{ path: RECORDS_FILE, source: records }, ...files, ...added], about);
    await putSealed(storage, name, packed, key);
    return { sequence: piece.upTo, files: stamps, objects: new Set(piece.objects) };
  } finally {
    work.release();
  }
}

/** Tells a file from what it was: it is always replaced, or appended to. */
function stampsOf(dataDir: string): Map<string, string> {
  const stamps = new Map<string, string>();
  for (const path of filesOf(dataDir)) {
    const found = statSync(join(dataDir, path), { throwIfNoEntry: false, bigint: true });
    if (found) stamps.set(path, `${found.ino} ${found.size} ${found.mtimeNs}`);
  }
  return stamps;
}

function writeRecords(database: DatabaseSync, { after, upTo, to }: { after: number; upTo: number; to: string }): void {
  if (upTo < after) throw new LogBroken(`The stream ends at ${upTo}, before ${after}: these are other data`);
  const found = database.prepare('SELECT * FROM _stream_records WHERE id > ? AND id <= ? ORDER BY id');
  const handle = openSync(to, 'w', OWNER_ONLY);
  try {
    let next = after + 1;
    for (const row of found.iterate(after, upTo)) {
      if (row['id'] !== next) break;
      next += 1;
      writeFileSync(handle, `${JSON.stringify(row)}\n`);
    }
    if (next !== upTo + 1) throw new LogBroken(`Records of the stream from ${next} to ${upTo} are not there any more`);
  } finally {
    closeSync(handle);
  }
}
