import { beforeEach, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { makeAnalysis, workloadOf } from '#tests/support/analyses.ts';
import { request, withKey } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { getBudget, thisYear } from '#tests/support/money.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const TODAY = moscowDay(new Date());
const daysAgo = (days: number) => addDays(TODAY, -days);
const place = () => ({ token: owner.token, params: { id: workspace.id } });
const at = (initiativeId: string) => ({ ...place(), params: { id: workspace.id, initiativeId } });
const create = (more: object = {}) =>
  request(finance.createInitiative, { ...place(), body: { title: 'Наставники', cost: 60_000, ...more } });
const change = (id: string, body: object) => request(finance.changeInitiative, { ...at(id), body: body as never });
const list = () => request(finance.listInitiatives, place());
const spent = async (year = thisYear()) => (await getBudget(owner, workspace, year)).body.spent;
const expenses = async () => (await request(finance.listExpenses, place())).body.expenses;

describe('an HR initiative', () => {
  it('has a title, a department and a cost, and is no expense while it is planned (B2-66, B3-52)', async () => {
    const { status, body } = await create({ department: 'Продажи' });
    expect([status, body]).toMatchObject([
      201,
      { title: 'Наставники', department: 'Продажи', cost: 60_000, started_on: null, version: 1, effect: null },
    ]);
    expect((await list()).body.initiatives).toEqual([body]);
    expect(await spent()).toBe(0);
  });

  it('that has begun is an expense in the same step, once, however often the request comes', async () => {
    const body = { title: 'Наставники', cost: 60_000, started_on: TODAY, department: 'Продажи' };
    const options = withKey(finance.createInitiative, { ...place(), body });
    const replies = [
      await request(finance.createInitiative, options),
      await request(finance.createInitiative, options),
    ];
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(await expenses()).toMatchObject([
      { title: 'Наставники', amount: 60_000, kind: 'initiative', spent_on: TODAY, source_id: replies[0]!.body.id },
    ]);
    expect(await spent()).toBe(60_000);
  });

  it('takes its expense along: begun, dearer, on a day of another year, called off, deleted', async () => {
    const { id } = (await create()).body;
    await change(id, { version: 1, started_on: TODAY });
    expect(await spent()).toBe(60_000);
    await change(id, { version: 2, cost: 70_000.5, department: 'Склад' });
    expect(await spent()).toBe(70_000.5);
    const lastYear = `${thisYear() - 1}-03-01`;
    await change(id, { version: 3, started_on: lastYear });
    expect([await spent(), await spent(thisYear() - 1), await expenses()]).toEqual([0, 70_000.5, []]);
    await change(id, { version: 4, started_on: null });
    expect(await spent(thisYear() - 1)).toBe(0);
    await change(id, { version: 5, started_on: TODAY });
    expect((await getBudget(owner, workspace)).body.departments).toMatchObject([
      { department: 'Склад', spent: 70_000.5 },
    ]);
    expect((await request(finance.deleteInitiative, at(id))).status).toBe(204);
    expect([await spent(), await expenses(), (await list()).body.initiatives]).toEqual([0, [], []]);
    expect((await request(finance.deleteInitiative, at(id))).status).toBe(404);
  });

  it('that costs nothing is no expense', async () => {
    expect((await create({ cost: 0, started_on: TODAY })).status).toBe(201);
    expect(await expenses()).toEqual([]);
  });

  it('changed since it was read is not put over', async () => {
    const { id } = (await create()).body;
    const read = (await repos.initiatives.find(workspace.id, id))!;
    const changed = { ...read, version: read.version + 1 };
    expect(await repos.initiatives.change(read, { ...changed, kopecks: 100 })).toBe('done');
    expect(await repos.initiatives.change(read, { ...changed, kopecks: 200 })).toBe('changed');
    expect((await list()).body.initiatives[0]).toMatchObject({ version: 2, cost: 1 });
  });

  it('changed by several at once is counted once', async () => {
    const { id } = (await create({ started_on: TODAY })).body;
    const replies = await atOnce([1, 2, 3, 4, 5].map((cost) => () => change(id, { version: 1, cost: cost * 1000 })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const [{ cost } = { cost: null }] = (await list()).body.initiatives;
    expect(await spent()).toBe(cost);
    expect(await expenses()).toHaveLength(1);
  });

  it('is not overwritten unseen, and a change that alters nothing succeeds', async () => {
    const { id } = (await create()).body;
    await change(id, { version: 1, cost: 5 });
    const late = await change(id, { version: 1, cost: 6 });
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('изменили вы сами')]);
    expect(await change(id, { version: 1, cost: 5 })).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it.each([
    [{ started_on: '2099-01-01' }, 'started_on'],
    [{ measure: { kind: 'workload' } }, 'measure.key'],
    [{ measure: { kind: 'mood' } }, 'measure.kind'],
    [{ cost: -1 }, 'cost'],
    [{ title: '' }, 'title'],
  ])('refuses %j', async (more, path) => {
    const { status, body } = await create(more);
    expect([status, body.errors?.map((issue) => issue.path)]).toEqual([422, [path]]);
  });
});

describe('the effect of an initiative on the workload', () => {
  /** So many of a hundred tasks were late on a day. */
  const measured = (days: number, late: number) =>
    makeAnalysis(workloadOf(workspace), null, {
      now: new Date(`${daysAgo(days)}T09:00:00.000Z`),
      outcome: { metrics: [{ key: 'overdue', label: 'Просроченные задачи', count: late, of: 100 }] },
    });
  const measure = { kind: 'workload', key: 'overdue' } as const;
  const begun = async (days: number) =>
    (await create({ title: 'График на две недели', started_on: daysAgo(days), measure })).body.effect;

  /** So many weeks in a row before a step fifty days ago, the newest three days before it. */
  const weeksBefore = async (late: readonly number[]) => {
    for (const [week, count] of late.entries()) await measured(53 + 7 * week, count);
  };

  it('is said where it is more than chance', async () => {
    await weeksBefore([40, 38, 42, 40, 39, 41, 40]);
    for (const days of [1, 8, 15]) await measured(days, 10);
    expect(await begun(50)).toMatchObject({
      label: 'Просроченные задачи',
      before: { value: 40, count: 40, of: 100, from: daysAgo(95), to: daysAgo(53) },
      after: { value: 10, count: 10, of: 100, to: daysAgo(1) },
      difference: { value: -30 },
      verdict: 'better',
      text: 'лучше, больше случайной разницы',
    });
  });

  it('may be chance, and may be for the worse', async () => {
    await weeksBefore([14, 12, 11, 12, 13, 12]);
    await measured(1, 14);
    expect(await begun(50)).toMatchObject({ verdict: 'may_be_chance', text: 'может быть случайностью' });
    for (const days of [0, 8, 15]) await measured(days, 60);
    expect((await list()).body.initiatives[0]!.effect).toMatchObject({ verdict: 'worse' });
  });

  it('is too early to tell in the first four weeks, and before the beginning', async () => {
    await measured(20, 40);
    await measured(1, 0);
    const early = await begun(10);
    expect(early).toMatchObject({ verdict: 'too_early', after: null, difference: null });
    expect(early!.text).toMatch(/^рано судить: сравним после \d\d\.\d\d\.\d{4}$/);
    expect((await create({ measure })).body.effect).toMatchObject({ verdict: 'too_early', before: null });
  });

  it('is too early to judge where fewer than six weeks were measured before, and not measured where none was since', async () => {
    await weeksBefore([40, 41, 39]);
    await measured(1, 10);
    const early = (have: string) => ({
      verdict: 'too_early',
      text: `рано судить: нужно шесть замеров до начала, ${have}`,
      difference: null,
    });
    expect(await begun(50)).toMatchObject(early('есть три'));
    expect(await begun(200)).toMatchObject({ ...early('нет ни одного'), before: null });
    for (const days of [74, 81, 88]) await measured(days, 40);
    expect((await list()).body.initiatives.map(({ effect }) => effect!.verdict)).toContain('better');
    // Nothing was measured since the end of its first four weeks.
    expect(await begun(28)).toMatchObject({ verdict: 'not_measured', text: 'пока не видно', after: null });
  });

  it('can be measured by what the workload was last measured by', async () => {
    expect((await list()).body.measures.map(({ kind }) => kind)).toEqual(['left_in_90_days', 'turnover']);
    await measured(1, 3);
    expect((await list()).body.measures.at(-1)).toEqual({
      kind: 'workload',
      key: 'overdue',
      label: 'Просроченные задачи',
    });
  });

  it('looks at the workload of its own workspace alone', async () => {
    const other = await makeWorkspace(owner);
    await makeAnalysis(workloadOf(other), null, { now: new Date(`${daysAgo(60)}T09:00:00.000Z`) });
    expect(await repos.analyses.workloadMeasured(other.id)).not.toBeNull();
    expect(await begun(50)).toMatchObject({ before: null });
  });
});

describe('the effect of an initiative on leaving', () => {
  const person = (index: number, hired: number, left: number | null) => ({
    key: `№ ${index}`,
    hired_on: daysAgo(hired),
    left_on: left === null ? null : daysAgo(left),
  });

  it('is read from the history of who came and left', async () => {
    // Of those hired in seven quarters before it half left within a month, of those hired since nobody.
    const rows = Array.from({ length: 240 }, (_, index) => {
      if (index >= 120) return person(index, index % 2 ? 250 : 150, null);
      const hired = 400 + 91 * (index % 7);
      return person(index, hired, index % 2 ? hired - 20 : null);
    });
    // The earliest leaving says from when on all who left are known.
    rows.push(person(240, 1500, 1100));
    const body = { file_name: null, base_version: null, rows };
    expect((await request(finance.importLeavers, { ...place(), body })).status).toBe(201);
    const measure = { kind: 'left_in_90_days' } as const;
    expect((await create({ started_on: daysAgo(300), measure })).body.effect).toMatchObject({
      label: 'Ушли в первые 90 дней',
      before: { count: 60, of: 120, value: 50 },
      after: { count: 0, of: 120, value: 0 },
      verdict: 'better',
    });
    expect((await list()).body.initiatives[0]!.effect).toMatchObject({ verdict: 'better' });
  });

  it('cannot be seen while nothing is loaded', async () => {
    const measure = { kind: 'turnover' } as const;
    expect((await create({ started_on: daysAgo(300), measure })).body.effect).toMatchObject({
      label: 'Текучесть за год',
      verdict: 'not_measured',
    });
  });
});
