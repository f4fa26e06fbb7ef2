import type { Workspace } from '#shared/models/workspace.ts';
import { webhookOf, type WebhookCode } from '#tests/support/fake-bitrix24.ts';
import { repos, vault } from '#tests/support/factories.ts';

/** Connects a workspace to a portal, whatever the portal would have said to that. */
export async function makePortal(workspace: Workspace, code: WebhookCode = 'goodcode'): Promise<void> {
  const sealed = await vault.seal(webhookOf(code), { workspace: workspace.id, kind: 'bitrix24' });
  const known = await repos.integrations.findBitrix24(workspace.id);
  const masked = 'https://romashka.bitrix24.ru/rest/1/••••/';
  await repos.integrations.saveBitrix24(workspace.id, { sealed, masked }, known, new Date());
}
