import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makePlan, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { employeesIn, importEmployees } from '#tests/support/finance.ts';
import { failCalls } from '#tests/support/intercept.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const ANNA = {
  email: 'anna@example.com',
  name: 'Анна Иванова',
  department: 'Продажи',
  salary: 100_000,
  tasks_status: 'Анна молодец',
  hired_on: '2024-05-17',
  left_on: '2026-10-30',
  leaving: 'voluntary',
} as const;
const BORIS = { name: 'Борис', salary: 90_000, hired_on: '2024-01-31' };
const MONTHS = ['2026-08', '2026-09', '2026-10'];

const erase = (employeeId: string) =>
  request(finance.eraseEmployee, { token: owner.token, params: { id: workspace.id, employeeId } });
const people = async (period: string) => (await employeesIn(owner, workspace, period)).body.employees;
async function loadHistory(rows: readonly object[]) {
  const body = { file_name: null, base_version: null, rows };
  const call = { token: owner.token, params: { id: workspace.id }, body: body as never };
  expect((await request(finance.importLeavers, call)).status).toBe(201);
}
async function loadAll(): Promise<string> {
  for (const period of MONTHS) {
    await importEmployees(owner, workspace, [BORIS, ANNA], { period });
    await importEmployees(owner, workspace, [BORIS, ANNA], { period, base_version: 1 });
  }
  return (await people('2026-10'))[1]!.id;
}

describe('an employee who is made nameless', () => {
  it('loses name, address and words about them in every month; sums, department and months stay', async () => {
    const id = await loadAll();
    expect((await erase(id)).status).toBe(204);
    for (const period of MONTHS) {
      const [boris, anna] = await people(period);
      expect(boris).toMatchObject(BORIS);
      expect(anna).toMatchObject({
        id,
        email: null,
        name: null,
        tasks_status: null,
        department: 'Продажи',
        salary: 100_000,
        hired_on: '2024-05-01',
        left_on: '2026-10-01',
        leaving: 'voluntary',
      });
    }
  });

  it('does not come back when an import is undone', async () => {
    const id = await loadAll();
    const { head } = (await employeesIn(owner, workspace, '2026-09')).body;
    await erase(id);
    const body = { period: '2026-09', version: head!.version + 1 };
    const call = { token: owner.token, params: { id: workspace.id }, body };
    expect((await request(finance.undoEmployees, call)).status).toBe(200);
    expect((await people('2026-09'))[1]).toMatchObject({ id, name: null, email: null });
  });

  it('loses the key of their history, by address or by name, and nobody else does', async () => {
    const id = await loadAll();
    const at = { hired_on: '2024-05-17', left_on: '2026-10-30', leaving: null, department: null };
    await loadHistory([
      { key: 'Anna@example.com', ...at },
      { key: 'boris@example.com', ...at },
      { ...at, hired_on: '2020-01-09' },
    ]);
    await erase(id);
    const { body } = await request(finance.listLeavers, { token: owner.token, params: { id: workspace.id } });
    expect(body.leavers).toMatchObject([
      { key: null, hired_on: '2024-05-01', left_on: '2026-10-01' },
      { key: 'boris@example.com', hired_on: '2024-05-17' },
      { key: null, hired_on: '2020-01-09' },
    ]);
  });

  it('is done with after a fault by the same request', async () => {
    const id = await loadAll();
    failCalls((command) => command?.constructor.name === 'TransactWriteCommand', 2);
    expect((await erase(id)).status).toBe(500);
    vi.restoreAllMocks();
    expect((await erase(id)).status).toBe(204);
    for (const period of MONTHS) expect((await people(period))[1]).toMatchObject({ id, name: null });
  });

  it('is known by the same id in what is imported later, and may be erased again', async () => {
    const id = await loadAll();
    await erase(id);
    await importEmployees(owner, workspace, [ANNA], { period: '2026-07' });
    expect((await people('2026-07'))[0]).toMatchObject({ id, name: 'Анна Иванова' });
    expect((await erase(id)).status).toBe(204);
    expect((await people('2026-07'))[0]).toMatchObject({ id, name: null });
  });

  it('is 404 for an unknown id, and for one of another workspace', async () => {
    const id = await loadAll();
    expect((await erase(randomUUID())).status).toBe(404);
    workspace = await makeWorkspace(owner, 'Другая');
    expect((await erase(id)).status).toBe(404);
    await importEmployees(owner, workspace, [ANNA]);
    expect((await erase(id)).status).toBe(404);
  });

  it('is made so on any plan', async () => {
    const id = await loadAll();
    await makePlan(owner, 'basic');
    expect((await erase(id)).status).toBe(204);
  });
});
