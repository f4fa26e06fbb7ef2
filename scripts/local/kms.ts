import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { openStore, type Store } from './store.ts';

export interface Kms {
  readonly endpoint: string;
  stop(): Promise<void>;
}

const Input = z.object({
  KeyId: z.optional(z.string()),
  Message: z.optional(z.string()),
  MacAlgorithm: z.optional(z.string()),
  Plaintext: z.optional(z.string()),
  CiphertextBlob: z.optional(z.string()),
  EncryptionContext: z.optional(z.record(z.string(), z.string())),
  KeySpec: z.optional(z.string()),
  NumberOfBytes: z.optional(z.number()),
});
type Input = z.infer<typeof Input>;

class KmsError extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/**
 * Answers the four calls of AWS KMS that the product makes. Any key id is a key: its material is random, made on first
 * use and kept in `dir` (or only in memory without one). Without `port` a free one is taken.
 */
export async function startKms(options: { dir?: string; port?: number } = {}): Promise<Kms> {
  const keys = openStore(options.dir === undefined ? undefined : join(options.dir, 'kms-keys.json'), z.string());
  const server = createServer((request, response) => {
    const headers = { 'content-type': 'application/x-amz-json-1.1' };
    void answer(keys, request).then(
      (reply) => response.writeHead(200, headers).end(JSON.stringify(reply)),
      (error: unknown) => {
        const type = error instanceof KmsError ? error.type : 'ValidationException';
        response.writeHead(400, headers).end(JSON.stringify({ __type: type, message: String(error) }));
      },
    );
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a string
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(keys: Store<string>, request: IncomingMessage): Promise<object> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set, so chunks are buffers
  const input = Input.parse(JSON.parse(Buffer.concat(chunks).toString() || '{}'));
  const context = Buffer.from(
    JSON.stringify(Object.entries(input.EncryptionContext ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
  const action = String(request.headers['x-amz-target']).replace('TrentService.', '');
  switch (action) {
    case 'GenerateMac': {
      const mac = createHmac('sha256', material(keys, input.KeyId)).update(bytes(input, 'Message')).digest('base64');
      return { KeyId: input.KeyId, Mac: mac, MacAlgorithm: 'HMAC_SHA_256' };
    }
    case 'Encrypt':
      return { KeyId: input.KeyId, CiphertextBlob: encrypt(keys, input.KeyId, bytes(input, 'Plaintext'), context) };
    case 'GenerateDataKey': {
      const dataKey = randomBytes(input.NumberOfBytes ?? (input.KeySpec === 'AES_128' ? 16 : 32));
      const CiphertextBlob = encrypt(keys, input.KeyId, dataKey, context);
      return { KeyId: input.KeyId, Plaintext: dataKey.toString('base64'), CiphertextBlob };
    }
    case 'Decrypt': {
      const { keyId, plaintext } = decrypt(keys, bytes(input, 'CiphertextBlob'), context);
      if (input.KeyId && nameOf(input.KeyId) !== keyId)
        throw new KmsError('IncorrectKeyException', 'Encrypted under another key');
      return { KeyId: input.KeyId ?? keyId, Plaintext: plaintext.toString('base64') };
    }
    default:
      throw new KmsError('UnknownOperationException', `The local KMS has no ${action}`);
  }
}

function bytes(input: Input, field: 'Message' | 'Plaintext' | 'CiphertextBlob'): Buffer {
  const value = input[field];
  if (value === undefined) throw new KmsError('ValidationException', `${field} is missing`);
  return Buffer.from(value, 'base64');
}

/** A key is the same by its id and by its ARN. */
function nameOf(keyId: string): string {
  return keyId.slice(keyId.lastIndexOf('/') + 1);
}

function material(keys: Store<string>, keyId: string | undefined): Buffer {
  if (!keyId) throw new KmsError('ValidationException', 'KeyId is missing');
  const name = nameOf(keyId);
  const known = keys.get(name);
  if (known !== undefined) return Buffer.from(known, 'base64');
  const made = randomBytes(32);
  keys.set(name, made.toString('base64'));
  return made;
}

/** Key name's length and key name, then nonce, tag and text: a ciphertext tells its key, as with the real service. */
function encrypt(keys: Store<string>, keyId: string | undefined, plaintext: Buffer, context: Buffer): string {
  const key = material(keys, keyId);
  const name = Buffer.from(nameOf(keyId ?? ''));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(context);
  const text = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([Buffer.from([name.length]), name, nonce, cipher.getAuthTag(), text]).toString('base64');
}

function decrypt(keys: Store<string>, blob: Buffer, context: Buffer): { keyId: string; plaintext: Buffer } {
  try {
    const start = 1 + blob.readUInt8(0);
    const keyId = blob.subarray(1, start).toString();
    const key = Buffer.from(keys.get(keyId) ?? '', 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, blob.subarray(start, start + 12)).setAAD(context);
    decipher.setAuthTag(blob.subarray(start + 12, start + 28));
    return { keyId, plaintext: Buffer.concat([decipher.update(blob.subarray(start + 28)), decipher.final()]) };
  } catch {
    throw new KmsError('InvalidCiphertextException', 'Not a ciphertext of this key and encryption context');
  }
}
