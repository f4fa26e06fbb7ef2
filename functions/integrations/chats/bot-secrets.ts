import { randomBytes } from 'node:crypto';
import { sha256 } from '#core/sha256.ts';
import * as z from 'zod/mini';
import type { Vault } from '#core/clients/vault.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import type { BotAccess } from '../repositories/chats.ts';

const SECRET_BYTES = 32;

const Secrets = z.object({ token: z.string(), secret: z.string() });
/** The token of a bot, and what its messenger proves itself by when it sends an update. */
export type BotSecrets = z.infer<typeof Secrets>;

/** A fresh secret for updates. */
export function newUpdateSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What is stored of the secret of updates, so that none of them needs the vault. */
export function hashOfSecret(secret: string): string {
  return sha256(secret);
}

/** Seals both for the table. */
export function sealBot(secrets: BotSecrets, workspace: string, kind: Messenger, vault: Vault): Promise<string> {
  return vault.seal(JSON.stringify(secrets), { workspace, kind });
}

/** Opens what was sealed. */
export async function openBot(
  { sealed }: Pick<BotAccess, 'sealed'>,
  workspace: string,
  kind: Messenger,
  vault: Vault,
): Promise<BotSecrets> {
  return Secrets.parse(JSON.parse(await vault.open(sealed, { workspace, kind })));
}
