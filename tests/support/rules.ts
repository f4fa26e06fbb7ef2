import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { Rule } from '#functions/automations/repositories/automation-rules.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { fire } from '#tests/api/jobs/clock.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { repos, table, type Person } from './factories.ts';

/** A task on the first working day of every month: costs nothing, needs nobody. */
export const MONTHLY_TASK = {
  condition: { kind: 'date', on: 'month_start', day: null, days: 0 },
  action: { kind: 'task', title: 'Сверить план', responsible_id: null, deadline_days: 3 },
  cap: null,
} as const;

/** A rule as it is stored, off unless said otherwise. */
export async function makeRule(author: Person, workspace: Workspace, changes: Partial<Rule> = {}): Promise<Rule> {
  const rule: Rule = {
    id: randomUUID(),
    workspaceId: workspace.id,
    ...MONTHLY_TASK,
    enabled: false,
    version: 1,
    createdAt: new Date().toISOString(),
    changedBy: author.id,
    lastEntry: null,
    ...changes,
  };
  await repos.automations.enrol(workspace.id, new Date());
  if (!(await repos.automationRules.create(rule))) throw new Error('The workspace has no room for another rule');
  return rule;
}

/** A rule that has acted on somebody's date and spent money by it. */
export async function makeActedRule(author: Person, workspace: Workspace): Promise<Rule> {
  const action = { kind: 'task', title: 'Поздравить', responsible_id: author.id, deadline_days: 1 } as const;
  const rule = await makeRule(author, workspace, { action, cap: 1000, enabled: true });
  const once = { rule, cause: randomUUID(), today: '2026-11-22', pauseDays: null };
  const deed = { outcome: 'done', what: 'Поставили задачу', why: 'Годовщина', personId: author.id, cost: 10 } as const;
  const outcome = await repos.automationRules.act(once, deed, [], new Date());
  if (outcome !== 'done') throw new Error(`The rule has not acted: ${outcome}`);
  return rule;
}

/** The nights of a workspace that are to be done. */
export async function nightJobs({ id }: Workspace): Promise<(Item & Key)[]> {
  const range = { pk: keys.job(id, '').pk, prefix: '' };
  const items = (await table.queryAll(range, { consistent: true })) as (Item & Key)[];
  return items.filter(({ job, finishedAt }) => (job as { kind: string }).kind === 'run-night' && !finishedAt);
}

/** The next night of a workspace, on a clock that is set to it; `twice` has two executions do it at once. */
export async function sleepIn(workspace: Workspace, { twice = false } = {}): Promise<void> {
  const { nightAt } = (await repos.automations.find(workspace.id))!;
  vi.setSystemTime(new Date(nightAt));
  await fire('run-automations');
  const jobs = await nightJobs(workspace);
  const done = twice ? await Promise.all([deliver(...jobs), deliver(...jobs)]) : [await deliver(...jobs)];
  for (const outcome of done) expect(outcome).toEqual(DONE);
}
