import { randomUUID } from 'node:crypto';
import type { Workspace } from '#shared/models/workspace.ts';
import { webhookOf, type WebhookCode } from '#tests/support/fake-bitrix24.ts';
import { keys } from '#data/keys.ts';
import { remove } from '#data/writes.ts';
import { portalKeyOf } from '#functions/integrations/portal/rate-limiter.ts';
import { parseWebhook } from '#shared/rules/webhook.ts';
import { repos, table, vault } from '#tests/support/factories.ts';

/** Connects a workspace to a portal, whatever the portal would have said to that; nobody has asked the portal before. */
export async function makePortal(workspace: Workspace, code: WebhookCode = 'goodcode'): Promise<void> {
  await connectPortal(workspace, webhookOf(code));
}

/** The same to any webhook. */
export async function connectPortal(workspace: Workspace, url: string): Promise<void> {
  await forgetRequests(url);
  const sealed = await vault.seal(url, { workspace: workspace.id, kind: 'bitrix24' });
  const known = await repos.integrations.findBitrix24(workspace.id);
  const masked = 'https://romashka.bitrix24.ru/rest/1/••••/';
  await repos.integrations.saveBitrix24(workspace.id, { sealed, masked }, known, {
    now: new Date(),
    jobId: randomUUID(),
  });
}

/** As if nobody had asked the portal lately: what it allows is whole again. */
export async function forgetRequests(url: string): Promise<void> {
  const webhook = parseWebhook(url);
  if (!webhook) throw new Error(`This is no webhook: ${url}`);
  await table.write(remove(keys.portalLimits(portalKeyOf(webhook))));
}
