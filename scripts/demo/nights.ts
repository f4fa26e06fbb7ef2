import { randomUUID } from 'node:crypto';
import { dueWrite, notDueWrite } from '#data/due.ts';
import { jobItem } from '#data/job-item.ts';
import { keys } from '#data/keys.ts';
import { nightlyRunOf } from '#functions/automations/repositories/nightly-run.ts';
import type { Table } from '#data/table.ts';
import { insert, update } from '#data/writes.ts';
import type { Company } from './company.ts';
import { addDays } from './days.ts';

const NIGHT = 'run-automations' as const;

/**
 * A workspace that was written as of long ago has its first night overdue: what is done in it would bear the date of
 * that night. Its next night is the coming one, as if all the others had been.
 */
export async function skipNights({ repos, workspaceId, today }: Company, table: Table): Promise<void> {
  const { nightAt } = (await repos.automations.find(workspaceId))!; // every new workspace has its nights
  const next = nightlyRunOf(workspaceId, today);
  await table.transact([
    update(keys.automations(workspaceId), { set: { nightAt: next } }, { equals: { nightAt } }),
    notDueWrite(NIGHT, nightAt, workspaceId),
    dueWrite(NIGHT, next, workspaceId),
  ]);
}

/** Has the worker do what it would have done last night, with all that the company has today. */
export async function doLastNight({ workspaceId, today }: Company, table: Table): Promise<void> {
  const job = { kind: 'run-night', workspaceId, nightAt: nightlyRunOf(workspaceId, addDays(today, -1)) } as const;
  await table.write(insert(jobItem(job, randomUUID(), today)));
}
