import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { SignatureV4 } from '@smithy/signature-v4';
import { defaultProvider } from './lean/credentials.ts';

/** Derives keys from one KMS key that never leaves KMS; the same purpose always gives the same key. */
export interface Keyring {
  derive(purpose: string): Promise<KeyObject>;
}

const TIMEOUT_MILLISECONDS = 3_000;

interface KeyringOptions {
  readonly keyId: string;
  readonly region: string;
  /** Replaces the service's own address. */
  readonly endpoint: string | undefined;
}

/**
 * A keyring over KMS GenerateMac. One call per purpose and process, kept for the life of the process.
 * A signed request of its own: the SDK's KMS client would add 27 kB to every bundle for one operation.
 */
export function createKeyring(options: KeyringOptions): Keyring {
  const known = new Map<string, Promise<KeyObject>>();
  return {
    derive(purpose) {
      let key = known.get(purpose);
      if (!key) {
        key = generateMac(options, purpose);
        // A failed call must not poison the process: the next request asks again.
        key.catch(() => known.delete(purpose));
        known.set(purpose, key);
      }
      return key;
    },
  };
}

async function generateMac({ keyId, region, endpoint }: KeyringOptions, purpose: string): Promise<KeyObject> {
  const url = new URL(endpoint ?? `https://kms.${region}.amazonaws.com`);
  const body = JSON.stringify({
    KeyId: keyId,
    Message: Buffer.from(purpose).toString('base64'),
    MacAlgorithm: 'HMAC_SHA_256',
  });
  const signer = new SignatureV4({ service: 'kms', region, credentials: defaultProvider(), sha256: Sha256 });
  const signed = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: '/',
    query: {},
    headers: {
      host: url.host,
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'TrentService.GenerateMac',
    },
    body,
  });
  const reply = JSON.parse(await post(url, signed.headers, body)) as { Mac?: string };
  if (typeof reply.Mac !== 'string') throw new Error('KMS answered without a MAC');
  return createSecretKey(Buffer.from(reply.Mac, 'base64'));
}

function post(url: URL, headers: Record<string, string>, body: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const send = url.protocol === 'http:' ? httpRequest : httpsRequest;
  const outgoing = send(url, { method: 'POST', headers, timeout: TIMEOUT_MILLISECONDS }, (incoming) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('error', reject);
    incoming.on('end', () => {
      if (incoming.statusCode === 200) resolve(Buffer.concat(chunks).toString());
      else reject(new Error(`KMS answered ${incoming.statusCode}`));
    });
  });
  outgoing.on('timeout', () => outgoing.destroy(new Error('KMS did not answer in time')));
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}

/** The hash the signer asks for, over node:crypto. */
class Sha256 {
  readonly #hash;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', toBytes(secret));
  }
  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(toBytes(data));
  }
  async digest(): Promise<Uint8Array> {
    return new Uint8Array(this.#hash.digest());
  }
  reset(): void {
    throw new Error('A hash is used once');
  }
}

function toBytes(data: string | ArrayBuffer | ArrayBufferView): string | Uint8Array {
  if (typeof data === 'string') return data;
  return data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}
