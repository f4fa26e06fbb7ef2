import { createSecretKey, type KeyObject } from 'node:crypto';
import { postToAws } from './aws-request.ts';

/** Derives keys from one KMS key that never leaves KMS; the same purpose always gives the same key. */
export interface Keyring {
  derive(purpose: string): Promise<KeyObject>;
}

interface KeyringOptions {
  readonly keyId: string;
  readonly region: string;
  /** Replaces the service's own address. */
  readonly endpoint: string | undefined;
}

/**
 * A keyring over KMS GenerateMac. One call per purpose and process, kept for the life of the process.
 * The SDK's KMS client would add 27 kB to every bundle for this one operation.
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
  const text = await postToAws({
    service: 'kms',
    region,
    url: new URL(endpoint ?? `https://kms.${region}.amazonaws.com`),
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'TrentService.GenerateMac' },
    body: JSON.stringify({
      KeyId: keyId,
      Message: Buffer.from(purpose).toString('base64'),
      MacAlgorithm: 'HMAC_SHA_256',
    }),
  });
  const reply = JSON.parse(text) as { Mac?: string };
  if (typeof reply.Mac !== 'string') throw new Error('KMS answered without a MAC');
  return createSecretKey(Buffer.from(reply.Mac, 'base64'));
}
