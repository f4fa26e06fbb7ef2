import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { replaceFile } from '#scripts/local/durable.ts';
import { DATABASE_FILE } from '#scripts/local/runtime.ts';
import { messageOf } from '#scripts/message-of.ts';
import { upgrade, type UpgradeOptions } from './versions.ts';

const LOCK_WAIT_MS = 5000;
/** Enough to see how bad it is. */
const MAX_PROBLEMS = 5;

/** What is wrong with a database file, in SQLite's own words; nothing when it is sound. */
export function problemsOf(dbPath: string): string[] {
  try {
    const database = new DatabaseSync(dbPath, { timeout: LOCK_WAIT_MS });
    try {
      const rows = database.prepare(`PRAGMA quick_check(${MAX_PROBLEMS})`).all();
      const words = rows.map((row) => String(row['quick_check']));
      return words.length === 1 && words[0] === 'ok' ? [] : words;
    } finally {
      database.close();
    }
  } catch (error) {
    return [messageOf(error)];
  }
}

/**
 * Looks through the database of a data folder before anything is written to it; one that is not there yet is sound.
 * Throws with the command that brings the last backup back.
 */
export function demandSoundDatabase(dataDir: string, from: string | undefined): void {
  const dbPath = join(dataDir, DATABASE_FILE);
  if (!existsSync(dbPath)) return;
  const problems = problemsOf(dbPath);
  if (problems.length === 0) return;
  throw new Error(
    [
      `The database ${dbPath} is damaged, so nothing was started and nothing was written:`,
      ...problems.map((words) => `  ${words}`),
      'Put the folder aside (do not delete it) and restore the last backup into a new one:',
      `  npm run restore -- --from ${from ?? 'FOLDER-OF-BACKUPS'} --into ${dataDir}`,
    ].join('\n'),
  );
}

/** Throws with words for people where nothing can be written into a folder. */
export function demandWritable(dataDir: string): void {
  const probe = join(dataDir, '.writable');
  try {
    replaceFile(probe, 'yes');
    rmSync(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // what the file system throws has a code
    const why = WHY[code ?? ''] ?? String(error);
    throw new Error(`Nothing can be written into ${dataDir}: ${why}. Nothing was started`, { cause: error });
  }
}

const WHY: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'its quota is used up',
  EROFS: 'its disk is read-only',
  EACCES: 'this user has no right to',
  EPERM: 'this user has no right to',
};

/** What has to be before the product starts on a data folder: it can be written, its database is sound, its version is ours. */
export async function prepareDataFolder(
  options: UpgradeOptions & { readonly from?: string | undefined },
): Promise<void> {
  if (!options.dryRun) demandWritable(options.dataDir);
  demandSoundDatabase(options.dataDir, options.from);
  await upgrade(options);
}
