import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { DATABASE_FILE } from '#scripts/local/runtime.ts';
import { passingFolder, runDatabase } from '#tests/support/data-folder.ts';
import { dropOldRecords } from './stream-retention.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

const after = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

it('removes what is older than a day and read by all, and numbers go on', async () => {
  const dataDir = passingFolder();
  const database = await runDatabase(dataDir);
  const left = (): unknown[] => {
    const file = new DatabaseSync(join(dataDir, DATABASE_FILE));
    const numbers = file.prepare('SELECT sequence_number AS number FROM _stream_records ORDER BY id').all();
    file.close();
    return numbers.map(({ number }) => number);
  };
  for (const number of [1, 2, 3, 4]) await database.put(`item-${number}`);
  writeFileSync(join(dataDir, 'streams.json'), JSON.stringify({ quick: '4', slow: '2' }));
  expect(await dropOldRecords(dataDir, after(23))).toBe(0);
  expect(await dropOldRecords(dataDir, after(25))).toBe(2);
  expect(left()).toEqual(['3', '4']);
  expect(await dropOldRecords(dataDir, after(365 * 24))).toBe(0);
  writeFileSync(join(dataDir, 'streams.json'), JSON.stringify({ quick: '4', slow: '4' }));
  expect(await dropOldRecords(dataDir, after(25))).toBe(1);
  await database.put('item-5');
  expect(left()).toEqual(['4', '5']);
  expect(await database.names()).toHaveLength(5);
});
