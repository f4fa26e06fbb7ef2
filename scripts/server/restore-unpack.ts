import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { unpack } from './backup-archive.ts';
import { unseal, type Chunks } from './backup-sealing.ts';
import type { BackupStorage } from './backup-storage.ts';

/** Unseals and unpacks a file of the storage into a folder, and compares it with its size and hash where they are told. */
export async function unpackSealed(
  storage: BackupStorage,
  name: string,
  key: Uint8Array,
  folder: string,
  told?: { sealedBytes: number; sha256: string },
) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(chunks: Chunks): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const plain = new PassThrough();
  const opening = pipeline(unseal(counted(storage.get(name)), key, name), createZstdDecompress(), plain);
  const [unpacked] = await Promise.allSettled([unpack(plain, folder), opening]).then((settled) => {
    // What broke the stream says more than what was then missing in it.
    for (const one of settled.toReversed()) if (one.status === 'rejected') throw one.reason;
    return settled.map((one) => (one.status === 'fulfilled' ? one.value : undefined));
  });
  if (told && (bytes !== told.sealedBytes || hash.digest('hex') !== told.sha256)) {
    throw new Error(`${name} is not the file that its manifest names`);
  }
  return unpacked!;
}
