import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { tasks } from '#shared/contract/tasks.ts';
import type { Task } from '#shared/models/task.ts';
import { TASK_STATUSES } from '#shared/rules/tasks.ts';
import { timesAtOnce } from '#tests/support/at-once.ts';
import { request } from '#tests/support/api.ts';
import { intercept } from '#tests/support/intercept.ts';
import { answerCheapReadsWith } from '#tests/support/stale-reads.ts';
import { measure } from '#tests/support/calls.ts';
import {
  makeMember,
  makePerson,
  makePlan,
  makeTask,
  makeWorkspace,
  table,
  type Person,
} from '#tests/support/factories.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner, 'Доска');
const employee = await makeMember(workspace, 'сотрудник');
const move = (task: Pick<Task, 'id'>, body: object, by: Person = owner) =>
  request(tasks.moveTask, { token: by.token, params: { id: task.id }, body });
const another = (more: object = {}) => makeTask(owner, workspace, more);

/** The titles of a column of some workspace, from its top. */
async function column(status: string, of = workspace): Promise<string[]> {
  const { body } = await request(tasks.listTasks, {
    token: owner.token,
    query: { workspace_id: of.id, status, limit: '500' },
  });
  const byRank = body.tasks.toSorted((a, b) => (a.rank === b.rank ? (a.id < b.id ? -1 : 1) : a.rank < b.rank ? -1 : 1));
  return byRank.map(({ title }) => title);
}

describe('works', () => {
  it.each(TASK_STATUSES.flatMap((from) => TASK_STATUSES.map((to) => [from, to] as const)))(
    'from %s to %s (B4-02, B7-05)',
    async (from, to) => {
      const task = await another({ status: from });
      const reply = await move(task, { status: to });
      expect([reply.status, reply.body.status]).toEqual([200, to]);
    },
  );

  it.each(['COMPLETED', 'CANCELLED'])(
    'a task that comes to %s is closed at the moment it is told (B3-02, B4-03)',
    async (status) => {
      const told = '2026-01-05T10:00:00.000Z';
      expect((await move(await another(), { status, closed_date: told })).body.closed_date).toBe(told);
    },
  );

  it('a task that is closed without a moment is closed now; one that is opened again was never closed (B4-03, B4-04)', async () => {
    const task = await another();
    const closed = await move(task, { status: 'COMPLETED' });
    expect(Math.abs(Date.parse(closed.body.closed_date!) - Date.now())).toBeLessThan(60_000);
    const sent = { status: 'IN_PROGRESS', closed_date: closed.body.closed_date };
    expect((await move(task, sent)).body.closed_date).toBeNull();
  });

  it.each([
    ['by a move', (task: Task) => move(task, { status: 'CANCELLED' })],
    [
      'by a change',
      ({ id, version }: Task) =>
        request(tasks.updateTask, { token: owner.token, params: { id }, body: { version, status: 'CANCELLED' } }),
    ],
  ])('a completed task that is cancelled %s was closed when it was cancelled (B4-03)', async (_, cancel) => {
    const told = { status: 'COMPLETED', closed_date: '2026-01-05T10:00:00Z' };
    const cancelled = await cancel((await move(await another(), told)).body);
    expect(cancelled.body.closed_date).toBe(cancelled.body.updated_at);
  });

  it('a task that is moved within the closed ones keeps its moment', async () => {
    const task = await another();
    const closed = await move(task, { status: 'COMPLETED', closed_date: '2026-01-05T10:00:00Z' });
    const below = await another({ status: 'COMPLETED' });
    const moved = await move(task, { status: 'COMPLETED', after: null, before: below.id });
    expect(moved.body.closed_date).toBe(closed.body.closed_date);
  });

  it('takes the moment of a clock that is ahead for now', async () => {
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    const { body } = await move(await another(), { status: 'COMPLETED', closed_date: ahead });
    expect(Date.parse(body.closed_date!)).toBeLessThanOrEqual(Date.now());
  });

  it('puts a card between its new neighbours, and a repeated drop changes nothing', async () => {
    const [low, middle, high] = [await another(), await another(), await another()];
    const drop = { status: 'NEW', after: high.id, before: middle.id, version: low.version };
    const moved = await move(low, drop);
    expect([high.rank < moved.body.rank, moved.body.rank < middle.rank]).toEqual([true, true]);
    // The reply was lost, and the browser sends the same again.
    expect((await move(low, drop)).body).toEqual(moved.body);
  });

  it('a card beside one that was deleted meanwhile goes where the other neighbour is', async () => {
    const [gone, staying, task] = [await another(), await another(), await another({ status: 'IN_PROGRESS' })];
    await request(tasks.deleteTask, { token: owner.token, params: { id: gone.id } });
    const moved = await move(task, { status: 'NEW', after: staying.id, before: gone.id });
    expect([moved.status, staying.rank < moved.body.rank]).toEqual([200, true]);
  });

  it('costs four write units between columns and one within a column', async () => {
    const [task, below] = [await another(), await another()];
    const across = await measure(() => move(task, { status: 'IN_PROGRESS' }));
    expect(across.writes).toBe(4);
    await move(task, { status: 'NEW' });
    const within = await measure(() => move(task, { status: 'NEW', after: below.id, before: null }));
    expect(within.writes).toBe(1);
  });
});

