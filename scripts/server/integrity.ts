import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from '#scripts/local/runtime.ts';

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
    return [error instanceof Error ? error.message : String(error)];
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
