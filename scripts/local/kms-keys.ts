import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { openStore } from './store.ts';

/** The material behind the keys of the local KMS, 32 bytes each. */
export interface KmsKeys {
  /** What MACs of this key are made with; it never changes. */
  forMac(name: string): Buffer;
  /** What is sealed with now, and the label that a ciphertext carries to be opened by. */
  forSealing(name: string): { readonly label: string; readonly material: Buffer };
  /** The key behind a label; throws where there is none. */
  behind(label: string): { readonly name: string; readonly material: Buffer };
}

/** Keys that are made at their first use and kept in `dir`, or in memory without one. The label is the key's name. */
export function storedKeys(dir?: string): KmsKeys {
  const store = openStore(dir === undefined ? undefined : join(dir, 'kms-keys.json'), z.string());
  const materialOf = (name: string): Buffer => {
    const known = store.get(name);
    if (known !== undefined) return Buffer.from(known, 'base64');
    const made = randomBytes(32);
    store.set(name, made.toString('base64'));
    return made;
  };
  return {
    forMac: materialOf,
    forSealing: (name) => ({ label: name, material: materialOf(name) }),
    behind: (name) => ({ name, material: Buffer.from(store.get(name) ?? '', 'base64') }),
  };
}
