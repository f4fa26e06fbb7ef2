import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { constants, createZstdCompress } from 'node:zlib';
import { replaceFile } from '#scripts/local/durable.ts';
import { DATABASE_FILE } from '#scripts/local/runtime.ts';
import { pack, type PackedFile } from './backup-archive.ts';
import { finishedOf, namesIn, readManifest, sealText, type Manifest } from './backup-manifest.ts';
import { dataName, manifestName } from './backup-names.ts';
import { outdated } from './backup-retention.ts';
import { seal, type Chunks } from './backup-sealing.ts';
import {
  atOneMoment,
  copyDatabase,
  gatherFiles,
  holdObjects,
  LINE_FILE,
  stateOf,
  takeWork,
} from './backup-snapshot.ts';
import type { BackupStorage } from './backup-storage.ts';
import { problemsOf } from './integrity.ts';
import { versionOf } from './versions.ts';

/** What is backed up, and where to. */
export interface BackupOptions {
  readonly dataDir: string;
  readonly storage: BackupStorage;
  readonly key: Uint8Array;
  readonly now?: () => Date;
  /** Hears of what went wrong without spoiling the backup. */
  readonly onTrouble?: (words: string) => void;
}

const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
/** What a backup leaves free on the disk of the data: a full disk stops the product. */
const LEFT_FREE_BYTES = 64 * 1024 * 1024;
const LINE_BYTES = 4;

/**
 * Backs a data folder up while the product runs: all of it at one moment, compressed and encrypted. It is finished when
 * its manifest lies there; only then are older ones removed, and never the last one. Throws where it could not be
 * written: what was there before is still there.
 */
export async function takeBackup(options: BackupOptions): Promise<Manifest> {
  const { dataDir, storage, key, now = () => new Date(), onTrouble = () => undefined } = options;
  demandSpace(dataDir);
  const work = takeWork(dataDir);
  try {
    const names = await namesIn(storage);
    const line = lineOf(dataDir);
    const number = Math.max(0, ...names.map((one) => (one.line === line && 'number' in one ? one.number : 0))) + 1;
    const { files, objects, at } = await snapshot(dataDir, work.folder, now);
    const database = { path: DATABASE_FILE, source: join(work.folder, DATABASE_FILE) };
    const { sequence, items, tables } = examine(database.source);
    const all = [database, ...files, ...objects];
    const sealed = await putSealed(storage, dataName(line, number, at), pack(all, { line, number }), key);
    const manifest: Manifest = {
      format: 1,
      line,
      number,
      at: at.toISOString(),
      schema: versionOf(dataDir) ?? 0,
      sequence,
      items,
      tables,
      files: files.length,
      objects: objects.length,
      bytes: all.reduce((sum, { source }) => sum + statSync(source).size, 0),
      ...sealed,
    };
    const named = manifestName(line, number, at);
    await storage.put(named, sealText(JSON.stringify(manifest), key, named));
    await removeOutdated(storage, line, now(), onTrouble);
    return manifest;
  } finally {
    work.release();
  }
}

/** The finished backups that this key opens, the newest first; those it does not open are left out. */
export async function listBackups(storage: BackupStorage, key: Uint8Array): Promise<Manifest[]> {
  const read = finishedOf(await namesIn(storage)).map(({ name }) => readManifest(storage, name, key).catch(() => null));
  return (await Promise.all(read)).filter((one) => one !== null);
}

/** The line of backups of a data folder; a folder without one begins one. */
export function lineOf(dataDir: string): string {
  const file = join(dataDir, LINE_FILE);
  if (!existsSync(file)) replaceFile(file, randomBytes(LINE_BYTES).toString('hex'));
  return readFileSync(file, 'utf8');
}

/** Compresses, seals and puts: gives the size and hash of what lies there. */
export async function putSealed(
  storage: BackupStorage,
  name: string,
  chunks: Chunks,
  key: Uint8Array,
): Promise<{ sealedBytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let sealedBytes = 0;
  async function* counted(sealed: Chunks): AsyncGenerator<Uint8Array> {
    for await (const chunk of sealed) {
      hash.update(chunk);
      sealedBytes += chunk.length;
      yield chunk;
    }
  }
  const compressed = new PassThrough();
  const compressing = pipeline(chunks, createZstdCompress(COMPRESSION), compressed);
  try {
    await Promise.all([storage.put(name, counted(seal(compressed, key, name))), compressing]);
  } catch (error) {
    compressed.destroy();
    await compressing.catch(() => undefined);
    throw error;
  }
  return { sealedBytes, sha256: hash.digest('hex') };
}

async function snapshot(dataDir: string, folder: string, now: () => Date) {
  const files = gatherFiles(dataDir, folder);
  const held = holdObjects(dataDir, folder);
  return await atOneMoment(dataDir, async (database) => {
    const at = now();
    const objects: PackedFile[] = held.complete();
    await copyDatabase(database, join(folder, DATABASE_FILE));
    return { files, objects, at };
  });
}

/** What the copy holds; throws where it is damaged, so that no sound backup is replaced by it one day. */
function examine(dbPath: string) {
  const problems = problemsOf(dbPath);
  if (problems.length > 0) throw new Error(`The database is damaged, so it is not backed up: ${problems.join('; ')}`);
  const copy = new DatabaseSync(dbPath);
  try {
    // One file, with nothing beside it.
    copy.exec('PRAGMA journal_mode = DELETE');
    return stateOf(copy);
  } finally {
    copy.close();
  }
}

function demandSpace(dataDir: string): void {
  const sizeOf = (file: string): number => statSync(join(dataDir, file), { throwIfNoEntry: false })?.size ?? 0;
  const needed = sizeOf(DATABASE_FILE) + sizeOf(`${DATABASE_FILE}-wal`) + LEFT_FREE_BYTES;
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize >= needed) return;
  const megabytes = (bytes: number): number => Math.ceil(bytes / 2 ** 20);
  throw new Error(
    `The disk of ${dataDir} has ${megabytes(bavail * bsize)} MB left; a backup copies the database first and needs ${megabytes(needed)} MB`,
  );
}

async function removeOutdated(
  storage: BackupStorage,
  line: string,
  now: Date,
  onTrouble: (words: string) => void,
): Promise<void> {
  try {
    for (const { name } of outdated(await namesIn(storage), line, now)) await storage.remove(name);
  } catch (error) {
    onTrouble(`Old backups could not be removed from ${storage.place}: ${String(error)}`);
  }
}

/** Makes a data folder begin a line of its own: what is logged from now on follows nothing that was logged before. */
export function beginLine(dataDir: string): void {
  rmSync(join(dataDir, LINE_FILE), { force: true });
}
