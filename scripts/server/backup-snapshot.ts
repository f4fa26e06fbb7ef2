import { constants, copyFileSync, globSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE, ENDPOINT_FILE } from '#scripts/local/runtime.ts';
import { HOLD, OBJECTS, UPLOADS } from '#scripts/local/s3.ts';
import type { PackedFile } from './backup-archive.ts';

/** Where a backup gathers what it will pack; in the data folder, which holds the same things anyway. */
export const WORK = '.backup';
/** Names the line of backups that a data folder is the source of; a restored folder begins one of its own. */
export const LINE_FILE = 'backup-line';
const LOCK_FILE = 'backup-lock';
/** Of no use in another folder, or gathered in another way. */
const LEFT_OUT = [ENDPOINT_FILE, LINE_FILE, WORK, OBJECTS];
/** Places in the stream, then queues: see `gatherFiles`. */
const FIRST = ['streams.json', 'queues'];
const LOCK_WAIT_MS = 5000;
/** Pages copied at a time: 16 MiB, between two of which others get a turn. */
const PAGES = 4096;

/** The state of the database at one moment, told by itself. */
export interface DatabaseState {
  /** The last record of the stream: everything up to it is in, nothing after it. */
  readonly sequence: number;
  /** How many items each table has. */
  readonly items: Readonly<Record<string, number>>;
  /** Tells when tables were made or changed, which no record of a stream does. */
  readonly tables: string;
}

/**
 * Takes the work folder for one backup alone. Returns what gives it back; throws where another one is under way. The
 * lock is one of SQLite's, which ends with its process however that ends.
 */
export function takeWork(dataDir: string): { folder: string; release(): void } {
  const folder = join(dataDir, WORK);
  const lock = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new Error(`Another backup of ${dataDir} is under way`, { cause: error });
  }
  const clear = (): void => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(join(dataDir, OBJECTS, HOLD), { recursive: true, force: true });
  };
  clear();
  mkdirSync(folder, { mode: 0o700 });
  return {
    folder,
    release: () => {
      clear();
      lock.close();
    },
  };
}

/**
 * Runs `within` while the database stands still for this connection, whatever others write meanwhile: all that it
 * reads, and copies with `copyDatabase`, is of one moment, with whole transactions.
 */
export async function atOneMoment<Result>(
  dataDir: string,
  within: (database: DatabaseSync) => Promise<Result> | Result,
): Promise<Result> {
  const database = new DatabaseSync(join(dataDir, DATABASE_FILE), { timeout: LOCK_WAIT_MS });
  try {
    database.exec('BEGIN');
    // The moment is that of the first read.
    database.prepare('SELECT count(*) FROM _tables').get();
    return await within(database);
  } finally {
    database.close();
  }
}

/** Copies the database as this connection sees it. */
export async function copyDatabase(database: DatabaseSync, to: string): Promise<void> {
  await backup(database, to, { rate: PAGES });
}

/** What the database holds, as this connection sees it. */
export function stateOf(database: DatabaseSync): DatabaseState {
  const names = database.prepare('SELECT table_name FROM _tables ORDER BY 1').all();
  const items = names.map(({ table_name: name }) => [String(name), countOf(database, String(name))] as const);
  return { sequence: lastSequence(database), items: Object.fromEntries(items), tables: tablesOf(database) };
}

/** What tables there are, and how they are made. */
export function tablesOf(database: DatabaseSync): string {
  const columns = 'table_name, key_schema, gsi_definitions, stream_enabled, stream_view_type, stream_label';
  return JSON.stringify(database.prepare(`SELECT ${columns} FROM _tables ORDER BY 1`).all());
}

function countOf(database: DatabaseSync, table: string): number {
  return Number(database.prepare(`SELECT count(*) AS n FROM "${table.replaceAll('"', '""')}"`).get()?.['n']);
}

/** The number of the last record of the stream that there ever was. */
export function lastSequence(database: DatabaseSync): number {
  return Number(database.prepare("SELECT seq FROM sqlite_sequence WHERE name = '_stream_records'").get()?.['seq'] ?? 0);
}

/**
 * Copies everything of a data folder but the database and the objects, in the order in which work flows: how far the
 * stream was read before the queues it fills, both before what they lead to, and the database after all of them. So
 * whatever one of these files says is done is done in what is copied later; what is still to be done is at worst done
 * a second time, which every job and letter allows.
 */
export function gatherFiles(dataDir: string, folder: string, wanted = (_path: string): boolean => true): PackedFile[] {
  return filesOf(dataDir)
    .filter(wanted)
    .flatMap((path) => {
      const source = join(folder, 'files', path);
      mkdirSync(dirname(source), { recursive: true });
      // What is gone by now was done with.
      return ifThere(() => copyFileSync(join(dataDir, path), source, constants.COPYFILE_FICLONE))
        ? [{ path, source }]
        : [];
    });
}

/** The files of a data folder that `gatherFiles` copies, in its order, by their paths in it. */
export function filesOf(dataDir: string): string[] {
  const placeOf = (path: string): number => {
    const place = FIRST.indexOf(path.split(sep)[0]!);
    return place < 0 ? FIRST.length : place;
  };
  return pathsIn(dataDir)
    .filter((path) => {
      const top = path.split(sep)[0]!;
      return (
        !LEFT_OUT.includes(top) &&
        ![DATABASE_FILE, LOCK_FILE].some((own) => top.startsWith(own)) &&
        !path.endsWith('.new')
      );
    })
    .toSorted((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
}

/**
 * Keeps objects by a second name of each. From `begin` on no object is lost to the backup by its removal; `complete` is
 * called when the moment of the database is set, and adds those that came meanwhile. So every object that the database
 * names at that moment is there.
 */
export function holdObjects(
  dataDir: string,
  folder: string,
  wanted = (_path: string): boolean => true,
): { complete(): PackedFile[] } {
  const objects = join(dataDir, OBJECTS);
  const held = join(objects, HOLD);
  mkdirSync(held, { recursive: true });
  const kept = new Map<string, PackedFile>();
  const keep = (path: string, from: string): void => {
    if (kept.has(path) || !wanted(path)) return;
    const source = join(folder, 'objects', path);
    mkdirSync(dirname(source), { recursive: true });
    if (ifThere(() => linkSync(from, source))) kept.set(path, { path: join(OBJECTS, path), source });
  };
  const keepAll = (): void => objectsOf(dataDir).forEach((path) => keep(path, join(objects, path)));
  keepAll();
  return {
    complete: () => {
      keepAll();
      for (const path of pathsIn(held)) keep(path, join(held, path));
      rmSync(held, { recursive: true, force: true });
      return [...kept.values()];
    },
  };
}

/** The objects of a data folder, by their paths in the folder of objects. */
export function objectsOf(dataDir: string): string[] {
  return pathsIn(join(dataDir, OBJECTS)).filter((path) => ![HOLD, UPLOADS].includes(path.split(sep)[0]!));
}

function pathsIn(folder: string): string[] {
  return globSync(['**', '.*/**'], { cwd: folder }).filter((path) => isFile(join(folder, path)));
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Whether what is done to a file could be done, or the file is there no more. */
function ifThere(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false; // what the file system throws has a code
    throw error;
  }
}
