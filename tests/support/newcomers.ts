import { expect, vi } from 'vitest';
import { automations } from '#shared/contract/automations.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { fire } from '#tests/api/jobs/clock.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { request } from './api.ts';
import { repos, table, type Person } from './factories.ts';
import { tokenNow } from './pulses.ts';
import { sleepIn } from './rules.ts';

/** The jobs of a kind that wait to be done in a workspace. */
export async function jobsOf({ id }: Workspace, kind: string): Promise<(Item & Key)[]> {
  const range = { pk: keys.job(id, '').pk, prefix: '' };
  const items = (await table.queryAll(range, { consistent: true })) as (Item & Key)[];
  return items.filter(({ job, finishedAt }) => (job as { kind: string }).kind === kind && !finishedAt);
}

/** Sessions last shorter than tests go forward. */
export const as = async (person: Person) => ({ token: await tokenNow(person) });

/** Switches on what asks newcomers and leavers, and gives the reply. */
export async function switchStagePollsOn(owner: Person, { id }: Workspace, body: object = {}) {
  const params = { id, name: 'stage_polls' } as const;
  const change = { enabled: true, ...body };
  return request(automations.changeAutomation, { ...(await as(owner)), params, body: change });
}

/** The next night of a workspace and the morning after it, on which newcomers are asked. */
export async function nextMorning(workspace: Workspace, options: { twice?: boolean } = {}): Promise<void> {
  const begun = Date.now();
  do await sleepIn(workspace);
  while (Date.now() < begun);
  await plannedMorning(workspace, options);
}

/** The morning that a night has planned, on a clock that is set to it; `twice` has two executions ask at once. */
export async function plannedMorning(workspace: Workspace, { twice = false } = {}): Promise<void> {
  const { askAt } = (await repos.stagePolls.find(workspace.id)) ?? {};
  if (!askAt) return;
  vi.setSystemTime(new Date(askAt));
  await fire('ask-newcomers');
  const jobs = await jobsOf(workspace, 'ask-newcomers');
  const done = twice ? await Promise.all([deliver(...jobs), deliver(...jobs)]) : [await deliver(...jobs)];
  for (const outcome of done) expect(outcome).toEqual(DONE);
}
