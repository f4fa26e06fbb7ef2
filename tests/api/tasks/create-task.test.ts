import { describe, expect, it } from 'vitest';
import { tasks } from '#shared/contract/tasks.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace } from '#tests/support/factories.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const colleague = await makeMember(workspace, 'сотрудник', { firstName: 'Пётр', lastName: 'Иванов' });
const create = (changes: object = {}, token = owner.token) =>
  request(tasks.createTask, {
    token,
    body: { workspace_id: workspace.id, title: 'Собрать отзывы', responsible_id: colleague.id, ...changes },
  });

describe('works', () => {
  it('keeps what it is given', async () => {
    const reply = await create({ deadline: '2026-12-01T12:00:00+03:00', group: ['кадры', ' отзывы '] });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      workspace_id: workspace.id,
      workspace: { id: workspace.id, name: workspace.name },
      title: 'Собрать отзывы',
      responsible: { id: colleague.id, name: 'Пётр', lastname: 'Иванов', workspace_role: 'сотрудник' },
      deadline: '2026-12-01T09:00:00.000Z',
      group: ['кадры', 'отзывы'],
      version: 1,
    });
    const found = await request(tasks.getTask, { token: owner.token, params: { id: reply.body.id } });
    expect(found.body).toEqual(reply.body);
  });
});

describe('the rest of the routes', () => {
  it('answers', async () => {
    const { body: task } = await create();
    const params = { id: task.id };
    const { token } = owner;
    expect((await request(tasks.updateTask, { token, params, body: { title: 'Иначе' } })).body.title).toBe('Иначе');
    const body = { title: 'Заново', responsible_id: owner.id, deadline: '2030-01-01T00:00:00Z' };
    expect((await request(tasks.replaceTask, { token, params, body })).body.responsible!.id).toBe(owner.id);
    expect((await request(tasks.addTaskComment, { token, params, body: { text: 'Да' } })).status).toBe(201);
    const events = await request(tasks.listTaskEvents, { token, params });
    expect(events.body.events.map(({ kind }) => kind)).toEqual(['comment', 'created']);
  });
});
