import { expect, vi } from 'vitest';
import { createAutomations } from '#functions/automations/repositories/automations.ts';
import { createStagePolls } from '#functions/automations/repositories/stage-polls.ts';
import { dueWrite, notDueWrite } from '#data/due.ts';
import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { update } from '#data/writes.ts';
import { openTable } from '#scripts/admin/open-table.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { PATIENCE } from './browser.ts';
import { product } from './own-product.ts';

/** Makes it night in the workspace: what was planned for three in the morning is due now. */
export function makeNight(workspace: Workspace): Promise<void> {
  return fireNow('run-automations', async (table, now) => {
    const { nightAt } = (await createAutomations(table).find(workspace.id))!;
    await table.transact([
      update(keys.automations(workspace.id), { set: { nightAt: now } }),
      notDueWrite('run-automations', nightAt, workspace.id),
      dueWrite('run-automations', now, workspace.id),
    ]);
  });
}

/** Makes it the morning after such a night, on which newcomers are asked. */
export function makeMorning(workspace: Workspace): Promise<void> {
  return fireNow('ask-newcomers', async (table, now) => {
    const planned = async () => (await createStagePolls(table).find(workspace.id))?.askAt ?? null;
    await expect.poll(planned, PATIENCE).not.toBeNull();
    const askAt = (await planned())!;
    await table.transact([
      update(keys.stagePolls(workspace.id), { set: { askAt: now } }),
      notDueWrite('ask-newcomers', askAt, workspace.id),
      dueWrite('ask-newcomers', now, workspace.id),
    ]);
  });
}

/** Has something that is planned for later be due now, and its schedule fired. */
async function fireNow(schedule: string, plan: (table: Table, now: string) => Promise<void>): Promise<void> {
  // The embedded database asks for no particular keys, the SDK for any.
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  const { table, stop } = await openTable(undefined, { DATA_DIR: product.dataDir });
  await plan(table, new Date(Date.now() - 1000).toISOString());
  await stop();
  vi.unstubAllEnvs();
  await fetch(`${product.url}/__local/schedules/${schedule}`, { method: 'POST' });
}
