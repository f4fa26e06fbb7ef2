import { beforeEach, describe, expect, it } from 'vitest';
import { readCap } from '#functions/finance/budget.ts';
import { DEPARTMENTS_A_YEAR } from '#functions/finance/repositories/expense-departments.ts';
import { expenseWrites } from '#functions/finance/repositories/expenses.ts';
import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';
import { failedCondition } from '#data/conditions.ts';
import { finance } from '#shared/contract/finance.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { request } from '#tests/support/api.ts';
import {
  makeMember,
  makePerson,
  makePlan,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { getBudget, makeExpense, saveBudget, thisYear } from '#tests/support/money.ts';
import { inLanguage } from '#shared/text/current.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const TODAY = moscowDay(new Date());
const PLAN = { period: 'year', mode: 'absolute', value: 100_000 } as const;
const giveAccess = (to: Person) =>
  request(workspaces.giveFinanceAccess, {
    token: owner.token,
    params: { id: workspace.id, userId: to.id },
    body: { access: { kind: 'company' } },
  });
const spend = (amount: number, more: object = {}) =>
  request(finance.createExpense, {
    token: owner.token,
    params: { id: workspace.id },
    body: { title: 'Тренер', amount, spent_on: TODAY, ...more },
  });

describe('the HR budget', () => {
  it('is there before anybody has set it, with what was spent', async () => {
    await makeExpense(workspace, { spentOn: TODAY, department: 'Продажи' });
    const { status, body } = await getBudget(owner, workspace);
    expect([status, body]).toMatchObject([
      200,
      { year: thisYear(), version: null, plan: null, planned: null, spent: 100, warning: null, changed_by: null },
    ]);
    expect(body.months).toHaveLength(12);
    expect(body.departments).toEqual([{ department: 'Продажи', amount: null, planned: null, spent: 100 }]);
  });

  it('is saved as a sum for the year and shown with plan and fact by month and department (B2-62)', async () => {
    const departments = [{ department: 'Продажи', amount: 40_000 }];
    const saved = await saveBudget(owner, workspace, PLAN, { departments });
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { version: 1, planned: 100_000, changed_by: 'Анна Петрова' },
    ]);
    await spend(7_000.25, { department: 'Продажи' });
    await spend(0.25, { department: 'продажи' });
    await spend(5, { department: 'Склад' });
    await spend(1_000);
    const { body } = await getBudget(owner, workspace);
    expect(body).toMatchObject({ spent: 8_005.5, plan: PLAN });
    expect(body.departments).toEqual([
      { department: 'Продажи', amount: 40_000, planned: 40_000, spent: 7_000.5 },
      { department: null, amount: null, planned: null, spent: 1_000 },
      { department: 'Склад', amount: null, planned: null, spent: 5 },
    ]);
    expect(body.months.find(({ month }) => month === TODAY.slice(0, 7))).toMatchObject({ spent: 8_005.5 });
    expect(body.months.reduce((all, { planned }) => all + planned!, 0)).toBeCloseTo(100_000, 5);
  });

  it('as a percent of the revenue says why there is no plan while there is no revenue (B2-62)', async () => {
    const plan = { period: 'year', mode: 'percent', value: 2.5 } as const;
    const { body } = await saveBudget(owner, workspace, plan);
    expect(body).toMatchObject({ plan, planned: null, planned_note: expect.stringContaining('Нет выручки') });
    const months = Array.from({ length: 12 }, (_, index) => ({
      month: `${thisYear()}-${String(index + 1).padStart(2, '0')}`,
      revenue: 1_000_000,
      people: null,
      expenses: [],
    }));
    const imported = await request(finance.importMonths, {
      token: owner.token,
      params: { id: workspace.id },
      body: { base_version: null, file_name: null, months },
    });
    expect(imported.status).toBe(201);
    expect((await getBudget(owner, workspace)).body).toMatchObject({ planned: 300_000, planned_note: null });
  });

  it.each([-1, 100.01, 101])('refuses %d percent with the hint (B2-62)', async (value) => {
    const { status, body } = await saveBudget(owner, workspace, { period: 'year', mode: 'percent', value });
    expect([status, body.errors]).toEqual([422, [{ path: 'plan.value', message: 'Процент от выручки: 0–100' }]]);
  });

  it.each([0, 100])('takes %d percent: the bounds are included (B2-62)', async (value) => {
    expect((await saveBudget(owner, workspace, { period: 'month', mode: 'percent', value })).status).toBe(200);
  });

  it.each([
    [
      {
        departments: [
          { department: 'А', amount: 60_000 },
          { department: 'Б', amount: 40_000.01 },
        ],
      },
      'больше, чем весь',
    ],
    [
      {
        departments: [
          { department: 'А', amount: 1 },
          { department: 'А', amount: 2 },
        ],
      },
      'дважды',
    ],
    [{ departments: [{ department: 'А', amount: -1 }] }, 'Сумма'],
    [{ year: 1999 }, 'год'],
  ])('refuses %j', async (more, words) => {
    const { status, body } = await saveBudget(owner, workspace, PLAN, more as never);
    expect([status, body.detail]).toEqual([422, expect.stringContaining(words)]);
  });

  it('is not overwritten unseen: the second of two is told who was faster', async () => {
    const hr = await makeMember(workspace, 'hr', { firstName: 'Борис', lastName: 'Седов' });
    await giveAccess(hr);
    await saveBudget(owner, workspace, PLAN);
    const [first, second] = [
      await saveBudget(hr, workspace, { ...PLAN, value: 1 }, { version: 1 }),
      await saveBudget(owner, workspace, { ...PLAN, value: 2 }, { version: 1 }),
    ];
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(second.body).toMatchObject({ code: 'conflict', detail: expect.stringContaining('Борис Седов') });
    expect((await getBudget(owner, workspace)).body.plan).toMatchObject({ value: 1 });
  });

  it('set by several at once has one winner, the first time and later', async () => {
    for (const version of [null, 1]) {
      const values = [1, 2, 3, 4, 5].map((value) => value + (version ?? 0) * 10);
      const replies = await atOnce(
        values.map((value) => () => saveBudget(owner, workspace, { ...PLAN, value }, { version })),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    }
  });

  it('sent again with nothing new succeeds: a lost reply is no conflict', async () => {
    await saveBudget(owner, workspace, PLAN);
    const again = await saveBudget(owner, workspace, PLAN);
    expect([again.status, again.body.version]).toEqual([200, 1]);
  });

  it('stays readable on a plan without finance, and can be changed by nobody', async () => {
    await saveBudget(owner, workspace, PLAN);
    await makePlan(owner, 'basic');
    expect((await getBudget(owner, workspace)).status).toBe(200);
    expect((await saveBudget(owner, workspace, { ...PLAN, value: 1 }, { version: 1 })).status).toBe(402);
    expect((await spend(1)).status).toBe(402);
  });
});

