import { describe, expect, it } from 'vitest';
import { tasks } from '#shared/contract/tasks.ts';
import type { Task } from '#shared/models/task.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeTask, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { count, countAll, toCount } from '#tests/support/table-stream.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const [employee, hr] = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'hr')];
const remove = ({ id }: Pick<Task, 'id'>, by: Person = owner) =>
  request(tasks.deleteTask, { token: by.token, params: { id } });
const change = (task: Task, body: object) =>
  request(tasks.updateTask, { token: owner.token, params: { id: task.id }, body });

describe('works', () => {
  it('takes the task away with everything about it (B7-04)', async () => {
    const task = await makeTask(owner, workspace, { deadline: '2030-01-01T00:00:00Z' });
    const call = { token: owner.token, params: { id: task.id } };
    await request(tasks.addTaskComment, { ...call, body: { text: 'Скоро' } });
    await change(task, { title: 'Иначе' });
    await countAll();
    expect((await storedItems(task.id)).length).toBeGreaterThan(4);
    expect(await remove(task)).toMatchObject({ status: 204, text: '' });
    expect((await request(tasks.getTask, call)).status).toBe(404);
    await countAll();
    expect(await storedItems(task.id)).toEqual([]);
  });

  it('a change on its way to the trail leaves nothing either, even one that is reported twice', async () => {
    const task = await makeTask(owner, workspace);
    await change(task, { title: 'Иначе' });
    const records = await toCount();
    await remove(task);
    const rest = await toCount();
    await count([...records, ...rest]);
    await count([...records, ...rest]);
    expect(await storedItems(task.id)).toEqual([]);
  });

  it('is counted out once, however often it is asked for at once', async () => {
    const space = await makeWorkspace(owner, 'Счёт');
    const [task] = [await makeTask(owner, space), await makeTask(owner, space)];
    const replies = await Promise.all(Array.from({ length: 4 }, () => remove(task)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404]);
    const { body } = await request(tasks.getTaskStats, { token: owner.token, params: { id: space.id } });
    expect(body).toMatchObject({ total_tasks: 1, status_breakdown: { new: 1 } });
  });

  it('goes through though somebody changes the task at that moment', async () => {
    const task = await makeTask(owner, workspace);
    const [changed, removed] = await Promise.all([change(task, { title: 'Иначе' }), remove(task)]);
    expect(removed.status).toBe(204);
    expect([200, 404]).toContain(changed.status);
    await countAll();
    expect(await storedItems(task.id)).toEqual([]);
  });
});

describe('refuses', () => {
  it('an employee deletes what they have written, not what they are only responsible for', async () => {
    const written = await makeTask(employee, workspace, { responsible_id: owner.id });
    const theirs = await makeTask(owner, workspace, { responsible_id: employee.id });
    expect([(await remove(written, employee)).status, (await remove(theirs, employee)).status]).toEqual([204, 403]);
    expect((await remove(theirs, hr)).status).toBe(204);
  });
});
