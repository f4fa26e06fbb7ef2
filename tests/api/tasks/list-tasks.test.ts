import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { taskItem, toTask } from '#functions/tasks/repositories/task.ts';
import { tasks } from '#shared/contract/tasks.ts';
import type { Task } from '#shared/models/task.ts';
import { request } from '#tests/support/api.ts';
import { measure } from '#tests/support/calls.ts';
import { joinMany, leave, makeMember, makePerson, makeTask, makeWorkspace, table } from '#tests/support/factories.ts';

const owner = await makePerson();
const { token } = owner;
const workspace = await makeWorkspace(owner, 'Список');
const colleague = await makeMember(workspace, 'hr', { firstName: 'Ольга' });
const ask = (query: Record<string, string> = {}, of = workspace) =>
  request(tasks.listTasks, { token, query: { workspace_id: of.id, ...query } });
const titles = async (query: Record<string, string> = {}) => (await ask(query)).body.tasks.map(({ title }) => title);

/** Eight tasks, the first of them the oldest. */
const made: Task[] = [];
beforeAll(async () => {
  const settings = [
    { priority: 'HIGH', deadline: '2030-01-01T00:00:00Z' },
    { status: 'IN_PROGRESS', deadline: '2030-02-01T00:00:00Z' },
    { status: 'COMPLETED', priority: 'HIGH' },
    { responsible_id: colleague.id },
    { responsible_id: colleague.id, priority: 'HIGH' },
    { deadline: '2030-03-01T03:00:00+03:00' },
    { status: 'CANCELLED' },
    {},
  ];
  for (const [index, more] of settings.entries()) {
    made.push(await makeTask(owner, workspace, { title: `${index}`, ...more }));
  }
});

describe('works', () => {
  it('gives the tasks newest first, as each is given alone (B7-01)', async () => {
    const { body } = await ask();
    expect(body).toEqual({ tasks: made.toReversed(), next_cursor: null });
  });

  it('of an empty workspace gives none', async () => {
    const empty = await makeWorkspace(owner, 'Пусто');
    expect((await ask({}, empty)).body).toEqual({ tasks: [], next_cursor: null });
  });

  it.each<[string, Record<string, string>, string]>([
    ['status', { status: 'IN_PROGRESS' }, '1'],
    ['priority', { priority: 'HIGH' }, '4 2 0'],
    ['responsible', { responsible_id: colleague.id }, '4 3'],
    ['responsible and priority', { responsible_id: colleague.id, priority: 'HIGH' }, '4'],
    ['an unknown responsible', { responsible_id: randomUUID() }, ''],
    ['deadline from', { deadline_after: '2030-02-01T00:00:00Z' }, '5 1'],
    ['deadline to', { deadline_before: '2030-02-01T02:00:00+02:00' }, '1 0'],
    ['deadline between', { deadline_after: '2030-01-15T00:00:00Z', deadline_before: '2030-02-15T00:00:00Z' }, '1'],
    [
      'deadline from behind to',
      { deadline_after: '2031-01-01T00:00:00Z', deadline_before: '2030-01-01T00:00:00Z' },
      '',
    ],
  ])('by %s (B7-01)', async (_, query, expected) => {
    expect((await titles(query)).join(' ')).toBe(expected);
  });

  it('by the moment of creation, both ends included (B7-01)', async () => {
    const [from, to] = [made[2]!.created_date, made[5]!.created_date];
    expect(await titles({ created_after: from, created_before: to })).toEqual(['5', '4', '3', '2']);
    expect(await titles({ created_after: to, created_before: from })).toEqual([]);
    expect(await titles({ created_before: '2000-01-01T00:00:00Z' })).toEqual([]);
    expect(await titles({ created_after: from, status: 'COMPLETED' })).toEqual(['2']);
  });

  it.each<[Record<string, string>, string]>([
    [{ skip: '0', limit: '3' }, '7 6 5'],
    [{ skip: '3', limit: '3' }, '4 3 2'],
    [{ skip: '6', limit: '3' }, '1 0'],
    [{ skip: '8' }, ''],
    [{ skip: '10000' }, ''],
    [{ skip: '1', limit: '1', priority: 'HIGH' }, '2'],
  ])('%j gives %s (B7-01)', async (query, expected) => {
    expect((await titles(query)).join(' ')).toBe(expected);
  });

  it.each<Record<string, string>>([{}, { priority: 'HIGH' }, { created_after: '2020-01-01T00:00:00Z' }])(
    'page by page nothing is missing and nothing twice, and the last says that nothing follows: %j',
    async (filter) => {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await ask({ ...filter, limit: '2', ...(cursor ? { cursor } : {}) });
        expect(page.body.tasks.length).toBeGreaterThan(0);
        seen.push(...page.body.tasks.map(({ title }) => title));
        cursor = page.body.next_cursor;
      } while (cursor);
      expect(seen).toEqual(await titles(filter));
    },
  );

  it('a position that is none, or stands outside of the filter, is no error', async () => {
    const outside = Buffer.from('9999').toString('base64url');
    expect((await ask({ cursor: '???' })).status).toBe(200);
    expect(await titles({ cursor: outside, created_before: made[0]!.created_date })).toEqual(['0']);
    const before = Buffer.from('0000').toString('base64url');
    expect(await titles({ cursor: before, created_after: made[7]!.created_date })).toEqual([]);
  });

  it('whoever has left has no name, and the tasks stay', async () => {
    const space = await makeWorkspace(owner, 'Уход');
    const leaver = await makeMember(space, 'сотрудник');
    await makeTask(leaver, space);
    await leave(space, leaver);
    expect((await ask({}, space)).body.tasks).toMatchObject([
      { responsible_id: leaver.id, responsible: null, created_by: leaver.id },
    ]);
  });

  it('what is stored without a status, or with an unknown one, is in progress; an unknown priority is low (B3-08, B4-06)', async () => {
    const space = await makeWorkspace(owner, 'Чужие слова');
    for (const [field, value] of [
      ['status', 'DONE'],
      ['status', undefined],
      ['priority', 'low'],
      ['subStatus', 'x'],
      ['durationType', 'x'],
    ] as const) {
      const { body } = await request(tasks.createTask, {
        token,
        body: { workspace_id: space.id, title: 'Задача', responsible_id: owner.id, priority: 'HIGH' },
      });
      const key = keys.task(space.id, body.created_date, body.id);
      const stored = (await table.get(key, { consistent: true }))!;
      await table.write({ kind: 'put', item: { ...stored, ...key, [field]: value } });
    }
    const { body } = await ask({}, space);
    const read = body.tasks.map(({ status, priority, sub_status, duration_type }) =>
      [status, priority, sub_status, duration_type].join(' '),
    );
    expect(read.toReversed()).toEqual([
      'IN_PROGRESS HIGH DEFAULT DAYS',
      'IN_PROGRESS HIGH DEFAULT DAYS',
      'NEW LOW DEFAULT DAYS',
      'NEW HIGH DEFAULT DAYS',
      'NEW HIGH DEFAULT DAYS',
    ]);
    expect((await ask({ status: 'IN_PROGRESS' }, space)).body.tasks).toHaveLength(2);
  });
});