describe('at once', () => {
  it('two people move one card: it stands where the last one put it, and is counted once', async () => {
    const space = await makeWorkspace(owner, 'Вдвоём');
    const task = await makeTask(owner, space);
    const replies = await timesAtOnce(8, (index) => move(task, { status: TASK_STATUSES[1 + (index % 3)] }));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const { body: now } = await request(tasks.getTask, { token: owner.token, params: { id: task.id } });
    const last = replies.map(({ body }) => body).toSorted((a, b) => b.version - a.version)[0]!;
    expect([now.status, now.rank, now.version]).toEqual([last.status, last.rank, last.version]);
    const { body: stats } = await request(tasks.getTaskStats, { token: owner.token, params: { id: space.id } });
    expect(stats.total_tasks).toBe(1);
    expect(stats.status_breakdown).toMatchObject({ new: 0, [now.status.toLowerCase()]: 1 });
  });

  it('of those who name the version they have seen one wins, and the others are told who and where', async () => {
    const boss = await makeMember(workspace, 'руководитель', { firstName: 'Ольга', lastName: 'Смирнова' });
    const task = await another();
    const sent = [
      [owner, 'COMPLETED'],
      [boss, 'CANCELLED'],
    ] as const;
    const replies = await Promise.all(sent.map(([by, status]) => move(task, { status, version: 1 }, by)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [lost] = replies.filter(({ status }) => status === 409);
    const [won] = replies.filter(({ status }) => status === 200);
    expect(lost!.body.code).toBe('conflict');
    expect(lost!.body.detail).toContain(replies[0] === won ? owner.lastName : 'Ольга Смирнова');
    expect(lost!.body.detail).toContain(won!.body.status === 'COMPLETED' ? '«Завершённые»' : '«Отменённые»');
  });

  it('many cards dropped into one gap all stand in it, in one order for everybody', async () => {
    const space = await makeWorkspace(owner, 'Щель');
    const inSpace = (title: string, status = 'NEW') => makeTask(owner, space, { title, status });
    const [low, high] = [await inSpace('низ'), await inSpace('верх')];
    const cards = await Promise.all(Array.from({ length: 10 }, (_, index) => inSpace(`${index}`, 'IN_PROGRESS')));
    const replies = await Promise.all(
      cards.map((card) => move(card, { status: 'NEW', after: high.id, before: low.id })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const order = await column('NEW', space);
    expect([order[0], order.at(-1), order.length]).toEqual(['верх', 'низ', 12]);
    expect(await column('NEW', space)).toEqual(order);
  });

  it('a card between two of equal rank stands beside them', async () => {
    const [first, second, task] = [await another(), await another(), await another({ status: 'CANCELLED' })];
    const key = keys.task(workspace.id, second.created_date, second.id);
    await table.write({ kind: 'update', key, set: { rank: first.rank } });
    const moved = await move(task, { status: 'NEW', after: first.id, before: second.id });
    expect([moved.status, moved.body.rank]).toEqual([200, first.rank]);
  });

  it('a card that somebody else’s transaction holds at that moment is moved a moment later', async () => {
    const [below, task] = [await another(), await another()];
    let refusals = 0;
    intercept((command) => {
      if (!(command instanceof UpdateCommand) || refusals++ > 0) return undefined;
      throw Object.assign(new Error('held'), { name: 'TransactionConflictException' });
    });
    const moved = await move(task, { status: 'NEW', after: below.id, before: null });
    vi.restoreAllMocks();
    expect([moved.status, refusals]).toEqual([200, 2]);
  });

  it('a card that is deleted while it is dragged is not there any more (404)', async () => {
    const task = await another();
    await request(tasks.deleteTask, { token: owner.token, params: { id: task.id } });
    expect((await move(task, { status: 'COMPLETED', version: 1 })).body).toMatchObject({
      code: 'not_found',
      detail: 'Задача не найдена',
    });
  });
});

describe('fails', () => {
  it.each<[string, object, string]>([
    ['no status', {}, 'Неверное значение статуса'],
    ['an unknown status (B5-04)', { status: 'new' }, 'Неверное значение статуса'],
    ['a moment that is none', { status: 'COMPLETED', closed_date: 'вчера' }, 'Некорректная дата'],
    [
      'a moment far ahead',
      { status: 'COMPLETED', closed_date: '2099-01-01T00:00:00Z' },
      'Дата закрытия не может быть в будущем',
    ],
    ['a neighbour that is no id', { status: 'NEW', after: 'сосед' }, 'Некорректный идентификатор'],
  ])('on %s', async (_, body, message) => {
    const reply = await move(await another(), body);
    expect([reply.status, reply.body.errors![0]!.message]).toEqual([422, message]);
  });

  it('takes a neighbour nobody knows for none', async () => {
    const reply = await move(await another(), { status: 'IN_PROGRESS', after: randomUUID(), before: randomUUID() });
    expect([reply.status, reply.body.status]).toEqual([200, 'IN_PROGRESS']);
  });
});

describe('refuses', () => {
  it('an employee moves what they are responsible for or have written, and nothing else', async () => {
    const theirs = await another({ responsible_id: employee.id });
    const written = await makeTask(employee, workspace, { responsible_id: owner.id });
    const foreign = await another();
    const statuses = [theirs, written, foreign].map(
      async (task) => (await move(task, { status: 'COMPLETED' }, employee)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 403]);
  });

  it('whoever lost the task meanwhile does not move it, though their reading lags behind', async () => {
    const task = await another({ responsible_id: employee.id });
    const key = keys.task(workspace.id, task.created_date, task.id);
    const old = (await table.get(key, { consistent: true }))!;
    const body = { responsible_id: owner.id };
    await request(tasks.updateTask, { token: owner.token, params: { id: task.id }, body });
    answerCheapReadsWith({ ...old, ...key });
    const reply = await move(task, { status: 'COMPLETED' }, employee);
    vi.restoreAllMocks();
    expect(reply.status).toBe(403);
  });

  it('nobody moves anything in a workspace that a smaller plan left read-only (402)', async () => {
    const spender = await makePerson();
    const spaces = [await makeWorkspace(spender, 'Первая'), await makeWorkspace(spender, 'Вторая')];
    const [first, second] = [await makeTask(spender, spaces[0]!), await makeTask(spender, spaces[1]!)];
    await makePlan(spender, 'startup');
    const replies = [
      await move(first, { status: 'COMPLETED' }, spender),
      await move(second, { status: 'COMPLETED' }, spender),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 402]);
  });
});