describe('an overrun', () => {
  it('is warned of in the reply to whoever writes the expense down, and not refused', async () => {
    await saveBudget(owner, workspace, PLAN);
    expect((await spend(79_999)).body.budget.warning).toBeNull();
    expect((await spend(1)).body.budget.warning).toMatchObject({ kind: 'near' });
    const over = await spend(30_000);
    expect([over.status, over.body.budget.warning]).toMatchObject([201, { kind: 'exceeded' }]);
    expect(over.body.budget.warning?.text.replace(/\u00a0/g, ' ')).toContain('превышен на 10 000 ₽');
  });
});

describe('an expense', () => {
  const list = (query: Record<string, string> = {}) =>
    request(finance.listExpenses, { token: owner.token, params: { id: workspace.id }, query });
  const remove = (expenseId: string) =>
    request(finance.deleteExpense, { token: owner.token, params: { id: workspace.id, expenseId } });

  it('is listed by day, page by page, and taken back with what it came to', async () => {
    for (const day of ['03', '01', '02']) await makeExpense(workspace, { spentOn: `2025-02-${day}` });
    const first = await list({ year: '2025', limit: '2' });
    expect(first.body.expenses.map(({ spent_on }) => spent_on)).toEqual(['2025-02-03', '2025-02-02']);
    const second = await list({ year: '2025', limit: '2', cursor: first.body.next_cursor! });
    expect(second.body).toMatchObject({ expenses: [{ spent_on: '2025-02-01', amount: 100 }], next_cursor: null });
    const { id } = second.body.expenses[0]!;
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
    expect((await getBudget(owner, workspace, 2025)).body.spent).toBe(200);
  });

  it.each([
    [{ spent_on: '2099-01-01' }, 'spent_on'],
    [{ spent_on: '2026-02-30' }, 'spent_on'],
    [{ spent_on: '1999-12-31' }, 'spent_on'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 1e10 }, 'amount'],
    [{ amount: 0.001 }, 'amount'],
    [{ title: ' ' }, 'title'],
  ])('refuses %j', async (more, path) => {
    const { status, body } = await spend(1, more);
    expect([status, body.errors?.map((issue) => issue.path)]).toEqual([422, [path]]);
  });

  it('finds room in a year full of departments that nothing is spent on any more, and says where there is none', async () => {
    const key = keys.spent(workspace.id, 2024);
    const departments = (amount: number) =>
      Object.fromEntries(
        Array.from({ length: DEPARTMENTS_A_YEAR }, (_, index) => [`department:${'Отдел'.repeat(15)} ${index}`, amount]),
      );
    const day = '2024-05-06';
    await table.write(put({ ...key, type: 'spent', year: 2024, ...departments(0) }));
    expect((await spend(1, { spent_on: day, department: 'Новый' })).status).toBe(201);
    const kept = Object.keys((await table.get(key))!).filter((name) => name.startsWith('department:'));
    expect(kept.length).toBeLessThan(DEPARTMENTS_A_YEAR);
    await table.write(put({ ...key, type: 'spent', year: 2024, ...departments(100), 'department:Новый': 100 }));
    const refused = await spend(1, { spent_on: day, department: 'Ещё один' });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'В расходах этого года уже 300 отделов: выберите один из них или запишите расход на всю компанию',
    ]);
    const form = {
      title: 'Наставники',
      department: 'Ещё один',
      cost: 5,
      started_on: day,
      measure: { kind: 'left_in_90_days' },
    };
    const asked = { token: owner.token, params: { id: workspace.id } };
    const initiative = await request(finance.createInitiative, { ...asked, body: form });
    expect([initiative.status, initiative.body.errors]).toEqual([409, undefined]);
    for (const department of ['Новый', null]) {
      expect((await spend(1, { spent_on: day, department })).status).toBe(201);
    }
  });

  it('of an initiative or an offer goes with it alone', async () => {
    for (const kind of ['initiative', 'offer'] as const) {
      const { id } = await makeExpense(workspace, { kind, sourceId: owner.id });
      expect((await remove(id)).status).toBe(409);
    }
  });

  it('makes the money of the workspace its own', async () => {
    const notices = () => request(workspaces.getNotices, { token: owner.token, params: { id: workspace.id } });
    expect((await notices()).body.finance).toBe('sample');
    await spend(1);
    expect((await notices()).body.finance).toBe('own');
  });
});

