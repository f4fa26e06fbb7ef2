import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { startDynamo } from './dynamo.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonus-dynamo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As the embedded database asks: for the next number before each write, and for what a reader has not seen. */
const QUERIES = [
  'SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = ?',
  `SELECT event_name FROM _stream_records WHERE table_name = ? AND shard_id = ? AND CAST(sequence_number AS INTEGER) > ?
   ORDER BY CAST(sequence_number AS INTEGER) ASC LIMIT ?`,
];

function expectSearches(dbPath: string): void {
  const file = new DatabaseSync(dbPath);
  const plans = QUERIES.map((query) => JSON.stringify(file.prepare(`EXPLAIN QUERY PLAN ${query}`).all()));
  file.close();
  for (const plan of plans) expect(plan).toMatch(/SEARCH _stream_records USING .*INDEX tonus_stream_order/);
}

it('does not look through all records of a stream for the next one, started for the first time or again', async () => {
  const dbPath = join(folder, 'tonus.db');
  for (let starts = 0; starts < 2; starts++) {
    const dynamo = await startDynamo({ dbPath });
    await dynamo.stop();
    expectSearches(dbPath);
  }
});

it('nor without a file to keep its data in, as the tests start it; nothing is left of it then', async () => {
  const dynamo = await startDynamo();
  expectSearches(dynamo.dbPath);
  await dynamo.stop();
  expect(existsSync(dirname(dynamo.dbPath))).toBe(false);
});

it('nor after whoever started it was killed', async () => {
  const script = `const { dbPath } = await (await import('${import.meta.dirname}/dynamo.ts')).startDynamo(); console.log(dbPath);`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(starter.stdout, 'data')) as [Buffer];
  const dbPath = said.toString().trim();
  expect(existsSync(dbPath)).toBe(true);
  starter.kill('SIGKILL');
  await expect.poll(() => existsSync(dirname(dbPath)), { timeout: 20_000 }).toBe(false);
});
