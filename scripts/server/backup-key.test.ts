import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { passingFolder } from '#tests/support/data-folder.ts';
import { backupKeyBy, backupKeyOf } from './backup-key.ts';
import { seal, SealBroken, unseal, wholeOf, type Chunks } from './backup-sealing.ts';

const keysOf = (byte: number): string =>
  JSON.stringify({ root: Buffer.alloc(32, byte).toString('base64'), current: 'a', sealing: { a: 'b' } });

it('makes the key of backups of what never changes among the keys, and reads them where nobody else can', () => {
  const key = backupKeyOf(keysOf(1));
  expect(key).toHaveLength(32);
  expect(backupKeyOf(keysOf(1).replace('"a"', '"b"'))).toEqual(key);
  expect(backupKeyOf(keysOf(2))).not.toEqual(key);
  const file = join(passingFolder(), 'keys.json');
  writeFileSync(file, keysOf(1), { mode: 0o600 });
  expect(backupKeyBy({ KEYS_FILE: file })).toEqual(key);
  expect(backupKeyBy({ TONUS_KEYS: keysOf(1) })).toEqual(key);
  chmodSync(file, 0o640);
  expect(() => backupKeyBy({ KEYS_FILE: file })).toThrow('can be read by others');
  expect(() => backupKeyBy({})).toThrow('KEYS_FILE');
  expect(() => backupKeyOf('{"root":"c2hvcnQ="}')).toThrow('32 bytes');
  expect(() => backupKeyOf('secret')).toThrow("are not the server's keys");
});

const KEY = Buffer.alloc(32, 3);
/** What a sealed file is made of. */
const CHUNK = 256 * 1024;
const SEALED_CHUNK = CHUNK + 16;
const HEAD = 40;

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
const sealed = async (bytes: Buffer, label = 'file'): Promise<Buffer> => wholeOf(seal(once(bytes), KEY, label));
const opened = async (bytes: Buffer, label = 'file'): Promise<Buffer> =>
  wholeOf(unseal(once(bytes) as Chunks, KEY, label));

it.each([0, 1, CHUNK, CHUNK + 1, 3 * CHUNK])('opens what was sealed, %i bytes', async (size) => {
  const bytes = Buffer.alloc(size, 'Ёж');
  expect((await opened(await sealed(bytes))).equals(bytes)).toBe(true);
});

it('opens nothing of which a chunk is missing, moved or added, nor another file under its name', async () => {
  const whole = await sealed(Buffer.alloc(3 * CHUNK, 'a'));
  const chunk = (index: number): Buffer =>
    whole.subarray(HEAD + index * SEALED_CHUNK, HEAD + (index + 1) * SEALED_CHUNK);
  const head = whole.subarray(0, HEAD);
  const broken = [
    [head, chunk(0), chunk(1)],
    [head, chunk(0), chunk(2)],
    [head, chunk(1), chunk(0), chunk(2)],
    [head, chunk(0), chunk(1), chunk(2), chunk(2)],
    [head],
    [head.subarray(0, 10)],
    [],
  ];
  for (const parts of broken) await expect(opened(Buffer.concat(parts))).rejects.toThrow(SealBroken);
  await expect(opened(whole, 'other')).rejects.toThrow(SealBroken);
  expect(await opened(Buffer.concat([head, chunk(0), chunk(1), chunk(2)]))).toHaveLength(3 * CHUNK);
});
