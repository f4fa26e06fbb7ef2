import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DATABASE_FILE } from '#scripts/local/runtime.ts';
import { startS3 } from '#scripts/local/s3.ts';
import { passingFolder, runDatabase } from '#tests/support/data-folder.ts';
import { listBackups, takeBackup } from './backup.ts';
import { appendToLog, LogBroken, placeAfter } from './backup-log.ts';
import { keepBackups } from './backup-loop.ts';
import { startBackups } from './backup-process.ts';
import { holdObjects } from './backup-snapshot.ts';
import { folderStorage, type BackupStorage } from './backup-storage.ts';
import { restore } from './restore.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

const key = Buffer.alloc(32, 1);

function folders() {
  const folder = passingFolder();
  const [dataDir, kept, into] = ['data', 'backups', 'restored'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(kept);
  return { dataDir, kept, into, options: { dataDir, storage: folderStorage(kept), key } };
}

/** A clock that moves on by a second at each look. */
function clock(start = '2026-11-30T10:00:00Z'): () => Date {
  let now = Date.parse(start);
  return () => new Date((now += 1000));
}

describe('a backup of a data folder in use', () => {
  it('is restored with items, files and objects, by the key alone, into an empty folder alone', async () => {
    const { dataDir, into, options } = folders();
    const database = await runDatabase(dataDir);
    await database.put('one');
    for (const path of ['queues/slow.json', 'mail/1', 'objects/bucket/space/1.zip', 'objects/.uploads/half']) {
      mkdirSync(join(dataDir, path, '..'), { recursive: true });
      writeFileSync(join(dataDir, path), `content of ${path}`);
    }
    const manifest = await takeBackup(options);
    await database.put('two');
    expect(manifest).toMatchObject({ number: 1, items: { tonus: 1 }, files: 2, objects: 1, sequence: 1 });

    await expect(restore({ ...options, key: Buffer.alloc(32, 2), into })).rejects.toThrow(
      'does not open with this key',
    );
    expect(existsSync(into)).toBe(false);
    expect(await restore({ ...options, into })).toMatchObject({ items: { tonus: 1 }, sequence: 1 });
    expect(readdirSync(into, { recursive: true }).toSorted()).toEqual(
      ['mail', 'mail/1', 'objects', 'objects/bucket', 'objects/bucket/space', 'objects/bucket/space/1.zip', 'queues']
        .concat(['queues/slow.json', DATABASE_FILE])
        .toSorted(),
    );
    expect(readFileSync(join(into, 'mail/1'), 'utf8')).toBe('content of mail/1');
    await expect(restore({ ...options, into })).rejects.toThrow('is not empty');
    expect(await (await runDatabase(into)).names()).toEqual(['one']);
  });

  it('shows nothing of what is in it, and is not restored when a byte of it was changed or is missing', async () => {
    const { dataDir, kept, into, options } = folders();
    const database = await runDatabase(dataDir);
    await database.put('a-name-that-nobody-is-to-see');
    await takeBackup(options);
    const file = join(
      kept,
      readdirSync(kept).find((name) => name.includes('-backup-'))!,
    );
    const sound = readFileSync(file);
    expect(sound.includes('nobody')).toBe(false);
    const changed = Buffer.from(sound);
    changed.writeUInt8(changed.readUInt8(sound.length >> 1) ^ 1, sound.length >> 1);
    for (const broken of [changed, sound.subarray(0, -20), Buffer.concat([sound, Buffer.alloc(20)])]) {
      writeFileSync(file, broken);
      await expect(restore({ ...options, into })).rejects.toThrow('does not open with this key');
      expect(existsSync(into)).toBe(false);
    }
    writeFileSync(file, sound);
    await restore({ ...options, into });
  });

  it('that cannot be written says so, leaves nothing by half and removes no other', async () => {
    const { dataDir, kept, options } = folders();
    await runDatabase(dataDir);
    const now = clock('2026-01-01T00:00:00Z');
    await takeBackup({ ...options, now });
    const before = readdirSync(kept);
    const full: BackupStorage = {
      ...options.storage,
      put: (name, chunks) =>
        options.storage.put(
          name,
          (async function* cutShort() {
            for await (const chunk of chunks) {
              yield chunk.subarray(0, 10);
              throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
            }
          })(),
        ),
    };
    await expect(takeBackup({ ...options, storage: full, now: clock('2026-11-30T00:00:00Z') })).rejects.toThrow(
      'ENOSPC',
    );
    expect(readdirSync(kept)).toEqual(before);
    expect(existsSync(join(dataDir, '.backup'))).toBe(false);
    expect(await takeBackup({ ...options, now })).toMatchObject({ number: 2 });
  });

  it('has every object that the database names at its moment, though it is removed right after', async () => {
    const dataDir = passingFolder();
    const { endpoint, stop } = await startS3({ dir: join(dataDir, 'objects') });
    onTestFinished(stop);
    const ask = (method: string, body?: string) =>
      fetch(`${endpoint}/bucket/1.zip`, {
        method,
        headers: {
          authorization: 'AWS4-HMAC-SHA256 -',
          'x-amz-content-sha256': 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb',
        },
        ...(body ? { body } : {}),
      });
    const held = holdObjects(dataDir, join(dataDir, '.backup'));
    expect((await ask('PUT', 'a')).status).toBe(200);
    expect((await ask('DELETE')).status).toBe(204);
    const [object, ...others] = held.complete();
    expect([object?.path, others]).toEqual(['objects/bucket/1.zip', []]);
    expect(readFileSync(object!.source, 'utf8')).toBe('a');
    await ask('PUT', 'a');
    await ask('DELETE');
    expect(existsSync(join(dataDir, 'objects/.held'))).toBe(false);
  });

  it('is counted on and listed by its number, though the clock was set back between two', async () => {
    const { dataDir, options, into } = folders();
    const database = await runDatabase(dataDir);
    await takeBackup({ ...options, now: clock('2026-11-30T10:00:00Z') });
    await database.put('later');
    await takeBackup({ ...options, now: clock('2026-11-30T09:00:00Z') });
    expect((await listBackups(options.storage, key)).map(({ number }) => number)).toEqual([2, 1]);
    expect((await restore({ ...options, into })).backup.number).toBe(2);
  });
});

describe('the log between backups', () => {
  it('leads to any of its moments, with the stream that was and the files of then', async () => {
    const { dataDir, into, options } = folders();
    const database = await runDatabase(dataDir);
    const now = clock();
    await database.put('before');
    const { sequence } = await takeBackup({ ...options, now });
    await database.put('one');
    writeFileSync(join(dataDir, 'streams.json'), '1');
    const first = await appendToLog({ ...options, now }, placeAfter(sequence));
    const moment = now();
    await database.client.send(new DeleteItemCommand({ TableName: 'tonus', Key: { pk: { S: 'before' } } }));
    await database.put('two');
    writeFileSync(join(dataDir, 'streams.json'), '2');
    const second = await appendToLog({ ...options, now }, first);
    expect(await appendToLog({ ...options, now }, second)).toBe(second);

    expect(await restore({ ...options, into: `${into}-then`, to: moment })).toMatchObject({ sequence: 2 });
    expect(await restore({ ...options, into })).toMatchObject({ sequence: 4 });
    expect(readFileSync(join(`${into}-then`, 'streams.json'), 'utf8')).toBe('1');
    expect(readFileSync(join(into, 'streams.json'), 'utf8')).toBe('2');
    expect(recordsOf(into)).toEqual(recordsOf(dataDir));
    expect(await (await runDatabase(`${into}-then`)).names()).toEqual(['before', 'one']);
    const restored = await runDatabase(into);
    expect(await restored.names()).toEqual(['one', 'two']);
    // The next record has the next number: no reader's place is passed by.
    await restored.put('three');
    expect(recordsOf(into).at(-1)).toMatchObject({ id: 5, sequence_number: '5' });
  });

  it('is not followed over a gap, and says up to where it went', async () => {
    const { dataDir, kept, into, options } = folders();
    const database = await runDatabase(dataDir);
    const now = clock();
    let place = placeAfter((await takeBackup({ ...options, now })).sequence);
    for (const name of ['one', 'two', 'three']) {
      await database.put(name);
      place = await appendToLog({ ...options, now }, place);
    }
    rmSync(
      join(
        kept,
        readdirSync(kept).find((name) => name.includes('-log-000000000001-'))!,
      ),
    );
    const told: string[] = [];
    expect(await restore({ ...options, into, tell: (line) => told.push(line) })).toMatchObject({ sequence: 1 });
    expect(told.join('\n')).toContain('The log stops at');
  });

  it('begins anew with a whole backup where the stream has lost what was not yet logged', async () => {
    const { dataDir, options } = folders();
    const database = await runDatabase(dataDir);
    await database.put('one');
    await database.put('two');
    const file = new DatabaseSync(join(dataDir, DATABASE_FILE));
    file.exec('DELETE FROM _stream_records WHERE id = 1');
    file.close();
    await expect(appendToLog(options, placeAfter(0))).rejects.toThrow(LogBroken);
    await expect(appendToLog(options, placeAfter(7))).rejects.toThrow(LogBroken);
  });
});

describe('what keeps backups', () => {
  it('tells what goes wrong, tries again, and is done when told to stop', async () => {
    const { dataDir, kept, options } = folders();
    const database = await runDatabase(dataDir);
    await database.put('one');
    rmSync(kept, { recursive: true });
    const stopped = new AbortController();
    const told: string[] = [];
    const running = keepBackups({
      ...options,
      everyMs: 20,
      logMs: 20,
      signal: stopped.signal,
      onBackup: ({ number }) => told.push(`backup ${number}`),
      onLogged: () => undefined,
      onTrouble: (words) => told.push(words.includes('ENOENT') ? 'no folder' : words),
    });
    await vi.waitFor(() => expect(told).toContain('no folder'));
    mkdirSync(kept);
    await vi.waitFor(() => expect(told).toContain('backup 2'), { timeout: 20_000 });
    stopped.abort();
    await running;
  });

  it('runs in a process of its own, which ends with a backup that is whole', async () => {
    const { dataDir, kept, into, options } = folders();
    const database = await runDatabase(dataDir);
    await database.put('one');
    const backups = startBackups({ dataDir, storage: { folder: kept }, key, everyMs: 60_000, logMs: 20 });
    await vi.waitFor(() => expect(backups.status().lastBackup).not.toBeNull(), { timeout: 20_000 });
    await database.put('two');
    await vi.waitFor(() => expect(readdirSync(kept).some((name) => name.includes('-log-'))).toBe(true), {
      timeout: 20_000,
    });
    await backups.stop();
    expect(await restore({ ...options, into })).toMatchObject({ items: { tonus: 2 } });
  });

  it.each([
    ['', keepHere],
    [' in a process of its own', keepApart],
  ])('logs what came last%s when it is stopped in order, however far off the next piece is', async (_, keep) => {
    const { dataDir, kept, into, options } = folders();
    const database = await runDatabase(dataDir);
    await database.put('one');
    const backups = keep(dataDir, kept);
    await vi.waitFor(() => expect(readdirSync(kept).some(isManifest)).toBe(true), { timeout: 20_000 });
    await database.put('two');
    await backups.stop();
    expect(await restore({ ...options, into })).toMatchObject({ items: { tonus: 2 } });
  });
});

const isManifest = (name: string): boolean => name.includes('-manifest-');

function keepApart(dataDir: string, kept: string) {
  return startBackups({ dataDir, storage: { folder: kept }, key, everyMs: HOUR_MS, logMs: HOUR_MS });
}

function keepHere(dataDir: string, kept: string) {
  const stopped = new AbortController();
  const told = { onBackup: () => undefined, onLogged: () => undefined, onTrouble: () => undefined };
  const running = keepBackups({
    ...told,
    dataDir,
    storage: folderStorage(kept),
    key,
    everyMs: HOUR_MS,
    logMs: HOUR_MS,
    signal: stopped.signal,
  });
  return {
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
}

function recordsOf(dataDir: string) {
  const file = new DatabaseSync(join(dataDir, DATABASE_FILE));
  const records = file.prepare('SELECT * FROM _stream_records ORDER BY id').all();
  file.close();
  return records;
}
