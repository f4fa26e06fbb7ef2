import { createHash, createHmac, createSecretKey, type Hash, type Hmac, type KeyObject } from 'node:crypto';

/** What the SDK hashes and signs by. */
type Source = string | Uint8Array;

/** Keys as node:crypto takes them, by the bytes that the SDK keeps for a day: made anew they are four times as slow. */
const keys = new WeakMap<Uint8Array, KeyObject>();

/** Stands in for the SDK's own SHA-256 in the bundles: one that is asked once for its digest, by node:crypto alone. */
export class Sha256Node {
  readonly #hash: Hash | Hmac;

  constructor(secret?: Source) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', keyOf(secret));
  }

  update(data: Uint8Array): void {
    this.#hash.update(data);
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest());
  }
}

function keyOf(secret: Source): string | KeyObject {
  if (typeof secret === 'string') return secret;
  const key = keys.get(secret) ?? createSecretKey(secret);
  keys.set(secret, key);
  return key;
}
