import { beforeAll, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import { people } from '#shared/contract/people.ts';
import type { Role } from '#shared/rules/roles.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makePlan, makeWorkspace, join, repos, type Person } from '#tests/support/factories.ts';
import { importEmployees } from '#tests/support/finance.ts';
import { makePortalRows, PORTAL_READ_AT } from '#tests/support/people.ts';

const today = moscowDay(new Date());
const owner = await makePerson({ firstName: 'Анна', lastName: 'Петрова', email: 'anna@list.example' });
const workspace = await makeWorkspace(owner);
let boris: Person;
let vera: Person;

const list = async (query: object = {}, by: Person = owner, { id } = workspace) =>
  request(people.listPeople, { token: by.token, params: { id }, query: query as never });
const paid = (query: object = {}, by: Person = owner) =>
  request(finance.listPaidPeople, { token: by.token, params: { id: workspace.id }, query: query as never });
const namesIn = ({ body }: Awaited<ReturnType<typeof list>>) => body.people.map(({ last_name }) => last_name);

beforeAll(async () => {
  boris = await makePerson({ firstName: 'Борис', lastName: 'Ёлкин', email: 'b.elkin@list.example' });
  vera = await makePerson({ firstName: 'Вера', lastName: 'Орлова', email: 'vera@list.example' });
  await join(workspace, boris, 'руководитель');
  await join(workspace, vera, 'сотрудник');
  await repos.members.setEach(
    workspace.id,
    [{ userId: vera.id, set: { team: 'Склад', hiredOn: addDays(today, -20), managerId: boris.id } }],
    new Date(),
  );
  await makePortalRows(
    workspace,
    [
      {
        number: 1,
        NAME: 'Анна',
        LAST_NAME: 'Петрова',
        EMAIL: 'Anna@list.example',
        WORK_POSITION: 'Директор',
        UF_DEPARTMENT: [1],
      },
      {
        number: 2,
        NAME: 'Борис',
        LAST_NAME: 'Ёлкин',
        EMAIL: 'B.Elkin@LIST.example',
        UF_DEPARTMENT: [7],
        ACTIVE: false,
      },
      {
        number: 3,
        NAME: 'Вера',
        SECOND_NAME: 'Ильинична',
        LAST_NAME: 'Орлова',
        EMAIL: 'v.orlova@list.example',
        WORK_POSITION: 'Кладовщик',
        UF_DEPARTMENT: [7],
      },
      {
        number: 4,
        NAME: 'Глеб',
        LAST_NAME: 'Ким',
        EMAIL: 'kim@list.example',
        UF_DEPARTMENT: [7],
        UF_EMPLOYMENT_DATE: '2024-02-01',
      },
      { number: 5, NAME: 'Гость', LAST_NAME: 'Гостев', EMAIL: 'guest@other.example', USER_TYPE: 'extranet' },
    ],
    [
      { number: 1, NAME: 'ООО Ромашка', UF_HEAD: '1' },
      { number: 7, NAME: 'Логистика', PARENT: '1', UF_HEAD: '4' },
    ],
  );
  await importEmployees(owner, workspace, [
    { email: 'kim@list.example', name: 'Ким Глеб', salary: 90_000 },
    { name: 'Ромашов Пётр', department: 'Охрана', salary: 40_000, hired_on: '2020-03-01' },
  ]);
});

describe('works', () => {
  it('lists everybody once, from the space and the portal, with what each source says and which it was', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.sources).toEqual({ member: 3, directory: 0, portal: 5, contact: 0 });
    expect(body.portal_read_at).toBe(PORTAL_READ_AT);
    expect(namesIn(await list())).toEqual(['Гостев', 'Ёлкин', 'Ким', 'Орлова', 'Орлова', 'Петрова']);
    const byId = new Map(body.people.map((one) => [one.ref, one]));
    expect(byId.get(`member-${vera.id}`)).toMatchObject({
      team: { name: 'Склад', from: 'member' },
      manager: { last_name: 'Ёлкин', from: 'member' },
      hired_on: { day: addDays(today, -20), from: 'member' },
      portal: null,
    });
    expect(byId.get(`member-${owner.id}`)).toMatchObject({
      position: 'Директор',
      manager: null,
      is_top: true,
      portal: { number: '1', active: true },
    });
    expect(byId.get('portal-4')).toMatchObject({
      member: null,
      team: { name: 'Логистика', from: 'portal' },
      // They lead their department: whoever leads the company leads them.
      manager: { ref: `member-${owner.id}`, last_name: 'Петрова', from: 'portal' },
      hired_on: { day: '2024-02-01', from: 'portal' },
    });
    expect(byId.get('portal-3')).toMatchObject({ manager: { last_name: 'Ким', from: 'portal' } });
  });

  it.each([
    ['елкин', ['Ёлкин']],
    ['KIM@', ['Ким']],
    ['кладовщик', ['Орлова']],
    ['склад', ['Орлова']],
    ['логистика', ['Ёлкин', 'Ким', 'Орлова']],
    ['вера орлова', ['Орлова', 'Орлова']],
    ['никто', []],
  ])('finds «%s» by name, address, position and team, in all sources at once', async (search, found) => {
    expect(namesIn(await list({ search }))).toEqual(found);
  });

  it('counts by filter and shows who is meant', async () => {
    const { body } = await list();
    expect(body.totals).toEqual({ all: 6, newcomers: 1, no_access: 2, no_manager: 0, waiting: 2, gone: 1 });
    expect(namesIn(await list({ filter: 'newcomers' }))).toEqual(['Орлова']);
    expect(namesIn(await list({ filter: 'no_access' }))).toEqual(['Ким', 'Орлова']);
    expect(namesIn(await list({ filter: 'gone' }))).toEqual(['Ёлкин']);
    expect((await list({ filter: 'waiting' })).body.people.map(({ ref }) => ref).toSorted()).toEqual([
      `member-${vera.id}`,
      'portal-3',
    ]);
    expect(body.suggestions).toEqual([
      {
        a: { ref: `member-${vera.id}`, name: 'Вера Орлова', email: 'vera@list.example', source: 'member' },
        b: { ref: 'portal-3', name: 'Вера Орлова', email: 'v.orlova@list.example', source: 'portal' },
      },
    ]);
  });

  it('puts in order and gives pages that together hold everybody once', async () => {
    expect((await list({ sort: 'ID', limit: '3' })).body.people.map(({ portal }) => portal?.number)).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(namesIn(await list({ sort: 'HIRED_ON', descending: 'true', limit: '2' }))).toEqual(['Орлова', 'Ким']);
    const pages = [await list({ limit: '4' }), await list({ skip: '4', limit: '4' })];
    expect(pages.map(({ body }) => [body.total, body.people.length])).toEqual([
      [6, 4],
      [6, 2],
    ]);
    expect(new Set(pages.flatMap(({ body }) => body.people.map(({ ref }) => ref))).size).toBe(6);
  });

  it('needs no portal', async () => {
    const small = await makeWorkspace(owner, 'Без портала');
    const { body } = await list({}, owner, small);
    expect(body).toMatchObject({ total: 1, sources: { member: 1, portal: null }, portal_read_at: null });
  });

  it('shows no portal that the plan does not open', async () => {
    const poor = await makePerson({ plan: 'startup' });
    const small = await makeWorkspace(poor, 'Бесплатная');
    await makePortalRows(small, [{ number: 1, NAME: 'Анна', LAST_NAME: 'Петрова' }]);
    expect((await list({}, poor, small)).body.sources).toEqual({ member: 1, directory: 0, portal: null, contact: 0 });
    await makePlan(poor, 'premium');
    expect((await list({}, poor, small)).body.sources).toEqual({ member: 1, directory: 0, portal: 1, contact: 0 });
  });

  it('adds those of the file of pay for whoever may see the money, without a sum', async () => {
    const { status, body, text } = await paid();
    expect(status).toBe(200);
    expect(body.sources).toEqual({ member: 3, directory: 0, portal: 5, contact: 0, payroll: 2 });
    expect(body.people.find(({ last_name }) => last_name === 'Ромашов Пётр')).toMatchObject({
      member: null,
      portal: null,
      team: { name: 'Охрана', from: 'payroll' },
      hired_on: { day: '2020-03-01', from: 'payroll' },
    });
    expect(body.people.find(({ ref }) => ref === 'portal-4')!.payroll).not.toBeNull();
    expect(text).not.toMatch(/90000|40000|salary/);
  });
});

