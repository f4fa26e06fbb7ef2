import { decrypt, encrypt } from '#scripts/local/kms.ts';
import type { KmsKeys } from '#scripts/local/kms-keys.ts';

/** Seals texts that the server itself keeps in the data folder, each kind under a key of its own. */
export interface Seal {
  close(text: string): string;
  /** Throws where these keys have not sealed it. */
  open(sealed: string): string;
}

/** The seal of one kind of texts. */
export function createSeal(keys: KmsKeys, kind: string): Seal {
  const context = Buffer.from(kind);
  return {
    close: (text) => encrypt(keys, `server-${kind}`, Buffer.from(text), context),
    open: (sealed) => decrypt(keys, Buffer.from(sealed, 'base64'), context).plaintext.toString(),
  };
}
