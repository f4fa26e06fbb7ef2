import { describe, expect, it } from 'vitest';
import { tasks } from '#shared/contract/tasks.ts';
import { auth } from '#shared/contract/auth.ts';
import type { Task } from '#shared/models/task.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { makeHolder } from '#tests/security/logins.ts';
import { request, withKey } from '#tests/support/api.ts';
import { join, leave, makeMember, makePerson, makeTask, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { count, countAll, toCount } from '#tests/support/table-stream.ts';

const owner = await makePerson({ firstName: 'Анна', lastName: 'Петрова' });
const workspace = await makeWorkspace(owner);
const employee = await makeMember(workspace, 'сотрудник', { firstName: 'Пётр', lastName: 'Иванов' });
const ANNA = { id: owner.id, name: 'Анна', lastname: 'Петрова' };

const events = async ({ id }: Pick<Task, 'id'>, query: Record<string, string> = {}) =>
  (await request(tasks.listTaskEvents, { token: owner.token, params: { id }, query })).body;
const change = (task: Task, body: object, by: Person = owner) =>
  request(tasks.updateTask, { token: by.token, params: { id: task.id }, body });
const comment = (task: Task, text: string, by: Person = owner) =>
  request(tasks.addTaskComment, { token: by.token, params: { id: task.id }, body: { text } });

describe('works', () => {
  it('tells who made, changed and commented on the task, newest first', async () => {
    const task = await makeTask(owner, workspace);
    await comment(task, 'Жду ответа', employee);
    const moved = await request(tasks.moveTask, {
      token: owner.token,
      params: { id: task.id },
      body: { status: 'IN_PROGRESS' },
    });
    await countAll();
    expect((await events(task)).events).toEqual([
      {
        id: expect.any(String),
        kind: 'changed',
        at: moved.body.updated_at,
        author: ANNA,
        text: null,
        changes: [{ field: 'status', from: 'NEW', to: 'IN_PROGRESS' }],
      },
      {
        id: expect.any(String),
        kind: 'comment',
        at: expect.any(String),
        author: { id: employee.id, name: 'Пётр', lastname: 'Иванов' },
        text: 'Жду ответа',
        changes: [],
      },
      { id: task.id, kind: 'created', at: task.created_date, author: ANNA, text: null, changes: [] },
    ]);
  });

  it('says what every field was and is, in the words of the API', async () => {
    const task = await makeTask(owner, workspace, { title: 'Раз', group: ['а'] });
    await change(task, {
      title: 'Два',
      description: 'Сначала\nПотом',
      priority: 'HIGH',
      responsible_id: employee.id,
      deadline: '2030-01-01T03:00:00+03:00',
      duration_plan: 2,
      group: ['а', 'б'],
    });
    await change(task, { group: [], deadline: null });
    await countAll();
    const [second, first] = (await events(task)).events;
    expect(first!.changes).toEqual([
      { field: 'title', from: 'Раз', to: 'Два' },
      { field: 'description', from: null, to: 'Сначала\nПотом' },
      { field: 'priority', from: 'LOW', to: 'HIGH' },
      { field: 'responsible_id', from: owner.id, to: employee.id },
      { field: 'deadline', from: null, to: '2030-01-01T00:00:00.000Z' },
      { field: 'duration_plan', from: null, to: '2' },
      { field: 'group', from: 'а', to: 'а, б' },
    ]);
    expect(second!.changes.map(({ field, to }) => [field, to])).toEqual([
      ['deadline', null],
      ['group', null],
    ]);
  });

  it('has no word for a card that moves within its column, nor for what the service does itself', async () => {
    const [task, below] = [await makeTask(owner, workspace), await makeTask(owner, workspace)];
    const body = { status: 'NEW', after: null, before: below.id };
    await request(tasks.moveTask, { token: owner.token, params: { id: task.id }, body });
    await countAll();
    expect((await events(task)).events.map(({ kind }) => kind)).toEqual(['created']);
  });

  it('a change that the stream reports twice is told once', async () => {
    const task = await makeTask(owner, workspace);
    await change(task, { title: 'Иначе' });
    const records = await toCount();
    for (let times = 0; times < 2; times++) expect(await count(records)).toEqual({ batchItemFailures: [] });
    expect((await events(task)).events.map(({ kind }) => kind)).toEqual(['changed', 'created']);
  });

  it('page by page, to the creation', async () => {
    const task = await makeTask(owner, workspace);
    for (const text of ['1', '2', '3']) await comment(task, text);
    const seen: (string | null)[] = [];
    let cursor: string | null = null;
    do {
      const page = await events(task, { limit: '2', ...(cursor ? { cursor } : {}) });
      seen.push(...page.events.map(({ kind, text }) => text ?? kind));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toEqual(['3', '2', '1', 'created']);
  });

  it('whoever has left has no name', async () => {
    const leaver = await makeMember(workspace, 'сотрудник');
    const task = await makeTask(leaver, workspace);
    await comment(task, 'Ухожу', leaver);
    await leave(workspace, leaver);
    expect((await events(task)).events.map(({ author }) => author)).toEqual([null, null]);
  });
});

describe('of a deleted account', () => {
  it('no name is left in tasks, changes and comments, and those stay, even what the stream reports late', async () => {
    const person = await makeHolder();
    await join(workspace, person, 'сотрудник');
    const [written, handed] = [await makeTask(person, workspace), await makeTask(owner, workspace)];
    await comment(written, 'Моё', person);
    await change(handed, { responsible_id: person.id });
    await countAll();
    await change(written, { title: 'Напоследок' }, person);
    await change(handed, { title: 'Ещё раз' });
    expect((await request(auth.deleteMe, { token: person.token })).status).toBe(204);
    for (;;) {
      const jobs = (await storedItems('"delete-')).filter(({ type, finishedAt }) => type === 'job' && !finishedAt);
      if (jobs.length === 0) break;
      expect(await deliver(...jobs)).toEqual(DONE);
    }
    await countAll();
    const named = (await storedItems(person.id)).filter(({ pk }) => !pk.startsWith('JOBS#'));
    expect(named).toEqual([]);
    expect((await events(written)).events).toMatchObject([
      { kind: 'changed', author: null, changes: [{ to: 'Напоследок' }] },
      { kind: 'comment', author: null, text: 'Моё' },
      { kind: 'created', author: null },
    ]);
    const found = await request(tasks.getTask, { token: owner.token, params: { id: handed.id } });
    expect(found.body).toMatchObject({ responsible_id: null, responsible: null, created_by: owner.id });
    const adopted = await change(handed, { responsible_id: owner.id, status: 'COMPLETED' });
    expect(adopted.body.responsible).toMatchObject({ id: owner.id });
  });
});

describe('comments', () => {
  it('keep lines, signs and mark-up as they were typed', async () => {
    const task = await makeTask(owner, workspace);
    const text = 'Раз\nдва <b>три</b> [b]четыре[/b] 👩🏽‍🚀';
    expect((await comment(task, `  ${text} `)).body).toMatchObject({ kind: 'comment', author: ANNA, text });
    expect((await events(task)).events[0]!.text).toBe(text);
  });

  it.each([
    ['', 'Напишите комментарий'],
    [' \n ', 'Напишите комментарий'],
    ['ё'.repeat(2001), 'Комментарий — не длиннее 2000 символов'],
  ])('refuse %j', async (text, message) => {
    const reply = await comment(await makeTask(owner, workspace), text);
    expect([reply.status, reply.body.errors]).toEqual([422, [{ path: 'text', message }]]);
  });

  it('sent twice under one key are one', async () => {
    const task = await makeTask(owner, workspace);
    const options = { token: owner.token, params: { id: task.id }, body: { text: 'Однажды' } };
    const keyed = withKey(tasks.addTaskComment, options);
    const [first, second] = [await request(tasks.addTaskComment, keyed), await request(tasks.addTaskComment, keyed)];
    expect([first.status, second.body]).toEqual([201, first.body]);
    expect((await events(task)).events).toHaveLength(2);
  });

  it('come to nothing when the task is deleted at that moment', async () => {
    const task = await makeTask(owner, workspace);
    const [written, removed] = await Promise.all([
      comment(task, 'Поздно'),
      request(tasks.deleteTask, { token: owner.token, params: { id: task.id } }),
    ]);
    expect(removed.status).toBe(204);
    expect([201, 404]).toContain(written.status);
    await countAll();
    expect(await storedItems(task.id)).toEqual([]);
  });
});
