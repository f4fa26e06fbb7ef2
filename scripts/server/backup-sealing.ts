import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What comes in and goes out piece by piece. */
export type Chunks = AsyncIterable<Uint8Array>;

/** A sealed file cannot be opened: another key, another file of that name, changed or cut short. */
export class SealBroken extends Error {
  constructor(label: string, cause?: unknown) {
    super(`${label} does not open with this key: it is another key, or the file was changed or is not whole`, {
      cause,
    });
    this.name = 'SealBroken';
  }
}

export const KEY_BYTES = 32;
const MAGIC = Buffer.from('TONUS-1\n');
const SALT_BYTES = 32;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const CHUNK_BYTES = 256 * 1024;

/**
 * Encrypts with AES-256-GCM in chunks that are numbered and of which the last is marked, so that none can be left
 * out, moved or added, and a file of any size is opened without being held in memory. Each file has a key of its own,
 * made of the key, a salt and the file's label: one file cannot be passed off as another.
 */
export async function* seal(chunks: Chunks, key: Uint8Array, label: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const own = keyOf(key, salt, label);
  yield Buffer.concat([MAGIC, salt]);
  let number = 0;
  for await (const { bytes, last } of inBlocks(chunks, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(number++, last));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** What was sealed under this label. Throws `SealBroken`; what came before that was sealed so, but is not all. */
export async function* unseal(chunks: Chunks, key: Uint8Array, label: string): AsyncGenerator<Buffer> {
  const headBytes = MAGIC.length + SALT_BYTES;
  let own: Buffer | undefined;
  let number = 0;
  for await (const { bytes, last } of inBlocks(chunks, CHUNK_BYTES + TAG_BYTES, headBytes)) {
    if (own === undefined) {
      if (bytes.length < headBytes || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) throw new SealBroken(label);
      own = keyOf(key, bytes.subarray(MAGIC.length), label);
      continue;
    }
    yield unsealed(bytes, own, nonceOf(number++, last), label);
  }
  if (number === 0) throw new SealBroken(label);
}

function unsealed(bytes: Buffer, key: Buffer, nonce: Buffer, label: string): Buffer {
  if (bytes.length < TAG_BYTES) throw new SealBroken(label);
  const text = bytes.subarray(0, -TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch (error) {
    throw new SealBroken(label, error);
  }
}

function keyOf(key: Uint8Array, salt: Uint8Array, label: string): Buffer {
  if (key.length !== KEY_BYTES) throw new Error(`The key of backups has ${KEY_BYTES} bytes, not ${key.length}`);
  return Buffer.from(hkdfSync('sha256', key, salt, `tonus backup ${label}`, KEY_BYTES));
}

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(number, NONCE_BYTES - 5);
  nonce.writeUInt8(last ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

/** All of what is small enough to be held in memory. */
export async function wholeOf(chunks: Chunks): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

interface Block {
  readonly bytes: Buffer;
  readonly last: boolean;
}

/** The same bytes in blocks of one size, after one of another size where it is given; the last may be shorter. */
async function* inBlocks(chunks: Chunks, size: number, firstSize = 0): AsyncGenerator<Block> {
  let waiting: Buffer[] = [];
  let count = 0;
  let wanted = firstSize || size;
  for await (const chunk of chunks) {
    waiting.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    count += chunk.length;
    // A full block is given out only when something follows it: else it is the last.
    while (count > wanted) {
      const all = Buffer.concat(waiting);
      yield { bytes: all.subarray(0, wanted), last: false };
      waiting = [all.subarray(wanted)];
      count -= wanted;
      wanted = size;
    }
  }
  yield { bytes: Buffer.concat(waiting), last: true };
}
