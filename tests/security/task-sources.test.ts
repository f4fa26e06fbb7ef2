import { beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { tasks } from '#shared/contract/tasks.ts';
import type { Task } from '#shared/models/task.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request, withKey } from '#tests/support/api.ts';
import { makeMember, makePerson, makeTask, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { setManagersView } from '#tests/support/led-teams.ts';

/*
 * A task that a rule, an analysis or a poll has made says why: eNPS, turnout, load, somebody's dates. Every member reads
 * every task; those who may not read results or load are told where it comes from and nothing of what was found there.
 */

const SECRET = 'eNPS упал до −40: ответили 3 из 12';
const METRIC = {
  key: 'overdue:Продажи',
  label: 'Просрочено в продажах',
  count: 12,
  of: 38,
  measured_at: '2026-11-20T09:00:00.000Z',
};
const KINDS = {
  recommendation: 'Из рекомендации анализа',
  poll_finding: 'Из вывода опроса',
  survey_finding: 'Из итогов исследования',
  initiative: 'Из инициативы',
  rule: 'По правилу «если — то»',
} as const;
type Kind = keyof typeof KINDS;

let owner: Person;
let employee: Person;
let workspace: Workspace;
beforeAll(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  employee = await makeMember(workspace, 'сотрудник');
});

const sourceOf = (kind: Kind) =>
  ({ kind, id: workspace.id, subject_id: workspace.id, text: SECRET, metric: METRIC }) as const;
const make = (kind: Kind): Promise<Task> =>
  makeTask(owner, workspace, { source: sourceOf(kind), responsible_id: employee.id });

/** Everything an employee is told of a task they are responsible for, by the way it comes. */
const WAYS: Record<string, (task: Task) => Promise<{ readonly status: number; readonly text: string }>> = {
  'one task': ({ id }) => request(tasks.getTask, { token: employee.token, params: { id } }),
  'the list': () => request(tasks.listTasks, { token: employee.token, query: { workspace_id: workspace.id } }),
  'my tasks': () => request(tasks.listMyTasks, { token: employee.token, query: {} }),
  'a change': ({ id }) =>
    request(tasks.updateTask, { token: employee.token, params: { id }, body: { title: 'Иначе' } }),
  'a change of nothing': ({ id, title }) =>
    request(tasks.updateTask, { token: employee.token, params: { id }, body: { title } }),
  'a replacement': ({ id }) =>
    request(tasks.replaceTask, {
      token: employee.token,
      params: { id },
      body: { title: 'Заново', responsible_id: employee.id },
    }),
  'a move': ({ id }) =>
    request(tasks.moveTask, { token: employee.token, params: { id }, body: { status: 'IN_PROGRESS' } }),
  events: ({ id }) => request(tasks.listTaskEvents, { token: employee.token, params: { id }, query: {} }),
  'the export of their own data': () => request(auth.exportMe, { token: employee.token }),
};

describe.each(Object.keys(KINDS) as Kind[])('of a task made by %s', (kind) => {
  it.each(Object.keys(WAYS))('an employee learns nothing of what was found, by %s', async (way) => {
    const task = await make(kind);
    const { status, text } = await WAYS[way]!(task);
    expect(status).toBe(200);
    for (const told of ['eNPS', '3 из 12', 'Просрочено', 'measured_at', '"metric"']) expect(text).not.toContain(told);
  });

  it('an employee is told where it comes from, and who reads results what was found there', async () => {
    const { id } = await make(kind);
    const get = async (token: string) => (await request(tasks.getTask, { token, params: { id } })).body.source;
    expect(await get(employee.token)).toEqual({ kind, id: workspace.id, text: KINDS[kind] });
    for (const role of ['hr', 'руководитель'] as const) {
      expect(await get((await makeMember(workspace, role)).token)).toEqual(sourceOf(kind));
    }
    expect(await get(owner.token)).toEqual(sourceOf(kind));
  });
});

it('an employee who changes such a task takes nothing out of it for those who read results', async () => {
  const { id } = await make('rule');
  await WAYS['a replacement']!({ id } as Task);
  const { body } = await request(tasks.getTask, { token: owner.token, params: { id } });
  expect([body.title, body.source]).toEqual(['Заново', sourceOf('rule')]);
});

it('a task that an employee makes with a source is answered like any other, and its effect is not theirs to read', async () => {
  const body = { workspace_id: workspace.id, title: 'Своя', responsible_id: employee.id, source: sourceOf('rule') };
  const made = await request(tasks.createTask, withKey(tasks.createTask, { token: employee.token, body }));
  expect(made.body.source).toEqual({ kind: 'rule', id: workspace.id, text: KINDS.rule });
  const effect = await request(tasks.getTaskEffect, { token: employee.token, params: { id: made.body.id } });
  expect(effect.status).toBe(403);
});

it('a manager who sees their own teams alone reads the source of the tasks they have made themselves, and no other', async () => {
  const manager = await makeMember(workspace, 'руководитель');
  const others = await make('recommendation');
  expect((await setManagersView(owner, workspace, 'own_team')).status).toBe(200);
  const own = await makeTask(manager, workspace, { source: sourceOf('recommendation'), responsible_id: employee.id });
  const read = async (id: string, { token }: Person) =>
    (await request(tasks.getTask, { token, params: { id } })).body.source!.text;
  expect(await read(own.id, manager)).toBe(SECRET);
  expect(await read(others.id, manager)).toBe(KINDS.recommendation);
  expect(await read(own.id, employee)).toBe(KINDS.recommendation);
});

it('in the list of one’s own tasks the role in each workspace decides', async () => {
  const own = await makeWorkspace(employee, 'Своё');
  const mine = await makeTask(employee, own, { source: sourceOf('rule'), responsible_id: employee.id });
  await make('rule');
  const { body } = await request(tasks.listMyTasks, { token: employee.token, query: {} });
  const texts = new Set(body.tasks.map(({ workspace_id, source }) => `${workspace_id} ${source?.text}`));
  expect(texts).toContain(`${own.id} ${SECRET}`);
  expect(texts).not.toContain(`${workspace.id} ${SECRET}`);
  expect(body.tasks.map(({ id }) => id)).toContain(mine.id);
});
