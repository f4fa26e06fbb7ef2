import type { Vault } from '#core/clients/vault.ts';
import type { SmsAccess } from '../repositories/sms.ts';

/** Seals the key of an account for the table. */
export function sealKey(key: string, workspace: string, vault: Vault): Promise<string> {
  return vault.seal(key, { workspace, kind: 'sms' });
}

/** Opens what was sealed. */
export function openKey({ sealed }: Pick<SmsAccess, 'sealed'>, workspace: string, vault: Vault): Promise<string> {
  return vault.open(sealed, { workspace, kind: 'sms' });
}
