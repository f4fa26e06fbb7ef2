import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import { DATABASE_FILE } from '#scripts/local/runtime.ts';
import { DAY_SECONDS } from '#shared/rules/durations.ts';

/** So few at a time that no write waits for long. */
const BATCH = 500;
const LOCK_WAIT_MS = 5000;
const Places = z.record(z.string(), z.string());

/**
 * Removes the records of the stream that DynamoDB would not keep any longer: those of more than a day ago. What a
 * reader has not passed stays, whatever the clock says. The embedded database keeps them for ever, with all that was ever deleted from the table in them.
 * The last one stays, since the next number is taken from it. Gives how many went.
 */
export async function dropOldRecords(dataDir: string, now: Date): Promise<number> {
  const database = new DatabaseSync(join(dataDir, DATABASE_FILE), { timeout: LOCK_WAIT_MS });
  try {
    // What was deleted is not to be found in the file either.
    database.exec('PRAGMA secure_delete = ON');
    const drop = database.prepare(
      `DELETE FROM _stream_records WHERE id IN (
         SELECT id FROM _stream_records AS old
         WHERE id < (SELECT max(id) FROM _stream_records WHERE table_name = old.table_name)
           AND created_at < :dayAgo AND CAST(sequence_number AS INTEGER) <= :passed
         ORDER BY id LIMIT ${BATCH})`,
    );
    const dayAgo = Math.floor(now.getTime() / 1000) - DAY_SECONDS;
    const bounds = { dayAgo, passed: passedByAll(join(dataDir, 'streams.json')) };
    for (let dropped = 0; ;) {
      const { changes } = drop.run(bounds);
      dropped += Number(changes);
      if (Number(changes) < BATCH) return dropped;
      await setImmediate();
    }
  } finally {
    database.close();
  }
}

/** The number up to which every reader of the stream is done. */
function passedByAll(file: string): number {
  if (!existsSync(file)) return 0;
  const places = Object.values(Places.parse(JSON.parse(readFileSync(file, 'utf8'))));
  return places.length === 0 ? 0 : Math.min(...places.map(Number));
}
