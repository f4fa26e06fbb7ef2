import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tasks } from '#shared/contract/tasks.ts';
import type { Task } from '#shared/models/task.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { timesAtOnce } from '#tests/support/at-once.ts';
import { request } from '#tests/support/api.ts';
import { measure } from '#tests/support/calls.ts';
import { makePerson, makeTask, makeWorkspace } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

const owner = await makePerson();
const { token } = owner;
let workspace: Workspace;

beforeEach(async () => {
  workspace = await makeWorkspace(owner);
});
afterEach(() => vi.useRealTimers());

const stats = async () => {
  const reply = await request(tasks.getTaskStats, { token, params: { id: workspace.id } });
  expect(reply.status).toBe(200);
  return reply.body;
};
const overdue = async () => (await stats()).overdue_tasks;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const make = (more: object = {}) => makeTask(owner, workspace, more);
const move = (task: Task, status: string) =>
  request(tasks.moveTask, { token, params: { id: task.id }, body: { status } });
const change = (task: Task, body: object) => request(tasks.updateTask, { token, params: { id: task.id }, body });

/** Lets so many minutes pass for the service. */
function pass(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
}

it('of an empty workspace are zeros', async () => {
  expect(await stats()).toEqual({
    total_tasks: 0,
    status_breakdown: { new: 0, in_progress: 0, completed: 0, cancelled: 0 },
    overdue_tasks: 0,
    priority_breakdown: { urgent: 0, high: 0, medium: 0, low: 0 },
  });
});

it('count every task by status and priority, at once (B3-09, B7-06)', async () => {
  const made = [
    await make({ priority: 'URGENT' }),
    await make({ priority: 'HIGH', status: 'IN_PROGRESS' }),
    await make({ priority: 'HIGH', status: 'COMPLETED' }),
    await make({ priority: 'MEDIUM', status: 'CANCELLED' }),
    await make(),
  ];
  expect(await stats()).toEqual({
    total_tasks: 5,
    status_breakdown: { new: 2, in_progress: 1, completed: 1, cancelled: 1 },
    overdue_tasks: 0,
    priority_breakdown: { urgent: 1, high: 2, medium: 1, low: 1 },
  });
  await change(made[0]!, { priority: 'LOW', status: 'COMPLETED' });
  await request(tasks.deleteTask, { token, params: { id: made[1]!.id } });
  expect(await stats()).toMatchObject({
    total_tasks: 4,
    status_breakdown: { new: 1, in_progress: 0, completed: 2, cancelled: 1 },
    priority_breakdown: { urgent: 0, high: 1, medium: 1, low: 2 },
  });
});

describe('late is a task whose deadline is past and that is neither completed nor cancelled (B4-09)', () => {
  it('from the start, where the deadline was past already', async () => {
    await make({ deadline: inMinutes(-1) });
    for (const status of ['COMPLETED', 'CANCELLED']) await make({ deadline: inMinutes(-1), status });
    expect(await overdue()).toBe(1);
  });

  it('as soon as the deadline passes, though nobody touches the task', async () => {
    await make({ deadline: inMinutes(5) });
    await make({ deadline: inMinutes(9) });
    expect(await overdue()).toBe(0);
    pass(6);
    expect(await overdue()).toBe(1);
    expect(await overdue()).toBe(1);
    pass(4);
    expect(await overdue()).toBe(2);
  });

  it.each(['COMPLETED', 'CANCELLED'])('no more when it is %s, and again when it is opened', async (status) => {
    const task = await make({ deadline: inMinutes(-1) });
    await move(task, status);
    expect(await overdue()).toBe(0);
    await move(task, 'IN_PROGRESS');
    expect(await overdue()).toBe(1);
    await move(task, 'NEW');
    expect(await overdue()).toBe(1);
  });

  it('not when it was closed in time, but when it is opened after its deadline', async () => {
    const task = await make({ deadline: inMinutes(10) });
    await move(task, 'COMPLETED');
    pass(11);
    expect(await overdue()).toBe(0);
    await move(task, 'NEW');
    expect(await overdue()).toBe(1);
  });

  it('once, when it is moved after its deadline and before anybody has asked', async () => {
    const task = await make({ deadline: inMinutes(10) });
    pass(11);
    await move(task, 'IN_PROGRESS');
    expect(await overdue()).toBe(1);
    await move(task, 'COMPLETED');
    expect(await overdue()).toBe(0);
  });

  it('not when it gets more time, and again when that is over', async () => {
    const task = await make({ deadline: inMinutes(-1) });
    await change(task, { deadline: inMinutes(10) });
    expect(await overdue()).toBe(0);
    pass(11);
    expect(await overdue()).toBe(1);
    await change(task, { deadline: null });
    expect(await overdue()).toBe(0);
  });

  it('when a clock that is ahead has counted it, and one that is behind has counted it out again', async () => {
    const task = await make({ deadline: new Date(Date.now() + 30_000).toISOString() });
    pass(1);
    expect(await overdue()).toBe(1);
    vi.useRealTimers();
    await change(task, { title: 'Иначе' });
    expect(await overdue()).toBe(0);
    pass(1);
    expect(await overdue()).toBe(1);
  });

  it('not when it is deleted, before or after anybody has asked', async () => {
    const [asked, unasked] = [await make({ deadline: inMinutes(-1) }), await make({ deadline: inMinutes(10) })];
    expect(await overdue()).toBe(1);
    pass(11);
    for (const { id } of [asked, unasked]) await request(tasks.deleteTask, { token, params: { id } });
    expect(await overdue()).toBe(0);
    expect(await storedItems(`TASKS#${workspace.id}`)).toMatchObject([{ overdue: 0, sk: 'COUNTS' }]);
  });

  it('is counted once however many ask at once', async () => {
    await Promise.all(Array.from({ length: 3 }, () => make({ deadline: inMinutes(10) })));
    pass(11);
    await timesAtOnce(4, stats);
    expect(await overdue()).toBe(3);
  });

  it('is counted once while others work on the same tasks', async () => {
    const made = await Promise.all(Array.from({ length: 45 }, () => make({ deadline: inMinutes(10) })));
    pass(11);
    await Promise.all([
      ...Array.from({ length: 4 }, stats),
      ...made.slice(0, 5).map((task) => move(task, 'COMPLETED')),
      ...made.slice(5, 10).map((task) => change(task, { title: 'Иначе' })),
    ]);
    expect(await overdue()).toBe(40);
    expect(await stats()).toMatchObject({ total_tasks: 45, status_breakdown: { new: 40, completed: 5 } });
  });
});

it('cost two read units, however many tasks there are and whatever is late', async () => {
  await make({ deadline: inMinutes(-1) });
  await make({ deadline: inMinutes(600) });
  expect(await measure(stats)).toMatchObject({ reads: 2, writes: 0 });
});