describe('many', () => {
  it('fifty tasks of twenty people in a company of forty cost at most eight read units, whole names included', async () => {
    const space = await makeWorkspace(owner, 'Сорок человек');
    const people = await Promise.all(Array.from({ length: 19 }, () => makeMember(space, 'сотрудник')));
    await joinMany(space, 20);
    for (let index = 0; index < 51; index++) {
      const responsible = people[index % 19]!;
      await makeTask(owner, space, { title: 'Подготовить план адаптации новичков', responsible_id: responsible.id });
    }
    let body: Awaited<ReturnType<typeof ask>>['body'] | undefined;
    const cost = await measure(async () => {
      ({ body } = await ask({}, space));
    });
    expect(body!.tasks.filter(({ responsible }) => responsible !== null)).toHaveLength(50);
    expect(cost.reads).toBeLessThanOrEqual(8);
  });

  it('the few of thousands are found, and it is known that no more follow', async () => {
    const space = await makeWorkspace(owner, 'Тысячи');
    const [first] = [await makeTask(owner, space)];
    const stored = toTask((await table.get(keys.task(space.id, first.created_date, first.id), { consistent: true }))!);
    for (let start = 0; start < 3000; start += 100) {
      await table.transact(
        Array.from({ length: 100 }, (_, index) => {
          const createdAt = new Date(Date.now() - (start + index) * 1000).toISOString();
          const status = (start + index) % 1000 === 7 ? 'CANCELLED' : 'NEW';
          return { kind: 'put', item: taskItem({ ...stored, id: randomUUID(), createdAt, status }) } as const;
        }),
      );
    }
    const { body } = await ask({ status: 'CANCELLED' }, space);
    expect([body.tasks.length, body.next_cursor]).toEqual([3, null]);
    expect((await ask({ skip: '2990', limit: '500' }, space)).body.tasks).toHaveLength(11);
  });
});

describe('fails', () => {
  it.each<[Record<string, string>, string, string]>([
    [{ status: 'DONE' }, 'status', 'Неверное значение статуса'],
    [{ priority: 'x' }, 'priority', 'Неверное значение приоритета'],
    [{ created_after: 'вчера' }, 'created_after', 'Некорректная дата'],
    [{ skip: '-1' }, 'skip', 'Пропустить можно от 0 до 10000 задач'],
    [{ skip: '10001' }, 'skip', 'Пропустить можно от 0 до 10000 задач'],
    [{ skip: 'x' }, 'skip', 'Пропустить можно от 0 до 10000 задач'],
    [{ limit: '0' }, 'limit', 'Размер страницы — не меньше 1'],
    [{ limit: '501' }, 'limit', 'Размер страницы — не больше 500'],
    [{ responsible_id: 'x' }, 'responsible_id', 'Некорректный идентификатор'],
  ])('on %j', async (query, path, message) => {
    const reply = await ask(query);
    expect([reply.status, reply.body.errors]).toEqual([422, [{ path, message }]]);
  });

  it('without a workspace', async () => {
    const reply = await request(tasks.listTasks, { token, query: {} });
    expect([reply.status, reply.body.errors]).toEqual([
      422,
      [{ path: 'workspace_id', message: 'Укажите идентификатор' }],
    ]);
  });
});
