import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { wholeOf, type Chunks } from './backup-sealing.ts';

/** A file to be packed: where it lies now, and its place in the data folder. */
export interface PackedFile {
  readonly path: string;
  readonly source: string;
}

const Entry = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });
/** A file as it was packed. */
export type Entry = z.infer<typeof Entry>;
const Head = z.union([
  z.object({ path: z.string(), bytes: z.number() }),
  z.object({ entries: z.array(Entry), about: z.unknown() }),
]);

const LENGTH_BYTES = 4;
const OWNER_ONLY = 0o600;

/**
 * Files in one stream, one after another, each behind a line that names it. The end lists them all with their hashes,
 * and carries what else is to be known of them: an archive without its end is none.
 */
export async function* pack(files: readonly PackedFile[], about: unknown): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  for (const { path, source } of files) {
    const { size } = statSync(source);
    yield headOf({ path, bytes: size });
    const hash = createHash('sha256');
    let bytes = 0;
    if (size > 0) {
      for await (const chunk of createReadStream(source, { end: size - 1, highWaterMark: 256 * 1024 })) {
        const piece = chunk as Buffer; // no encoding is set, so chunks are buffers
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    }
    if (bytes !== size) throw new Error(`${path} has become shorter while it was read`);
    entries.push({ path, bytes, sha256: hash.digest('hex') });
  }
  yield headOf({ entries, about });
}

/** What an archive held. */
interface Unpacked {
  readonly entries: readonly Entry[];
  readonly about: unknown;
}

/** Writes the files of an archive into a folder and compares each with its hash. Throws where anything is not as packed. */
export async function unpack(chunks: Chunks, folder: string): Promise<Unpacked> {
  const reader = readerOf(chunks);
  const written: Entry[] = [];
  for (;;) {
    const length = (await reader.take(LENGTH_BYTES)).readUInt32BE(0);
    const head = Head.parse(JSON.parse((await reader.take(length)).toString()));
    if ('entries' in head) {
      if (JSON.stringify(head.entries) !== JSON.stringify(written))
        throw new Error('Files are not as they were packed');
      if (!(await reader.ended())) throw new Error('Something follows the end of the archive');
      return head;
    }
    written.push(await write(reader.pieces(head.bytes), folder, head.path));
  }
}

async function write(pieces: AsyncIterable<Buffer>, folder: string, path: string): Promise<Entry> {
  if (isAbsolute(path) || normalize(path).startsWith('..')) throw new Error(`${path} lies outside of the data folder`);
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    pieces,
    async function* counted(source: AsyncIterable<Buffer>) {
      for await (const piece of source) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    },
    createWriteStream(file, { mode: OWNER_ONLY, flush: true }),
  );
  return { path, bytes, sha256: hash.digest('hex') };
}

function headOf(head: object): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text]);
}

function readerOf(chunks: Chunks) {
  const source = chunks[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    const { done, value } = await source.next();
    if (done) return false;
    rest = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    return true;
  };
  async function* pieces(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      if (rest.length === 0 && !(await more())) throw new Error('The archive ends too early');
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }
  return {
    pieces,
    take: async (count: number): Promise<Buffer> => await wholeOf(pieces(count)),
    ended: async (): Promise<boolean> => {
      while (rest.length === 0) if (!(await more())) return true;
      return false;
    },
  };
}
