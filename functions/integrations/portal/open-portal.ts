import type { Bitrix24, RateLimiter } from '../bitrix24/bitrix24.ts';
import type { Vault } from '#core/clients/vault.ts';
import type { Bitrix24Access } from '../repositories/integrations.ts';
import { parseWebhook, type Webhook } from '#shared/rules/webhook.ts';

/** A portal that may be asked, until when, and the limits it is asked within. */
export interface Portal {
  readonly bitrix24: Bitrix24;
  readonly webhook: Webhook;
  readonly until: Date;
  readonly limiter: RateLimiter;
}

/** The webhook of a workspace as it was saved. */
export async function openWebhook({ sealed }: Bitrix24Access, workspaceId: string, vault: Vault): Promise<Webhook> {
  const webhook = parseWebhook(await vault.open(sealed, { workspace: workspaceId, kind: 'bitrix24' }));
  if (!webhook) throw new Error('What was sealed is no webhook');
  return webhook;
}
