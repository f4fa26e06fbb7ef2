import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import { routes } from '#shared/contract/index.ts';
import { people } from '#shared/contract/people.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request, withKey } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { departmentMoney, importEmployees, openDepartments, type GivenEmployee } from '#tests/support/finance.ts';
import { makeExpense, makeInitiative, makeMoney, SPENT_ON, thisYear } from '#tests/support/money.ts';
import { importLeavers } from '#tests/support/turnover.ts';
import { companyRows, daysAgo, THIS_MONTH } from '#tests/support/turnover-rows.ts';
import { makeCompany, type Company } from './company.ts';
import { ROUTES } from './routes/index.ts';
import type { RouteName } from './routes/shape.ts';

/* Whoever was given the money of departments alone learns nothing of anybody else's. */

/** Written by hand: all that is told to them of money. */
const TOLD: readonly RouteName[] = ['listDepartmentMoney'];
/** Every route that is about money, by its Lambda, its address or its right: a new one is refused until it is listed. */
const OF_MONEY = routes.filter(
  ({ domain, path, permission }) =>
    domain === 'finance' || path.startsWith('/api/finance') || String(permission).startsWith('finance.'),
);

describe.each(['hr', 'руководитель', 'сотрудник'] as const)('a %s with the money of departments alone', (role) => {
  let company: Company;
  let person: Person;
  beforeAll(async () => {
    company = await makeCompany(await makePerson());
    person = await makeMember(company.workspace, role);
    await openDepartments(company.owner, company.workspace, person, ['Склад']);
  });

  it.each(OF_MONEY.map((route) => [route.name, route] as const))('asks for %s', async (name, route) => {
    const options = await ROUTES[name as RouteName].call(company);
    const reply = await request(route, { ...options, token: person.token });
    expect(reply.status).toBe(TOLD.includes(name as RouteName) ? 200 : 403);
  });
});

