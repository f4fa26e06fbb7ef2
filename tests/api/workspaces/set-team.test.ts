import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Role } from '#shared/rules/roles.ts';
import { request } from '#tests/support/api.ts';
import { leave, makeMember, makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);

const set = (people: readonly Pick<Person, 'id'>[], team: unknown, by = owner) =>
  request(workspaces.setTeam, {
    token: by.token,
    params: { id: workspace.id },
    body: { user_ids: people.map(({ id }) => id), team },
  });
async function teamOf({ id }: Person): Promise<string | null | undefined> {
  const { members } = (await request(workspaces.listMembers, { token: owner.token, params: { id: workspace.id } }))
    .body;
  return members.find((member) => member.id === id)?.team;
}

describe('works', () => {
  it.each<Role>(['hr', 'руководитель'])('puts several people into a team at once, asked by %s', async (role) => {
    const people = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'hr')];
    const reply = await set(people, ` Отдел  ${role} `, await makeMember(workspace, role));
    expect(reply.status).toBe(200);
    expect(reply.body.members.map(({ id, team }) => [id, team])).toEqual(
      people.map(({ id }) => [id, `Отдел  ${role}`]),
    );
    for (const person of people) expect(await teamOf(person)).toBe(`Отдел  ${role}`);
  });

  it('takes people out of their team', async () => {
    const person = await makeMember(workspace, 'сотрудник');
    await set([person], 'Продажи');
    expect((await set([person], null)).status).toBe(200);
    expect(await teamOf(person)).toBeNull();
  });

  it('counts somebody named twice once', async () => {
    const person = await makeMember(workspace, 'сотрудник');
    expect((await set([person, person], 'Склад')).body.members).toHaveLength(1);
  });

  it('passes over who has left meanwhile', async () => {
    const [left, stays] = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'сотрудник')];
    await leave(workspace, left);
    const { status, body } = await set([left, stays], 'Склад');
    expect([status, body.members.map(({ id }) => id)]).toEqual([200, [stays.id]]);
  });

  it('leaves a role that is given at the same moment as it is', async () => {
    const person = await makeMember(workspace, 'сотрудник');
    const read = (await repos.members.find(workspace.id, person.id))!;
    await set([person], 'Склад');
    expect(await repos.members.setRole(read, 'hr', new Date())).toBe(true);
    expect(await teamOf(person)).toBe('Склад');
  });
});

describe('fails', () => {
  it.each([
    ['', 'Введите название команды'],
    ['   ', 'Введите название команды'],
    ['Я'.repeat(81), 'Название команды не длиннее 80 символов'],
    ['Продажи\nи склад', 'Уберите переносы строк и управляющие символы'],
  ])('for the team %j', async (team, message) => {
    const person = await makeMember(workspace, 'сотрудник');
    const reply = await set([person], team);
    expect([reply.status, reply.body.errors]).toEqual([422, [{ path: 'team', message }]]);
    expect(await teamOf(person)).toBeNull();
  });

  it('for nobody and for more than a hundred people', async () => {
    const people = Array.from({ length: 101 }, () => ({ id: randomUUID() }));
    expect((await set([], 'Склад')).body.errors).toEqual([{ path: 'user_ids', message: 'Выберите участников' }]);
    expect((await set(people, 'Склад')).body.errors).toEqual([
      { path: 'user_ids', message: 'За один раз — не больше 100 участников' },
    ]);
  });

  it('with 404 when none of them is a member', async () => {
    expect((await set([await makePerson()], 'Склад')).status).toBe(404);
  });

  it('with 409 when one of them leaves at this moment, and nobody else is moved', async () => {
    const [left, stays] = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'сотрудник')];
    const { members } = await repos.members.known(workspace.id, [left.id, stays.id]);
    await leave(workspace, left);
    expect(await repos.members.setTeam(members, 'Склад', new Date())).toBe(false);
    expect(await teamOf(stays)).toBeNull();
  });
});
