import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { DATABASE_FILE } from '#scripts/local/runtime.ts';
import { passingFolder, runDatabase } from '#tests/support/data-folder.ts';
import { demandSoundDatabase, prepareDataFolder } from './integrity.ts';
import { upgrade, VERSION_FILE, versionOf, type Migration } from './versions.ts';

/** A product of the future, which calls every item otherwise. */
const RENAMES: Migration = {
  to: 2,
  what: 'give every item its new name',
  run: (dataDir) => {
    const database = new DatabaseSync(join(dataDir, DATABASE_FILE));
    database.exec(`UPDATE tonus SET item_json = json_set(item_json, '$.name', json('{"S":"new"}'))`);
    database.close();
  },
};
const MARKS: Migration = { to: 1, what: 'mark the folder', run: () => undefined };

/** What an upgrade did, in order. */
function played(dataDir: string, more: Partial<Parameters<typeof upgrade>[0]> = {}) {
  const told: string[] = [];
  const backUp = (): Promise<unknown> => Promise.resolve(told.push('backup'));
  return {
    told,
    options: { dataDir, migrations: [MARKS, RENAMES], backUp, tell: (line: string) => told.push(line), ...more },
  };
}

it('upgrades a folder of a product without versions step by step, after a backup, and once', async () => {
  const dataDir = passingFolder();
  const database = await runDatabase(dataDir);
  await database.put('one');
  await database.stop();

  const dry = played(dataDir, { dryRun: true });
  await upgrade(dry.options);
  expect(dry.told).toEqual([
    `${dataDir} has version 0. An upgrade would make a backup, then`,
    '  1: mark the folder',
    '  2: give every item its new name',
  ]);
  expect(versionOf(dataDir)).toBe(0);

  const { told, options } = played(dataDir);
  await prepareDataFolder(options);
  await prepareDataFolder(options);
  expect(told).toEqual([
    'backup',
    'Data upgraded to version 1: mark the folder',
    'Data upgraded to version 2: give every item its new name',
  ]);
  const file = new DatabaseSync(join(dataDir, DATABASE_FILE));
  expect(file.prepare("SELECT item_json ->> '$.name.S' AS name FROM tonus").all()).toEqual([{ name: 'new' }]);
  file.close();
});

it('changes nothing where the backup before it fails, and goes on with the step that was cut off', async () => {
  const dataDir = passingFolder();
  await (await runDatabase(dataDir)).stop();
  const noBackup = played(dataDir, { backUp: () => Promise.reject(new Error('no disk')) });
  await expect(upgrade(noBackup.options)).rejects.toThrow('no disk');
  expect(versionOf(dataDir)).toBe(0);
  const cut: Migration = { ...RENAMES, run: () => Promise.reject(new Error('killed')) };
  await expect(upgrade(played(dataDir, { migrations: [MARKS, cut] }).options)).rejects.toThrow('killed');
  expect(versionOf(dataDir)).toBe(1);
  const { told, options } = played(dataDir);
  await upgrade(options);
  expect(told).toEqual(['backup', 'Data upgraded to version 2: give every item its new name']);
});

it('marks a new folder with the last version, and refuses one of a newer product with what to do', async () => {
  const dataDir = passingFolder();
  const { told, options } = played(dataDir);
  await upgrade(options);
  expect([versionOf(dataDir), told]).toEqual([2, []]);
  await expect(upgrade({ ...options, migrations: [MARKS] })).rejects.toThrow(
    /was written by a newer Tonus: its data have version 2, this one knows versions up to 1/,
  );
  writeFileSync(join(dataDir, VERSION_FILE), '{"version":"two"}');
  await expect(upgrade(options)).rejects.toThrow('is damaged');
});

it('starts on no database that is damaged, changes nothing in it, and names the command that restores', async () => {
  const dataDir = passingFolder();
  const database = await runDatabase(dataDir);
  for (let item = 0; item < 50; item++) await database.put(`item-${item}-${'x'.repeat(300)}`);
  await database.stop();
  const path = join(dataDir, DATABASE_FILE);
  const file = new DatabaseSync(path);
  file.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  file.close();
  demandSoundDatabase(dataDir, '/backups');

  const sound = readFileSync(path);
  const refused = /is damaged, so nothing was started[\s\S]+npm run restore -- --from \/backups --into/;
  const handle = openSync(path, 'r+');
  writeSync(handle, Buffer.alloc(3000, 0xff), 0, 3000, statSync(path).size - 4096 * 2);
  closeSync(handle);
  expect(() => demandSoundDatabase(dataDir, '/backups')).toThrow(refused);
  writeFileSync(path, sound);
  truncateSync(path, 4096 * 3);
  expect(() => demandSoundDatabase(dataDir, '/backups')).toThrow(refused);
  writeFileSync(path, 'no database at all'.repeat(1000));
  await expect(prepareDataFolder({ ...played(dataDir).options, from: '/backups' })).rejects.toThrow(refused);
  rmSync(path);
  demandSoundDatabase(dataDir, undefined);
});

it('says why nothing can be written, before anything is', async () => {
  const dataDir = passingFolder();
  mkdirSync(join(dataDir, '.writable.new'));
  await expect(prepareDataFolder(played(dataDir).options)).rejects.toThrow(
    new RegExp(`Nothing can be written into ${dataDir}: .*EISDIR.*Nothing was started`),
  );
  expect(versionOf(dataDir)).toBeNull();
});