describe('the Lambda of finance', () => {
  it('reads the portal by itself where nobody has read it in its process', async () => {
    const own = await makeWorkspace(owner, 'Первая');
    await makePortalRows(own, [{ number: 1, NAME: 'Нина', LAST_NAME: 'Ким' }], [{ number: 1, NAME: 'ООО' }]);
    const { status, body } = await request(finance.listPaidPeople, { token: owner.token, params: { id: own.id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 2, sources: { member: 1, portal: 1, payroll: null } });
  });
});

describe('a portal of 2,300 people', () => {
  it('is searched whole, and every page holds a hundred', async () => {
    const large = await makeWorkspace(owner, 'Завод');
    const rows = Array.from({ length: 2300 }, (_, index) => ({
      number: index + 1,
      NAME: 'Имя',
      LAST_NAME: `Фамилия ${index + 1}`,
      EMAIL: `p${index + 1}@zavod.example`,
    }));
    await makePortalRows(large, rows);
    const { body } = await list({ skip: '2200' }, owner, large);
    expect([body.total, body.people.length]).toEqual([2301, 100]);
    expect((await list({ search: 'p2299@' }, owner, large)).body.people.map(({ ref }) => ref)).toEqual(['portal-2299']);
  });
});

describe('refuses', () => {
  it('to tell an employee when others were hired: neither the day, nor who is new, nor an order by it', async () => {
    const { body } = await list({}, vera);
    expect(body.people.filter((one) => 'hired_on' in one).map(({ ref }) => ref)).toEqual([`member-${vera.id}`]);
    expect(body.totals).toMatchObject({ newcomers: null, waiting: null, gone: null });
    expect(body.suggestions).toEqual([]);
    for (const query of [{ filter: 'newcomers' }, { sort: 'HIRED_ON' }, { filter: 'waiting' }, { filter: 'gone' }]) {
      expect((await list(query, vera)).status).toBe(403);
    }
  });

  it.each<Role>(['hr', 'руководитель', 'сотрудник'])('to tell %s who is in the file of pay', async (role) => {
    const member = await makeMember(workspace, role);
    const { body, text } = await list({}, member);
    expect(body.sources).toEqual({ member: expect.any(Number), directory: 0, portal: 5, contact: 0 });
    expect(text).not.toMatch(/payroll|Ромашов/);
    expect((await paid({}, member)).status).toBe(403);
  });

  it.each([{ limit: '101' }, { limit: '0' }, { skip: '-1' }, { filter: 'x' }, { sort: 'salary' }])(
    '%j',
    async (query) => {
      expect((await list(query)).status).toBe(422);
    },
  );
});
