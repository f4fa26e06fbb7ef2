import { beforeAll, expect, it } from 'vitest';
import { tasks } from '#shared/contract/tasks.ts';
import { request } from '#tests/support/api.ts';
import { join, leave, makePerson, makeTask, makeWorkspace } from '#tests/support/factories.ts';

const [owner, me] = [await makePerson(), await makePerson({ firstName: 'Пётр' })];
const [first, second] = [await makeWorkspace(owner, 'Первое'), await makeWorkspace(me, 'Второе')];
const ask = (query: Record<string, string> = {}) => request(tasks.listMyTasks, { token: me.token, query });
const titles = async (query: Record<string, string> = {}) => (await ask(query)).body.tasks.map(({ title }) => title);
const PAST = '2020-01-01T00:00:00Z';

beforeAll(async () => {
  await join(first, me, 'сотрудник');
  const mine = { responsible_id: me.id };
  await makeTask(owner, first, { title: '0', ...mine, deadline: PAST });
  await makeTask(me, second, { title: '1', ...mine, status: 'COMPLETED', deadline: PAST });
  await makeTask(owner, first, { title: '2', ...mine, priority: 'HIGH' });
  await makeTask(me, first, { title: 'не моя', responsible_id: owner.id });
  await makeTask(me, second, { title: '3', ...mine, deadline: PAST, priority: 'HIGH' });
});

it('gives what the caller is responsible for in all their workspaces, newest first (B7-02)', async () => {
  const { body } = await ask();
  expect(
    body.tasks.map(({ title, workspace, responsible }) => [title, workspace.name, responsible?.workspace_role]),
  ).toEqual([
    ['3', 'Второе', 'владелец'],
    ['2', 'Первое', 'сотрудник'],
    ['1', 'Второе', 'владелец'],
    ['0', 'Первое', 'сотрудник'],
  ]);
  const alone = await request(tasks.getTask, { token: me.token, params: { id: body.tasks[0]!.id } });
  expect(body.tasks[0]).toEqual(alone.body);
});

it.each<[Record<string, string>, string]>([
  [{ status: 'COMPLETED' }, '1'],
  [{ priority: 'HIGH' }, '3 2'],
  [{ overdue_only: 'true' }, '3 0'],
  [{ overdue_only: 'false' }, '3 2 1 0'],
  [{ workspace_id: first.id }, '2 0'],
  [{ workspace_id: first.id.toUpperCase(), overdue_only: 'true' }, '0'],
  [{ skip: '1', limit: '2' }, '2 1'],
])('%j gives %s (B7-02)', async (query, expected) => {
  expect((await titles(query)).join(' ')).toBe(expected);
});

it('page by page nothing is missing and nothing twice', async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const { body } = await ask({ limit: '1', ...(cursor ? { cursor } : {}) });
    seen.push(...body.tasks.map(({ title }) => title));
    cursor = body.next_cursor;
  } while (cursor);
  expect(seen).toEqual(['3', '2', '1', '0']);
});

it('whoever has left a workspace sees its tasks no more, until they are back', async () => {
  const third = await makeWorkspace(owner, 'Третье');
  await join(third, me, 'сотрудник');
  await makeTask(owner, third, { title: '4', responsible_id: me.id });
  expect(await titles()).toContain('4');
  await leave(third, me);
  expect(await titles()).not.toContain('4');
  expect((await ask({ workspace_id: third.id })).status).toBe(404);
  await join(third, me, 'hr');
  expect(await titles()).toContain('4');
});

it.each<[Record<string, string>, string]>([
  [{ overdue_only: 'да' }, 'Укажите true или false'],
  [{ status: 'x' }, 'Неверное значение статуса'],
  [{ priority: 'x' }, 'Неверное значение приоритета'],
])('refuses %j', async (query, message) => {
  const reply = await ask(query);
  expect([reply.status, reply.body.errors![0]!.message]).toEqual([422, message]);
});
