import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tasks } from '#shared/contract/tasks.ts';
import type { Metric } from '#shared/models/analysis.ts';
import type { TaskSource } from '#shared/models/task.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { makeAnalysis, runsOf, workloadOf } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makePerson, makePoll, makeTask, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const overdue = (count: number, of: number): Metric => ({ key: 'overdue', label: 'Просрочено', count, of });
const theme = (count: number, of: number): Metric => ({ key: 'theme:load', label: 'Пишут о нагрузке', count, of });

/** A task for a share that was measured so long ago. */
async function taskFor(metric: Metric, source: Partial<TaskSource> = {}, hours = 48) {
  const task = await makeTask(owner, workspace, {
    source: {
      kind: 'recommendation',
      id: workspace.id,
      text: 'Разобрать просроченное',
      metric: { ...metric, measured_at: ago(hours).toISOString() },
      ...source,
    },
  });
  return task;
}
const effectOf = async ({ id }: { id: string }) =>
  (await request(tasks.getTaskEffect, { token: owner.token, params: { id } })).body;
/** The same was measured in each of seven weeks that are over. */
const weeksBefore = async (metric: Metric) => {
  for (let week = 1; week <= 7; week++) await measure([metric], ago(24 * (7 * week + 1)));
};
const measure = (metrics: readonly Metric[], now = new Date()) =>
  makeAnalysis(workloadOf(workspace), null, { now, outcome: { metrics } });

describe('the effect of a task', () => {
  it('is nothing to speak of where the task was made for no share', async () => {
    expect(await effectOf(await makeTask(owner, workspace))).toBeNull();
  });

  it('is not told of a task that was made of a survey, whatever it says it was made for', async () => {
    const task = await taskFor(overdue(30, 60), { kind: 'survey_finding' });
    await measure([overdue(6, 60)]);
    expect(await effectOf(task)).toBeNull();
  });

  it.each(['2026-11-23T09:00:00.000Z', '2026-11-24T00:57:00.000Z'])(
    'is told when the share is measured again, and not by what was measured on that day in Moscow before, at %s',
    async (now) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      onTestFinished(() => void vi.useRealTimers());
      owner = await makePerson();
      workspace = await makeWorkspace(owner);
      await measure([overdue(30, 60)], ago(1));
      const task = await taskFor(overdue(30, 60));
      expect(await effectOf(task)).toMatchObject({
        metric: { key: 'overdue', label: 'Просрочено' },
        before: { count: 30, of: 60 },
        after: null,
        difference: null,
        random: null,
      });
      await measure([overdue(6, 60), theme(1, 2)]);
      expect(await effectOf(task)).toMatchObject({
        after: { count: 6, of: 60 },
        difference: null,
        random: null,
        early: 'рано судить: нужно шесть замеров до начала, нет ни одного',
      });
      await weeksBefore(overdue(30, 60));
      const effect = (await effectOf(task))!;
      expect(effect.difference!.value).toBe(-40);
      expect(effect.difference!.high).toBeLessThan(0);
      expect(effect).toMatchObject({ random: false, early: null, since: { readings: 1, same: 1 } });
    },
  );

  it('is not better for following a bad month: it is held against the mean of the weeks before', async () => {
    await weeksBefore(overdue(9, 40));
    await measure([overdue(19, 40)], ago(47));
    const task = await taskFor(overdue(19, 40), {}, 47);
    await measure([overdue(8, 40)]);
    expect(await effectOf(task)).toMatchObject({ before: { count: 19, of: 40 }, after: { count: 8 }, random: true });
  });

  it('may be random: a small difference says so', async () => {
    await weeksBefore(overdue(10, 20));
    const task = await taskFor(overdue(10, 20));
    await measure([overdue(8, 20)]);
    const effect = (await effectOf(task))!;
    expect(effect.difference).toMatchObject({ value: -10, low: expect.any(Number), high: expect.any(Number) });
    expect(effect.random).toBe(true);
  });

  it('of a closed task counts from its closing', async () => {
    const task = await taskFor(overdue(30, 60));
    await measure([overdue(20, 60)]);
    await request(tasks.moveTask, { token: owner.token, params: { id: task.id }, body: { status: 'COMPLETED' } });
    expect((await effectOf(task))!.after).toBeNull();
    await measure([overdue(10, 60)]);
    expect((await effectOf(task))!.after).toMatchObject({ count: 10 });
  });

  it('is no difference where there are fewer than five', async () => {
    const task = await taskFor(overdue(3, 4));
    await measure([overdue(1, 4)]);
    expect(await effectOf(task)).toMatchObject({ after: { count: 1, of: 4 }, difference: null, random: null });
  });

  it('in answers is measured in the newest run, and does not tell of fewer than five people', async () => {
    const poll = await makePoll(owner, workspace);
    for (let run = 0; run < 6; run++) {
      const earlier = await makeFrame(owner, poll);
      await makeAnalysis(runsOf(poll), earlier.id, { outcome: { metrics: [theme(run < 3 ? 14 : 15, 22)] } });
    }
    const task = await taskFor(theme(12, 20), { kind: 'poll_finding', id: poll.id, subject_id: poll.id });
    const frame = await makeFrame(owner, poll);
    await makeAnalysis(runsOf(poll), frame.id, { outcome: { metrics: [theme(5, 22)] } });
    await makeFrame(owner, poll, { published: false });
    expect(await effectOf(task)).toMatchObject({ after: { count: 5, of: 22 }, random: false });
    await makeAnalysis(runsOf(poll), frame.id, { outcome: { metrics: [theme(4, 22)] } });
    expect(await effectOf(task)).toMatchObject({ after: { count: null, of: 22 }, difference: null, random: null });
  });

  it('is not told of another workspace’s poll, whatever the task says it came from', async () => {
    const stranger = await makePerson();
    const theirs = await makePoll(stranger, await makeWorkspace(stranger));
    const task = await taskFor(theme(12, 20), { kind: 'poll_finding', id: theirs.id, subject_id: theirs.id });
    const frame = await makeFrame(stranger, theirs);
    await makeAnalysis(runsOf(theirs), frame.id, { outcome: { metrics: [theme(7, 9)] } });
    expect(await effectOf(task)).toMatchObject({ after: null });
  });
});

describe('the share a task is made for', () => {
  it.each([
    ['more than there are', { ...overdue(7, 6), measured_at: ago(1).toISOString() }],
    ['fewer than none', { ...overdue(-1, 6), measured_at: ago(1).toISOString() }],
    ['something unknown', { ...overdue(1, 6), measured_at: ago(1).toISOString(), extra: 1 }],
    ['no moment', overdue(1, 6)],
  ])('is refused when it is %s (422)', async (_, metric) => {
    const source = { kind: 'recommendation', id: workspace.id, text: 'Совет', metric };
    const body = { workspace_id: workspace.id, title: 'Задача', responsible_id: owner.id, source };
    expect((await request(tasks.createTask, { token: owner.token, body })).status).toBe(422);
  });
});
