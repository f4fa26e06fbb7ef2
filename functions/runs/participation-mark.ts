import { createHmac } from 'node:crypto';
import type { Keyring } from '#core/clients/kms.ts';
import type { MarkKey } from './repositories/marks.ts';

/**
 * Signs what stands for a member among the marks of an anonymous run: an HMAC under a secret that is stored until the
 * run closes and a key that never leaves KMS; whoever has only the table cannot make it.
 */
export async function markSigner({ secret }: MarkKey, keyring: Keyring): Promise<(text: string) => string> {
  const key = createHmac('sha256', await keyring.derive('marks'))
    .update(secret)
    .digest();
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
