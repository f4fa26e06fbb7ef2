import { afterEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { tasks } from '#shared/contract/tasks.ts';
import type { Task } from '#shared/models/task.ts';
import { request } from '#tests/support/api.ts';
import {
  join,
  leave,
  makeMember,
  makePerson,
  makeTask,
  makeWorkspace,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { answerCheapReadsWith } from '#tests/support/stale-reads.ts';
import { storedItems } from '#tests/support/stored.ts';

afterEach(() => vi.restoreAllMocks());

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const employee = await makeMember(workspace, 'сотрудник', { firstName: 'Пётр' });
const update = (task: Pick<Task, 'id'>, body: object, by: Person = owner) =>
  request(tasks.updateTask, { token: by.token, params: { id: task.id }, body });
const mineOf = async (person: Person) =>
  (await request(tasks.listMyTasks, { token: person.token })).body.tasks.map(({ id }) => id);

describe('works', () => {
  it('changes what is named and leaves the rest', async () => {
    const task = await makeTask(owner, workspace, { priority: 'HIGH', group: ['кадры'] });
    const reply = await update(task, { title: 'Иначе' });
    expect(reply.body).toEqual({ ...task, title: 'Иначе', version: 2, updated_at: expect.any(String) });
  });

  it('a change that changes nothing is no change', async () => {
    const task = await makeTask(owner, workspace, { group: ['кадры'] });
    const reply = await update(task, { title: task.title, group: ['кадры'], status: 'NEW' });
    expect(reply.body).toEqual(task);
  });

  it('a description is rewritten and taken away', async () => {
    const { id, description } = (
      await request(tasks.createTask, {
        token: owner.token,
        body: { workspace_id: workspace.id, title: 'Шаги', responsible_id: owner.id, description: 'Раз' },
      })
    ).body;
    expect(description).toBe('Раз');
    const change = (text: string | null) =>
      request(tasks.updateTask, { token: owner.token, params: { id }, body: { description: text } });
    expect((await change('Раз\nДва')).body.description).toBe('Раз\nДва');
    expect((await change(null)).body.description).toBeNull();
  });

  it('takes away what is null', async () => {
    const task = await makeTask(owner, workspace, { deadline: '2030-01-01T00:00:00Z', duration_plan: 3 });
    const reply = await update(task, { deadline: null, duration_plan: null });
    expect(reply.body).toMatchObject({ deadline: null, duration_plan: null });
  });

  it('a task that is closed gets its moment, one that is opened loses it (B4-03, B4-04)', async () => {
    const task = await makeTask(owner, workspace);
    const closed = await update(task, { status: 'COMPLETED' });
    expect(closed.body.closed_date).toBe(closed.body.updated_at);
    expect((await update(task, { title: 'Ещё' })).body.closed_date).toBe(closed.body.closed_date);
    expect((await update(task, { status: 'NEW' })).body.closed_date).toBeNull();
  });

  it('goes to the top of a new column', async () => {
    const there = await makeTask(owner, workspace, { status: 'IN_PROGRESS' });
    const { body } = await update(await makeTask(owner, workspace), { status: 'IN_PROGRESS' });
    expect(body.rank < there.rank).toBe(true);
  });

  it('a task that is handed over leaves one list and comes into another', async () => {
    const task = await makeTask(owner, workspace);
    const reply = await update(task, { responsible_id: employee.id });
    expect(reply.body.responsible).toMatchObject({ name: 'Пётр' });
    expect([(await mineOf(owner)).includes(task.id), (await mineOf(employee)).includes(task.id)]).toEqual([
      false,
      true,
    ]);
  });

  it('a task whose responsible has left can be changed as it is, and shows nobody', async () => {
    const leaver = await makeMember(workspace, 'сотрудник');
    const task = await makeTask(owner, workspace, { responsible_id: leaver.id });
    await leave(workspace, leaver);
    const reply = await update(task, { title: 'Без человека' });
    expect(reply.body).toMatchObject({ title: 'Без человека', responsible_id: leaver.id, responsible: null });
    await join(workspace, leaver, 'hr');
    expect((await update(task, { priority: 'LOW' })).body.responsible).toMatchObject({ workspace_role: 'hr' });
  });

  it('whoever saves twice in a row is not told that somebody else was faster, though their reading lags behind', async () => {
    const task = await makeTask(owner, workspace);
    const key = keys.task(workspace.id, task.created_date, task.id);
    const old = (await table.get(key, { consistent: true }))!;
    await update(task, { title: 'Раз' });
    answerCheapReadsWith({ ...old, ...key });
    expect((await update(task, { title: 'Два', version: 2 })).body).toMatchObject({ title: 'Два', version: 3 });
    expect((await update(task, { title: 'Три' })).body).toMatchObject({ title: 'Три', version: 4 });
  });
});

describe('fails', () => {
  it('on a version that is not the newest (409), and says who changed it and where it stands', async () => {
    const task = await makeTask(owner, workspace, { responsible_id: employee.id });
    await update(task, { status: 'COMPLETED' }, employee);
    const reply = await update(task, { title: 'Поверх', version: 1 });
    expect([reply.status, reply.body.detail]).toEqual([
      409,
      'Задачу изменили, пока вы с ней работали: Пётр Петрова. Сейчас она в колонке «Завершённые». Посмотрите, что изменилось, и попробуйте ещё раз',
    ]);
  });

  it('on somebody who is not a member, and nothing is written (B5-02)', async () => {
    const task = await makeTask(owner, workspace);
    const stranger = await makePerson();
    const before = await storedItems();
    const reply = await update(task, { responsible_id: stranger.id, title: 'Чужой' });
    expect([reply.status, reply.body.errors]).toEqual([
      422,
      [{ path: 'responsible_id', message: 'Выберите ответственного' }],
    ]);
    expect(await storedItems()).toEqual(before);
  });

  it.each<[object, string]>([
    [{ title: '' }, 'Название задачи обязательно'],
    [{ responsible_id: null }, 'Выберите ответственного'],
    [{ priority: null }, 'Неверное значение приоритета'],
    [{ status: 'x' }, 'Неверное значение статуса'],
    [{ duration_type: 'x' }, 'Неверное значение типа длительности'],
    [{ sub_status: 'x' }, 'Неверное значение подстатуса'],
    [{ version: 'x' }, 'Версия — целое число'],
  ])('on %j: %s (B5-01, B5-02, B5-03, B5-04, B5-05, B5-06)', async (body, message) => {
    const reply = await update(await makeTask(owner, workspace), body);
    expect([reply.status, reply.body.errors![0]!.message]).toEqual([422, message]);
  });
});

describe('refuses', () => {
  it('an employee changes what is theirs, and nothing else', async () => {
    const theirs = await makeTask(owner, workspace, { responsible_id: employee.id });
    const written = await makeTask(employee, workspace, { responsible_id: owner.id });
    const foreign = await makeTask(owner, workspace);
    const statuses = [theirs, written, foreign].map(
      async (task) => (await update(task, { title: 'Иначе' }, employee)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 403]);
  });
});
