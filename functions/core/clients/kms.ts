import { createSecretKey, type KeyObject } from 'node:crypto';
import { postToAws } from './aws-request.ts';

/** Derives keys from one KMS key that never leaves KMS; the same purpose always gives the same key. */
export interface Keyring {
  derive(purpose: string): Promise<KeyObject>;
}

/** A KMS key and where it is asked for. */
export interface KmsPlace {
  readonly keyId: string;
  readonly region: string;
  /** Replaces the service's own address. */
  readonly endpoint: string | undefined;
}

/**
 * A keyring over KMS GenerateMac. One call per purpose and process, kept for the life of the process.
 * The SDK's KMS client would add 27 kB to every bundle for this one operation.
 */
export function createKeyring(place: KmsPlace): Keyring {
  const known = new Map<string, Promise<KeyObject>>();
  return {
    derive(purpose) {
      let key = known.get(purpose);
      if (!key) {
        key = generateMac(place, purpose);
        // A failed call must not poison the process: the next request asks again.
        key.catch(() => known.delete(purpose));
        known.set(purpose, key);
      }
      return key;
    },
  };
}

async function generateMac(place: KmsPlace, purpose: string): Promise<KeyObject> {
  const Message = Buffer.from(purpose).toString('base64');
  const mac = await callKms(place, 'GenerateMac', { KeyId: place.keyId, Message, MacAlgorithm: 'HMAC_SHA_256' }, 'Mac');
  return createSecretKey(Buffer.from(mac, 'base64'));
}

/** One call of KMS; gives the named field of the reply, in base64. Throws when KMS refuses or leaves it out. */
export async function callKms(
  { region, endpoint }: KmsPlace,
  action: 'GenerateMac' | 'Encrypt' | 'Decrypt',
  body: object,
  field: string,
): Promise<string> {
  const text = await postToAws({
    service: 'kms',
    region,
    url: new URL(endpoint ?? `https://kms.${region}.amazonaws.com`),
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${action}` },
    body: JSON.stringify(body),
    repeatable: true,
  });
  const value = (JSON.parse(text) as Record<string, unknown>)[field];
  if (typeof value !== 'string') throw new Error(`KMS answered without a ${field}`);
  return value;
}
