import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { storedKeys, type KmsKeys } from './kms-keys.ts';
import { isSignedBy } from './credentials.ts';

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

interface KmsOptions {
  /** Where the material of keys comes from; kept in memory when left out. */
  readonly keys?: KmsKeys;
  /** Without it a free one is taken. */
  readonly port?: number;
  /** Only requests signed in this name are answered; left out, all are. */
  readonly accessKeyId?: string | undefined;
}

/** Answers the four calls of AWS KMS that the product makes. Any key id is a key. */
export async function startKms({ keys = storedKeys(), port: wanted = 0, accessKeyId }: KmsOptions = {}): Promise<Kms> {
  const server = createServer((request, response) => {
    const headers = { 'content-type': 'application/x-amz-json-1.1' };
    if (!isSignedBy(request.headers.authorization, accessKeyId)) {
      request.resume();
      response.writeHead(403, headers).end(JSON.stringify({ __type: 'AccessDeniedException' }));
      return;
    }
    void answer(keys, request).then(
      (reply) => response.writeHead(200, headers).end(JSON.stringify(reply)),
      (error: unknown) => {
        const type = error instanceof KmsError ? error.type : 'ValidationException';
        response.writeHead(400, headers).end(JSON.stringify({ __type: type, message: String(error) }));
      },
    );
  });
  server.listen(wanted, '127.0.0.1');
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

async function answer(keys: KmsKeys, request: IncomingMessage): Promise<object> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set, so chunks are buffers
  const input = Input.parse(JSON.parse(Buffer.concat(chunks).toString() || '{}'));
  const context = Buffer.from(
    JSON.stringify(Object.entries(input.EncryptionContext ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
  const action = String(request.headers['x-amz-target']).replace('TrentService.', '');
  switch (action) {
    case 'GenerateMac': {
      const mac = createHmac('sha256', keys.forMac(nameOf(input)))
        .update(bytes(input, 'Message'))
        .digest('base64');
      return { KeyId: input.KeyId, Mac: mac, MacAlgorithm: 'HMAC_SHA_256' };
    }
    case 'Encrypt':
      return { KeyId: input.KeyId, CiphertextBlob: encrypt(keys, nameOf(input), bytes(input, 'Plaintext'), context) };
    case 'GenerateDataKey': {
      const dataKey = randomBytes(input.NumberOfBytes ?? (input.KeySpec === 'AES_128' ? 16 : 32));
      const CiphertextBlob = encrypt(keys, nameOf(input), dataKey, context);
      return { KeyId: input.KeyId, Plaintext: dataKey.toString('base64'), CiphertextBlob };
    }
    case 'Decrypt': {
      const { keyId, plaintext } = decrypt(keys, bytes(input, 'CiphertextBlob'), context);
      if (input.KeyId && nameOf(input) !== keyId)
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
function nameOf({ KeyId }: Input): string {
  if (!KeyId) throw new KmsError('ValidationException', 'KeyId is missing');
  return KeyId.slice(KeyId.lastIndexOf('/') + 1);
}

/** The label's length and the label, then nonce, tag and text: a ciphertext tells its key, as with the real service. */
export function encrypt(keys: KmsKeys, keyName: string, plaintext: Buffer, context: Buffer): string {
  const { label, material } = keys.forSealing(keyName);
  const name = Buffer.from(label);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', material, nonce).setAAD(context);
  const text = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([Buffer.from([name.length]), name, nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** Opens it; throws where it is no ciphertext of these keys and this context. */
export function decrypt(keys: KmsKeys, blob: Buffer, context: Buffer): { keyId: string; plaintext: Buffer } {
  try {
    const start = 1 + blob.readUInt8(0);
    const { name, material } = keys.behind(blob.subarray(1, start).toString());
    const decipher = createDecipheriv('aes-256-gcm', material, blob.subarray(start, start + 12)).setAAD(context);
    decipher.setAuthTag(blob.subarray(start + 12, start + 28));
    return { keyId: name, plaintext: Buffer.concat([decipher.update(blob.subarray(start + 28)), decipher.final()]) };
  } catch {
    throw new KmsError('InvalidCiphertextException', 'Not a ciphertext of this key and encryption context');
  }
}