describe('what is told of a department', () => {
  let owner: Person;
  let manager: Person;
  let workspace: Workspace;
  let version: number;
  beforeEach(async () => {
    owner = await makePerson();
    workspace = await makeWorkspace(owner);
    manager = await makeMember(workspace, 'руководитель');
    version = 0;
  });

  const { people: rows, history } = companyRows();
  const load = async (given: readonly GivenEmployee[], period = THIS_MONTH) => {
    const more = { period, base_version: version === 0 ? null : version };
    const { status } = await importEmployees(owner, workspace, given, more);
    expect(status).toBe(201);
    version++;
  };
  const isOwn = ({ department }: GivenEmployee) => department === 'Склад';
  const read = async (by = manager) => {
    const reply = await departmentMoney(by, workspace);
    expect(reply.status).toBe(200);
    return reply;
  };
  /** The others under other names, in other departments, with other pay, before and behind those of the department. */
  const othersAnew = (turn: number) =>
    rows.map((row, index): GivenEmployee => {
      if (isOwn(row)) return row;
      const pay = { salary: 1_000 + ((turn * 7919 + index * 104_729) % 900_000), bonus: turn * 13, kpi: index };
      return {
        ...row,
        ...pay,
        email: `other-${turn}-${index}@example.com`,
        name: `Чужой ${turn} ${index}`,
        department: `Отдел ${turn}`,
      };
    });

  /** The history with those of others who left under another department. */
  const historyAnew = (turn: number) =>
    history.map((line) =>
      'department' in line && line.department === 'Продажи' ? { ...line, department: `Отдел ${turn}` } : line,
    );

  it('is the same to the byte, whatever others are called and paid and whatever is spent on them', async () => {
    await load(rows);
    await importLeavers(owner, workspace, history);
    await makeExpense(workspace, { department: 'Склад', spentOn: `${thisYear()}-02-01` });
    await openDepartments(owner, workspace, manager, ['Склад']);
    const { text } = await read();
    expect(text).toContain('"status":"told"');
    for (let turn = 1; turn <= 12; turn++) {
      const anew = othersAnew(turn);
      await load(turn % 2 ? anew : [...anew.filter((row) => !isOwn(row)), ...anew.filter(isOwn)]);
      await importLeavers(owner, workspace, historyAnew(turn), turn);
      await makeExpense(workspace, {
        department: turn % 3 ? `Отдел ${turn}` : null,
        spentOn: SPENT_ON,
        kopecks: turn * 997,
      });
      if (turn === 5) await makeMoney(owner, workspace);
      if (turn === 8) await makeInitiative(owner, workspace, { department: `Отдел ${turn}`, startedOn: SPENT_ON });
      expect((await read()).text).toBe(text);
    }
  });

  it('but for the price of leaving, which follows the company, the same whoever of others comes and goes', async () => {
    await load(rows);
    await importLeavers(owner, workspace, history);
    await openDepartments(owner, workspace, manager, ['Склад']);
    const [before] = (await read()).body.departments;
    const fewer = othersAnew(1).filter((row, index) => isOwn(row) || index % 2 === 0);
    await load([
      ...fewer.map((row) => (isOwn(row) ? row : { ...row, hired_on: daysAgo(40) })),
      { name: 'Никто', salary: 5 },
    ]);
    const [after] = (await read()).body.departments;
    expect({ ...after, leaving: null }).toEqual({ ...before, leaving: null });
  });

  it('holds no name, no address, no sum and no department of others, nor a sum of all', async () => {
    const cost = (given: readonly GivenEmployee[]) =>
      given.reduce((sum, { salary = 0, bonus = 0, kpi = 0 }) => sum + salary + bonus + kpi, 0);
    const anew = othersAnew(3);
    await load(anew);
    await importLeavers(owner, workspace, history);
    await makeExpense(workspace, {
      title: 'Тайный курс',
      department: 'Отдел 3',
      spentOn: `${thisYear()}-02-01`,
      kopecks: 73_219_37,
    });
    await openDepartments(owner, workspace, manager, ['Склад']);
    const { text } = await read();
    const others = anew.filter((row) => !isOwn(row));
    expect(others).toHaveLength(12);
    for (const { name, email, salary } of others) {
      for (const mark of [name, email, `:${salary},`, `:${salary}}`]) expect(text).not.toContain(mark);
    }
    for (const mark of ['Отдел', 'Чужой', 'Тайный', '73219.37', `${cost(anew)}`, `${cost(others)}`, 'tab-']) {
      expect(text).not.toContain(mark);
    }
  });

  it('is not changed by whoever says who is in which team and who leads whom, without the money itself', async () => {
    await load(rows);
    await openDepartments(owner, workspace, manager, ['Склад']);
    const hr = await makeMember(workspace, 'hr');
    const employee = await makeMember(workspace, 'сотрудник');
    const seller = rows.find((row) => !isOwn(row))!;
    const { text } = await read();
    const params = { id: workspace.id };
    for (const by of [hr, manager]) {
      for (const team of ['Склад', 'Продажи', null]) {
        const body = { user_ids: [manager.id, employee.id], team };
        expect((await request(workspaces.setTeam, { token: by.token, params, body })).status).toBe(200);
        expect((await read()).text).toBe(text);
      }
      const set = { people: [{ id: employee.id, team: 'Склад', manager_id: manager.id }] };
      expect((await request(people.setPeople, { token: by.token, params, body: set })).status).toBe(200);
      expect((await read()).text).toBe(text);
      const found = await request(finance.listPaidPeople, { token: owner.token, params, query: {} });
      const paid = found.body.people.find(({ email }) => email === seller.email)!;
      const join = { refs: [`member-${employee.id}`, paid.ref], same: true };
      expect((await request(people.joinPeople, { token: by.token, params, body: join as never })).status).toBe(404);
      expect((await read()).text).toBe(text);
      // Nobody but the owner says what is open to whom, of themselves least of all.
      const give = {
        token: by.token,
        params: { ...params, userId: by.id },
        body: { access: { kind: 'company' } },
      } as const;
      expect((await request(workspaces.giveFinanceAccess, give)).status).toBe(403);
    }
  });

  it('ends when the department is renamed in the payroll, and with a withdrawal at once', async () => {
    await load(rows);
    await openDepartments(owner, workspace, manager, ['Склад']);
    expect((await read()).body.departments).toHaveLength(1);
    await load(rows.map((row) => (isOwn(row) ? { ...row, department: 'Логистика' } : row)));
    const renamed = await read();
    expect(renamed.body).toMatchObject({ departments: [], missing: ['Склад'] });
    expect(renamed.text).not.toMatch(/Логистика|Серафима/);

    await load(rows);
    await openDepartments(owner, workspace, manager, ['Продажи']);
    expect((await read()).body.departments.map(({ department }) => department)).toEqual(['Продажи']);
    await openDepartments(owner, workspace, manager, []);
    expect((await departmentMoney(manager, workspace)).status).toBe(403);
  });

  it('ends with the membership, and is nothing of another workspace', async () => {
    await load(rows);
    await openDepartments(owner, workspace, manager, ['Склад']);
    const other = await makeWorkspace(await makePerson());
    expect((await departmentMoney(manager, other)).status).toBe(404);
    await request(workspaces.leaveWorkspace, { token: manager.token, params: { id: workspace.id } });
    expect((await departmentMoney(manager, workspace)).status).toBe(404);
  });

  it('is all that a repeated request tells to whom the company was narrowed to it', async () => {
    const give = (kind: 'company') =>
      request(workspaces.giveFinanceAccess, {
        token: owner.token,
        params: { id: workspace.id, userId: manager.id },
        body: { access: { kind } },
      });
    await give('company');
    const body = { title: 'Тайные курсы', department: null, amount: 73_219.37, spent_on: SPENT_ON };
    const keyed = withKey(finance.createExpense, { token: manager.token, params: { id: workspace.id }, body });
    expect((await request(finance.createExpense, keyed)).status).toBe(201);
    await openDepartments(owner, workspace, manager, ['Склад']);
    const again = await request(finance.createExpense, keyed);
    expect(again.status).toBe(403);
    expect(again.text).not.toMatch(/Тайные|73/);
  });
});
