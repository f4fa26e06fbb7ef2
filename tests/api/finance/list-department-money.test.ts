import { beforeEach, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { departmentMoney, importEmployees, openDepartments, type GivenEmployee } from '#tests/support/finance.ts';
import { makeExpense, thisYear } from '#tests/support/money.ts';
import { importCompany } from '#tests/support/turnover.ts';
import { measure } from '#tests/support/calls.ts';
import { daysAgo, THIS_MONTH, TODAY } from '#tests/support/turnover-rows.ts';

let owner: Person;
let manager: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  manager = await makeMember(workspace, 'руководитель');
});

const open = (...departments: string[]) => openDepartments(owner, workspace, manager, departments);
const load = (period: string, ...rows: GivenEmployee[]) => importEmployees(owner, workspace, rows, { period });
const told = async () => (await departmentMoney(manager, workspace)).body;
const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

const nina = { name: 'Нина', department: 'Склад', salary: 100_000.1, taxes: 30_200.2, bonus: 5_000, kpi: 1, dms: 2 };
const oleg = { name: 'Олег', department: ' склад ', salary: 50_000.05 };
const vera = { name: 'Вера', department: 'Продажи', salary: 900_000 };

describe('the people of a department', () => {
  it('are told by month with what they cost, and by name and pay in the newest one', async () => {
    await load('2026-09', nina, vera);
    await load('2026-10', nina, oleg, vera, { name: 'Никто', salary: 700_000 });
    await open('СКЛАД');
    const { period, departments, missing } = await told();
    expect([period, missing, departments.length]).toEqual(['2026-10', [], 1]);
    const [warehouse] = departments;
    expect(warehouse).toMatchObject({ department: 'Склад', spent: 0, expenses: [] });
    expect(warehouse!.months).toEqual([
      { period: '2026-09', people: 1, cost: 135_203.3 },
      { period: '2026-10', people: 2, cost: 185_203.35 },
    ]);
    expect(warehouse!.people).toMatchObject([
      { name: 'Нина', salary: 100_000.1, taxes: 30_200.2, bonus: 5_000, cost: 135_203.3 },
      { name: 'Олег', salary: 50_000.05, cost: 50_000.05 },
    ]);
  });

  it('stand in the order in which the owner has named their departments', async () => {
    await load('2026-10', nina, vera);
    await open('Продажи', 'Склад');
    expect((await told()).departments.map(({ department }) => department)).toEqual(['Продажи', 'Склад']);
  });

  it('are told of the last twelve loaded months, of those in which the department stands', async () => {
    for (const period of [...monthsOf(2025), '2026-01', '2026-02']) {
      await load(period, vera, ...(period === '2025-07' ? [] : [nina]));
    }
    await open('Склад');
    const [warehouse] = (await told()).departments;
    expect(warehouse!.months.map(({ period }) => period)).toEqual([
      ...['2025-03', '2025-04', '2025-05', '2025-06', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
      ...['2026-01', '2026-02'],
    ]);
  });

  it('are five hundred at most, and the month says how many there are', async () => {
    await load('2026-10', ...Array.from({ length: 501 }, (_, index) => ({ ...nina, name: `Нина ${index}` })));
    await open('Склад');
    const [warehouse] = (await told()).departments;
    expect([warehouse!.people.length, warehouse!.months.at(-1)!.people]).toEqual([500, 501]);
  });

  it('cost one reading of each month: no more than turnover does', async () => {
    await load('2026-09', nina, vera);
    await load('2026-10', nina, vera);
    await open('Склад');
    const turnover = await measure(() =>
      request(finance.getTurnover, { token: owner.token, params: { id: workspace.id } }),
    );
    const own = await measure(() => departmentMoney(owner, workspace));
    expect(own.reads).toBeLessThanOrEqual(turnover.reads);
    expect(own.writes).toBe(0);
  });
});

describe('a department that the newest payroll does not have', () => {
  it('is told by name as missing, and nothing of its earlier months', async () => {
    await load('2026-09', nina);
    await load('2026-10', { ...nina, department: 'Логистика' }, vera);
    await makeExpense(workspace, { department: 'Склад', spentOn: `${thisYear()}-01-10` });
    await open('Склад', 'Продажи');
    const { departments, missing } = await told();
    expect([departments.map(({ department }) => department), missing]).toEqual([['Продажи'], ['Склад']]);
  });

  it('is every one while nothing is loaded', async () => {
    await open('Склад');
    expect(await told()).toEqual({ period: null, year: thisYear(), departments: [], missing: ['Склад'] });
  });
});

describe('what was spent on a department', () => {
  const spend = (department: string | null, day: string, roubles: number) =>
    makeExpense(workspace, { department, spentOn: `${thisYear()}-${day}`, kopecks: roubles * 100, title: `${day}` });

  it('is this year’s sum in every spelling and the ten newest, however many others there are', async () => {
    await load('2026-10', nina, vera);
    for (let day = 10; day < 22; day++) await spend(day % 2 ? 'Склад' : 'склад ', `01-${day}`, 100);
    for (let day = 10; day < 28; day++) await spend('Продажи', `02-${day}`, 900);
    await spend(null, '02-03', 5_000);
    await makeExpense(workspace, { department: 'Склад', spentOn: `${thisYear() - 1}-12-30`, kopecks: 77_00 });
    await open('Склад');
    const [warehouse] = (await told()).departments;
    expect(warehouse!.spent).toBe(1_200);
    expect(warehouse!.expenses.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `01-${21 - index}`),
    );
    expect(Object.keys(warehouse!.expenses[0]!).toSorted()).toEqual(['amount', 'id', 'spent_on', 'title']);
  });

  it('is found behind more than a page of what others spent', async () => {
    await load('2026-10', nina, vera);
    await spend('Склад', '01-10', 100);
    await Promise.all(Array.from({ length: 120 }, () => spend('Продажи', '02-10', 1)));
    await open('Склад');
    expect((await told()).departments[0]).toMatchObject({ spent: 100, expenses: [{ title: '01-10', amount: 100 }] });
  });
});

