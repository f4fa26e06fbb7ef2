import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { tasks } from '#shared/contract/tasks.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeTask, makeWorkspace } from '#tests/support/factories.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const replace = (id: string, body: object) =>
  request(tasks.replaceTask, { token: owner.token, params: { id }, body: { responsible_id: owner.id, ...body } });

it('writes everything anew, what is not named with its default (B7-04, B3-07)', async () => {
  const source = { kind: 'initiative', id: workspace.id, text: 'Наставники' };
  const task = await makeTask(owner, workspace, {
    priority: 'URGENT',
    status: 'COMPLETED',
    deadline: '2030-01-01T00:00:00Z',
    group: ['кадры'],
    source,
  });
  const reply = await replace(task.id, { title: 'Заново', workspace_id: workspace.id });
  expect(reply.body).toMatchObject({
    id: task.id,
    title: 'Заново',
    priority: 'LOW',
    status: 'NEW',
    deadline: null,
    closed_date: null,
    group: [],
    created_date: task.created_date,
    version: 2,
  });
  // Where a task came from is no part of what is written.
  expect(reply.body.source).toEqual(source);
});

it('a task stays in its workspace (422)', async () => {
  const task = await makeTask(owner, workspace);
  const reply = await replace(task.id, { title: 'Дальше', workspace_id: randomUUID() });
  expect([reply.status, reply.body.errors]).toEqual([
    422,
    [{ path: 'workspace_id', message: 'Задачу нельзя перенести в другое пространство' }],
  ]);
});

it('does not overwrite what the caller has not seen (409)', async () => {
  const task = await makeTask(owner, workspace);
  expect((await replace(task.id, { title: 'Раз', version: 1 })).status).toBe(200);
  const late = await replace(task.id, { title: 'Два', version: 1 });
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  expect(late.body.detail).toContain('Вы изменили эту задачу в другом окне');
  // The same once more, after a lost reply, is no conflict.
  expect((await replace(task.id, { title: 'Раз', version: 1 })).body.version).toBe(2);
});

it('asks for a title and somebody responsible (B5-01, B5-02)', async () => {
  const reply = await replace((await makeTask(owner, workspace)).id, { title: '', responsible_id: undefined });
  expect(reply.body.errors!.map(({ message }) => message)).toEqual([
    'Название задачи обязательно',
    'Выберите ответственного',
  ]);
});
