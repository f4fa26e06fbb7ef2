import { describe, expect, it } from 'vitest';
import { tasks } from '#shared/contract/tasks.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeTask, makeWorkspace } from '#tests/support/factories.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const { token } = owner;

describe('works', () => {
  it('puts a task between its new neighbours', async () => {
    const [low, middle, high] = [
      await makeTask(owner, workspace),
      await makeTask(owner, workspace),
      await makeTask(owner, workspace),
    ];
    expect([high.rank < middle.rank, middle.rank < low.rank]).toEqual([true, true]);
    const moved = await request(tasks.moveTask, {
      token,
      params: { id: low.id },
      body: { status: 'NEW', after: high.id, before: middle.id },
    });
    expect(moved.status).toBe(200);
    expect([high.rank < moved.body.rank, moved.body.rank < middle.rank]).toEqual([true, true]);
  });

  it('closes and opens', async () => {
    const task = await makeTask(owner, workspace);
    const move = (body: object) => request(tasks.moveTask, { token, params: { id: task.id }, body });
    expect((await move({ status: 'COMPLETED' })).body.closed_date).toMatch(/Z$/);
    expect((await move({ status: 'NEW' })).body.closed_date).toBeNull();
    const stats = await request(tasks.getTaskStats, { token, params: { id: workspace.id } });
    expect(stats.body).toMatchObject({ total_tasks: 4, status_breakdown: { new: 4 } });
    const deleted = await request(tasks.deleteTask, { token, params: { id: task.id } });
    expect(deleted.status).toBe(204);
    const list = await request(tasks.listTasks, { token, query: { workspace_id: workspace.id } });
    expect(list.body.tasks).toHaveLength(3);
    const mine = await request(tasks.listMyTasks, { token });
    expect(mine.body.tasks).toHaveLength(3);
  });
});
