import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Role } from '#shared/rules/roles.ts';
import { request } from '#tests/support/api.ts';
import { leave, makeMember, makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);

const set = (people: readonly Pick<Person, 'id'>[], hired_on: unknown, by = owner) =>
  request(workspaces.setHiredOn, {
    token: by.token,
    params: { id: workspace.id },
    body: { user_ids: people.map(({ id }) => id), hired_on },
  });
const seenBy = async ({ token }: Person) =>
  (await request(workspaces.listMembers, { token, params: { id: workspace.id } })).body.members;
/** What the viewer is told of a person; undefined where nothing is. */
const told = async (viewer: Person, { id }: Person) =>
  (await seenBy(viewer)).find((member) => member.id === id)?.hired_on;

describe('works', () => {
  it.each<Role>(['hr', 'руководитель'])('says it of several people at once, asked by %s', async (role) => {
    const people = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'hr')];
    const by = await makeMember(workspace, role);
    const reply = await set(people, '2024-02-29', by);
    expect(reply.status).toBe(200);
    expect(reply.body.members.map(({ id, hired_on }) => [id, hired_on])).toEqual(
      people.map(({ id }) => [id, '2024-02-29']),
    );
    for (const person of people) expect(await told(by, person)).toBe('2024-02-29');
  });

  it('takes it back, and takes a day that lies ahead', async () => {
    const person = await makeMember(workspace, 'сотрудник');
    expect((await set([person], '2099-12-31')).status).toBe(200);
    expect(await told(owner, person)).toBe('2099-12-31');
    expect((await set([person], null)).status).toBe(200);
    expect(await told(owner, person)).toBeNull();
  });

  it('tells nobody else but themselves: an employee learns no dates of colleagues', async () => {
    const [person, colleague] = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'сотрудник')];
    await set([person, colleague], '2021-03-15');
    expect(await told(person, person)).toBe('2021-03-15');
    expect(await told(person, colleague)).toBeUndefined();
    expect((await seenBy(person)).filter((member) => 'hired_on' in member).map(({ id }) => id)).toEqual([person.id]);
  });

  it('changes neither team nor role', async () => {
    const person = await makeMember(workspace, 'hr');
    await repos.members.setTeam([(await repos.members.find(workspace.id, person.id))!], 'Склад', new Date());
    await set([person], '2021-03-15');
    expect(await repos.members.find(workspace.id, person.id)).toMatchObject({
      team: 'Склад',
      role: 'hr',
      hiredOn: '2021-03-15',
    });
  });

  it('passes over who has left meanwhile', async () => {
    const [left, stays] = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'сотрудник')];
    await leave(workspace, left);
    const { status, body } = await set([left, stays], '2021-03-15');
    expect([status, body.members.map(({ id }) => id)]).toEqual([200, [stays.id]]);
  });
});

describe('fails', () => {
  it.each([
    ['', 'Укажите дату приёма на работу: год, месяц и число'],
    ['2023-02-29', 'Укажите дату приёма на работу: год, месяц и число'],
    ['2024-2-9', 'Укажите дату приёма на работу: год, месяц и число'],
    ['2024-02-29T00:00:00Z', 'Укажите дату приёма на работу: год, месяц и число'],
    [20_240_229, 'Укажите дату приёма на работу: год, месяц и число'],
    ['0001-01-01', 'Проверьте год приёма на работу'],
    ['1939-12-31', 'Проверьте год приёма на работу'],
    ['2100-01-01', 'Проверьте год приёма на работу'],
  ])('for the day %j', async (day, message) => {
    const person = await makeMember(workspace, 'сотрудник');
    const reply = await set([person], day);
    expect([reply.status, reply.body.errors]).toEqual([422, [{ path: 'hired_on', message }]]);
    expect(await told(owner, person)).toBeNull();
  });

  it('for nobody and for more than a hundred people', async () => {
    const people = Array.from({ length: 101 }, () => ({ id: randomUUID() }));
    expect((await set([], '2021-03-15')).body.errors).toEqual([{ path: 'user_ids', message: 'Выберите участников' }]);
    expect((await set(people, '2021-03-15')).body.errors).toEqual([
      { path: 'user_ids', message: 'За один раз — не больше 100 участников' },
    ]);
  });

  it('with 403 for an employee, also for their own day', async () => {
    const person = await makeMember(workspace, 'сотрудник');
    expect((await set([person], '2021-03-15', person)).status).toBe(403);
  });

  it('with 404 when none of them is a member', async () => {
    expect((await set([await makePerson()], '2021-03-15')).status).toBe(404);
  });
});
