import { randomUUID } from 'node:crypto';
import type { Workspace } from '#shared/models/workspace.ts';
import { webhookOf, type WebhookCode } from '#tests/support/fake-bitrix24.ts';
import { keys } from '#data/keys.ts';
import { remove } from '#data/writes.ts';
import { portalKeyOf } from '#functions/integrations/portal/rate-limiter.ts';
import { sha256 } from '#core/sha256.ts';
import { newKey, sealTokens } from '#functions/integrations/portal/app-tokens.ts';
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
  await repos.integrations.saveBitrix24(workspace.id, { sealed, masked, app: null }, known, {
    now: new Date(),
    jobId: randomUUID(),
  });
}

/** Connects a workspace as an application, without asking its portal; the key of its events, and an event that it tells. */
export async function makePortalApp(
  workspace: Workspace,
  url = `http://${process.env['FAKE_BITRIX24']}`,
): Promise<{ readonly key: string; readonly form: Record<string, string> }> {
  const key = newKey();
  const memberId = randomUUID();
  const sealed = await sealTokens(
    { accessToken: newKey(), refreshToken: newKey(), eventsKey: key },
    workspace.id,
    vault,
  );
  const app = { memberId, endpoint: `${url}/rest/`, eventsKeyHash: sha256(key) };
  const known = await repos.integrations.findBitrix24(workspace.id);
  await repos.integrations.saveBitrix24(workspace.id, { sealed, masked: `${url}/`, app }, known, {
    now: new Date(),
    jobId: randomUUID(),
  });
  const form = { event: 'ONTASKADD', 'auth[member_id]': memberId, 'auth[application_token]': newKey() };
  return { key, form };
}

/** As if nobody had asked the portal lately: what it allows is whole again. */
export async function forgetRequests(url: string): Promise<void> {
  await table.write(remove(keys.portalLimits(portalKeyOf({ origin: new URL(url).origin }))));
}
