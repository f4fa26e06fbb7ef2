import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import type { FinanceEmployee } from '#shared/models/finance/employees.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makePlan, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { employeesIn, importEmployees, PERIOD } from '#tests/support/finance.ts';

let owner: Person;
let workspace: Workspace;
let anna: FinanceEmployee;
let boris: FinanceEmployee;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  await importEmployees(owner, workspace, [
    { name: 'Анна', salary: 100, hired_on: '2024-05-05' },
    { name: 'Борис', salary: 200 },
  ]);
  [anna, boris] = (await employeesIn(owner, workspace)).body.employees as [FinanceEmployee, FinanceEmployee];
});

const change = (employeeId: string, version: number, fields: object, in_: Workspace = workspace) =>
  request(finance.changeEmployee, {
    token: owner.token,
    params: { id: in_.id, employeeId },
    body: { period: PERIOD, version, ...fields },
  });
const stored = async () => (await employeesIn(owner, workspace)).body;

describe('a change by hand', () => {
  it('changes what it names and nothing else, and the import can still be undone', async () => {
    const { status, body } = await change(anna.id, 1, { contribution: 300_000, department: 'Продажи' });
    expect([status, body.version]).toEqual([200, 2]);
    const changed = { ...anna, contribution: 300_000, department: 'Продажи' };
    expect(body.employee).toEqual(changed);
    const { employees, head } = await stored();
    expect(employees).toEqual([changed, boris]);
    expect(head).toMatchObject({ version: 2, undoable: true });
  });

  it('takes a value away with null, and keeps what is left out', async () => {
    await change(anna.id, 1, { department: 'Продажи', hours: 120 });
    const { body } = await change(anna.id, 2, { hours: null });
    expect(body.employee).toMatchObject({ department: 'Продажи', hours: null, salary: 100 });
  });

  it('of somebody who has not seen the newest version is a conflict; one that alters nothing is none', async () => {
    await change(boris.id, 1, { kpi: 5 });
    expect((await change(anna.id, 1, { kpi: 7 })).status).toBe(409);
    expect((await change(boris.id, 1, { kpi: 5 })).body).toMatchObject({ version: 2, employee: { kpi: 5 } });
  });

  it('at the same moment as another loses neither: one is told to look again', async () => {
    const replies = await Promise.all([change(anna.id, 1, { kpi: 1 }), change(boris.id, 1, { kpi: 2 })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { employees } = await stored();
    expect(employees.map(({ kpi }) => kpi).toSorted()).toEqual(replies[0]!.status === 200 ? [0, 1] : [0, 2]);
  });

  it.each([
    [{ salary: -1 }, 'salary'],
    [{ department: 'а\u0000' }, 'department'],
    [{ left_on: '2024-05-04' }, 'left_on'],
    [{ leaving: 'voluntary' }, 'left_on'],
    [{ name: 'Вера' }, ''],
  ])('that makes no sense is refused: %j', async (fields, path) => {
    const { status, body } = await change(anna.id, 1, fields);
    expect([status, body]).toMatchObject([422, { errors: [{ path }] }]);
  });

  it('of nobody is 404: an unknown id, another month, a person of another workspace', async () => {
    const other = await makeWorkspace(owner, 'Другая');
    await importEmployees(owner, other, [{ name: 'Анна', salary: 1 }]);
    const [foreign] = (await employeesIn(owner, other)).body.employees;
    expect(foreign!.id).not.toBe(anna.id);
    expect((await change(randomUUID(), 1, { kpi: 1 })).status).toBe(404);
    expect((await change(foreign!.id, 1, { kpi: 1 })).status).toBe(404);
    expect((await change(anna.id, 1, { kpi: 1 }, other)).status).toBe(404);
    expect((await change(anna.id, 1, { kpi: 1, period: '2026-01' })).status).toBe(404);
  });

  it('asks for the plan', async () => {
    await makePlan(owner, 'basic');
    expect((await change(anna.id, 1, { kpi: 1 })).status).toBe(402);
  });
});
