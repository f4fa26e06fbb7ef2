import { expect, it } from 'vitest';
import { seal, SealBroken, unseal, wholeOf, type Chunks } from './backup-sealing.ts';

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
