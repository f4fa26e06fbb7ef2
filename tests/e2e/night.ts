import { vi } from 'vitest';
import { createAutomations } from '#functions/automations/repositories/automations.ts';
import { dueWrite, notDueWrite } from '#data/due.ts';
import { keys } from '#data/keys.ts';
import { update } from '#data/writes.ts';
import { openTable } from '#scripts/admin/open-table.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { product } from './own-product.ts';

/** Makes it night in the workspace: what was planned for three in the morning is due now. */
export async function makeNight(workspace: Workspace): Promise<void> {
  // The embedded database asks for no particular keys, the SDK for any.
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  const { table, stop } = await openTable(undefined, { DATA_DIR: product.dataDir });
  const { nightAt } = (await createAutomations(table).find(workspace.id))!;
  const now = new Date(Date.now() - 1000).toISOString();
  await table.transact([
    update(keys.automations(workspace.id), { set: { nightAt: now } }),
    notDueWrite('run-automations', nightAt, workspace.id),
    dueWrite('run-automations', now, workspace.id),
  ]);
  await stop();
  vi.unstubAllEnvs();
  await fetch(`${product.url}/__local/schedules/run-automations`, { method: 'POST' });
}
