import { createSecretKey, type KeyObject } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Sha256 } from '@smithy/core/checksum';
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