describe('what spends by itself', () => {
  const book = async (kopecks: number, day = TODAY, id: string = crypto.randomUUID()) => {
    const cap = await inLanguage('ru', () => readCap({ repos, now: new Date() }, workspace.id, day));
    const expense = {
      id,
      workspaceId: workspace.id,
      title: 'Спасибо',
      department: null,
      kopecks,
      spentOn: day,
      kind: 'rule' as const,
      sourceId: null,
      createdAt: new Date().toISOString(),
    };
    return failedCondition(table, expenseWrites(expense, cap!));
  };

  it.each(['year', 'month'] as const)('never exceeds the cap of a %s, however many come at once', async (period) => {
    await saveBudget(owner, workspace, { ...PLAN, period, value: 1_000 });
    // Six of the ten hundreds are taken: of ten at once four get through.
    for (let taken = 0; taken < 6; taken++) expect(await book(100_00)).toBeNull();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => book(100_00)));
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(4);
    expect(outcomes.filter((outcome) => outcome === 'over cap')).toHaveLength(6);
    expect((await getBudget(owner, workspace)).body.spent).toBe(1_000);
  });

  it('is refused what exceeds the cap by itself, and takes the cap to the kopeck', async () => {
    await saveBudget(owner, workspace, { ...PLAN, value: 1_000 });
    expect(await book(1_000_01)).toBe('over cap');
    expect(await book(1_000_00)).toBeNull();
    expect(await book(1)).toBe('over cap');
  });

  it('is booked once under one id', async () => {
    await saveBudget(owner, workspace, PLAN);
    const id = crypto.randomUUID();
    expect([await book(100_00, TODAY, id), await book(100_00, TODAY, id)]).toEqual([null, 'booked']);
    expect((await getBudget(owner, workspace)).body.spent).toBe(100);
  });

  it('has no cap where nothing is planned in roubles', async () => {
    const capNow = () => inLanguage('ru', () => readCap({ repos, now: new Date() }, workspace.id, TODAY));
    expect(await capNow()).toBeNull();
    await saveBudget(owner, workspace, { period: 'month', mode: 'percent', value: 5 });
    expect(await capNow()).toBeNull();
  });
});