describe('what leaving costs a department', () => {
  it('is what the company’s report says of a team it tells apart', async () => {
    await importCompany(owner, workspace);
    await open('Склад');
    const [warehouse] = (await told()).departments;
    // Every second of those who left 20, 70, 120, 170, 220, 270 and 320 days ago.
    expect(warehouse!.leaving).toMatchObject({ status: 'told', people: 18, share: 0.2 });
    const { leaving } = warehouse!;
    if (leaving.status !== 'told') throw new Error('Nothing is told');
    expect(leaving.left).toEqual({ count: 4, from: daysAgo(364), to: TODAY });
    // 20 % of 12 × 100,000.
    expect(leaving.cost).toEqual({ each: 240_000, low: leaving.low * 240_000, high: leaving.high * 240_000 });
    expect(leaving.high).toBeGreaterThan(leaving.low);
  });

  it('is not told of fewer than five people, nor where the outlook is silent', async () => {
    await load('2026-10', nina);
    await open('Склад');
    expect((await told()).departments[0]!.leaving).toEqual({ status: 'silent' });
    await importCompany(owner, workspace);
    const few = Array.from({ length: 4 }, (_, index) => ({ name: `Офис ${index}`, department: 'Офис' }));
    const body = Array.from({ length: 9 }, (_, index) => ({ name: `Склад ${index}`, department: 'Склад' }));
    await importEmployees(owner, workspace, [...few, ...body], { period: THIS_MONTH, base_version: 1 });
    await open('Офис');
    expect((await told()).departments[0]!.leaving).toEqual({ status: 'small' });
  });
});

describe('whoever sees the company', () => {
  it('is told of its twenty largest departments', async () => {
    const rows = Array.from({ length: 21 }, (_, place) =>
      Array.from({ length: place + 1 }, (_one, index) => ({ name: `${place}-${index}`, department: `Отдел ${place}` })),
    );
    await load('2026-10', ...rows.flat());
    const { departments, missing } = (await departmentMoney(owner, workspace)).body;
    expect(departments.map(({ department }) => department)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Отдел ${20 - index}`),
    );
    expect(missing).toEqual([]);
  });
});
