import { describe, expect, it } from 'vitest';
import { tasks } from '#shared/contract/tasks.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeTask, makeWorkspace } from '#tests/support/factories.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const employee = await makeMember(workspace, 'сотрудник');
const get = (id: string, token = owner.token) => request(tasks.getTask, { token, params: { id } });

describe('works', () => {
  it('shows a task to everybody in its workspace, as it was made (B7-04)', async () => {
    const task = await makeTask(owner, workspace);
    for (const { token } of [owner, employee]) expect((await get(task.id, token)).body).toEqual(task);
    expect((await get(task.id.toUpperCase())).body).toEqual(task);
  });
});

describe('refuses', () => {
  it('a task of another workspace, a deleted one and an id that never was look alike (404)', async () => {
    const stranger = await makePerson();
    const foreign = await makeTask(stranger, await makeWorkspace(stranger));
    const deleted = await makeTask(owner, workspace);
    await request(tasks.deleteTask, { token: owner.token, params: { id: deleted.id } });
    const replies = [await get(foreign.id), await get(deleted.id), await get(workspace.id)];
    expect(new Set(replies.map(({ text }) => text))).toEqual(new Set([replies[0]!.text]));
    expect(replies[0]).toMatchObject({ status: 404, body: { code: 'not_found', detail: 'Задача не найдена' } });
  });

  it('an id that is none (422)', async () => {
    expect((await get('задача')).body.errors).toEqual([{ path: 'id', message: 'Некорректный идентификатор' }]);
  });
});
