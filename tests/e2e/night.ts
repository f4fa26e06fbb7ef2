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

const MONTH_MILLISECONDS = 30 * 86_400_000;

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

/** Has somebody been a member for a month. */
export function makeLongStanding(workspace: Workspace, userId: string): Promise<void> {
  const createdAt = new Date(Date.now() - MONTH_MILLISECONDS).toISOString();
  return inTable((table) =>
    table.write(update(keys.member(workspace.id, userId), { set: { createdAt } }, { exists: true })),
  );
}

/** Has something that is planned for later be due now, and its schedule fired. */
async function fireNow(schedule: string, plan: (table: Table, now: string) => Promise<void>): Promise<void> {
  await inTable((table) => plan(table, new Date(Date.now() - 1000).toISOString()));
  await fetch(`${product.url}/__local/schedules/${schedule}`, { method: 'POST' });
}

/** Does something with the table of the product. */
async function inTable(work: (table: Table) => Promise<unknown>): Promise<void> {
  // The embedded database asks for no particular keys, the SDK for any.
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  const { table, stop } = await openTable(undefined, { DATA_DIR: product.dataDir });
  await work(table);
  await stop();
  vi.unstubAllEnvs();
}
