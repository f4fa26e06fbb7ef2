import type { Vault } from '#core/clients/vault.ts';
import { maskPhone } from '#shared/rules/phone.ts';
import type { SealedPhone } from './repositories/contacts.ts';

/** A phone number for the table: a copy of it tells whose number ends in which two digits, and no more. */
export async function sealPhone(phone: string | null, workspace: string, vault: Vault): Promise<SealedPhone | null> {
  if (phone === null) return null;
  return { sealed: await vault.seal(phone, { workspace, kind: 'contacts' }), masked: maskPhone(phone) };
}

/** The number behind it. */
export function openPhone({ sealed }: SealedPhone, workspace: string, vault: Vault): Promise<string> {
  return vault.open(sealed, { workspace, kind: 'contacts' });
}
