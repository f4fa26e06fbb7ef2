import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { syncPath } from '#scripts/local/durable.ts';
import { DATABASE_FILE } from '#scripts/local/runtime.ts';
import { finishedOf, namesIn, readManifest, type Manifest } from './backup-manifest.ts';
import { dataName, type BackupName, type DeletionsName, type LogName } from './backup-names.ts';
import { stateOf } from './backup-snapshot.ts';
import type { BackupStorage } from './backup-storage.ts';
import { deleteAgain } from './delete-again.ts';
import { readDeletions } from './deletions.ts';
import { problemsOf } from './integrity.ts';
import { replayLog } from './restore-log.ts';
import { unpackSealed } from './restore-unpack.ts';

interface RestoreOptions {
  readonly storage: BackupStorage;
  readonly key: Uint8Array;
  /** A folder that is empty or not there. */
  readonly into: string;
  /** The last moment that is wanted; without it all that there is. */
  readonly to?: Date | undefined;
  /** Whether those stay who were deleted since: where that was a mistake. */
  readonly withDeleted?: boolean | undefined;
  readonly tell?: (line: string) => void;
}

/** What was restored. */
export interface Restored {
  readonly backup: Manifest;
  /** The moment that the folder now shows. */
  readonly at: Date;
  readonly sequence: number;
  readonly items: Readonly<Record<string, number>>;
}

/**
 * Restores the newest backup before a moment, and the log from there to it, into an empty folder. Everything is
 * compared with what was backed up before the folder gets its name: one that is there is whole. Who was deleted since
 * is deleted again, unless that was a mistake.
 */
export async function restore({
  storage,
  key,
  into,
  to,
  withDeleted = false,
  tell = () => undefined,
}: RestoreOptions): Promise<Restored> {
  const target = resolve(into);
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Error(`${target} is not empty. Restore into a new folder: nothing is ever written over data`);
  }
  const names = await namesIn(storage);
  const backup = await chooseBackup(storage, names, key, to);
  tell(`Backup ${backup.number} of ${backup.at}: ${sizeOf(backup.sealedBytes)}, unpacked ${sizeOf(backup.bytes)}`);
  mkdirSync(dirname(target), { recursive: true });
  const fresh = join(dirname(target), `.${basename(target)}.restoring`);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  await unpackSealed(storage, dataName(backup.line, backup.number, new Date(backup.at)), key, fresh, backup);
  demandSame(join(fresh, DATABASE_FILE), backup);
  const log = names.filter((one): one is LogName => one.kind === 'log' && one.line === backup.line);
  const reached = await replayLog({ storage, key, folder: fresh, backup, log, to, tell });
  // By what came after it in this line, and in others by the clock.
  const since = names.filter((one): one is DeletionsName => {
    if (withDeleted || one.kind !== 'deletions') return false;
    return one.line === backup.line ? one.upTo > reached.sequence : one.at > reached.at;
  });
  await deleteAgain(fresh, await readDeletions(storage, since, key), tell);
  const items = demandSound(join(fresh, DATABASE_FILE));
  syncPath(fresh);
  if (existsSync(target)) rmdirSync(target);
  renameSync(fresh, target);
  syncPath(dirname(target));
  return { backup, items, ...reached };
}

async function chooseBackup(
  storage: BackupStorage,
  names: readonly BackupName[],
  key: Uint8Array,
  to: Date | undefined,
): Promise<Manifest> {
  const finished = finishedOf(names);
  // Of one line the number tells which is later, whatever the clock said; between lines only the clock does.
  const last = finished.filter((one) => finished.find(({ line }) => line === one.line) === one);
  const [newest] = (to === undefined ? last : finished.filter(({ at }) => at <= to)).toSorted(
    (a, b) => b.at.getTime() - a.at.getTime() || b.number - a.number,
  );
  if (newest) return await readManifest(storage, newest.name, key);
  if (finished.length === 0) throw new Error(`There is no finished backup in ${storage.place}`);
  const first = finished.map(({ at }) => at.toISOString()).toSorted()[0];
  throw new Error(`There is no backup from before ${to?.toISOString()}: the first is of ${first}`);
}

function demandSame(dbPath: string, { items, sequence }: Manifest): void {
  demandSound(dbPath);
  const database = new DatabaseSync(dbPath);
  const state = stateOf(database);
  database.close();
  if (JSON.stringify(state.items) !== JSON.stringify(items) || state.sequence !== sequence) {
    throw new Error(
      `The restored database has ${JSON.stringify(state.items)} items up to record ${state.sequence}, its manifest says ${JSON.stringify(items)} up to ${sequence}`,
    );
  }
}

function demandSound(dbPath: string): Readonly<Record<string, number>> {
  const problems = problemsOf(dbPath);
  if (problems.length > 0) throw new Error(`The restored database is damaged: ${problems.join('; ')}`);
  const database = new DatabaseSync(dbPath);
  const { items } = stateOf(database);
  database.close();
  return items;
}

function sizeOf(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
