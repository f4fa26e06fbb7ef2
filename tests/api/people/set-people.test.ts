import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { people } from '#shared/contract/people.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);

const set = (changes: readonly object[], by: Person = owner) =>
  request(people.setPeople, {
    token: by.token,
    params: { id: workspace.id },
    body: { people: changes } as never,
  });
const stored = ({ id }: Person) => repos.members.find(workspace.id, id);

describe('works', () => {
  it('says a team, a manager and a day of several at once; what came back, sent again, undoes it', async () => {
    const boss = await makeMember(workspace, 'руководитель');
    const two = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'hr')];
    await set([{ id: two[0]!.id, team: 'Склад' }]);
    const change = { team: 'Продажи', manager_id: boss.id, hired_on: '2026-02-02' };
    const { status, body } = await set(
      two.map(({ id }) => ({ id, ...change })),
      await makeMember(workspace, 'hr'),
    );
    expect(status).toBe(200);
    for (const one of two) {
      expect(await stored(one)).toMatchObject({ team: 'Продажи', managerId: boss.id, hiredOn: '2026-02-02' });
    }
    expect(body.before).toEqual([
      { id: two[0]!.id, team: 'Склад', manager_id: null, hired_on: null },
      { id: two[1]!.id, team: null, manager_id: null, hired_on: null },
    ]);
    expect((await set(body.before)).status).toBe(200);
    expect(await stored(two[0]!)).toMatchObject({ team: 'Склад', managerId: null, hiredOn: null });
    expect(await stored(two[1]!)).toMatchObject({ team: null, managerId: null, hiredOn: null });
  });

  it('leaves what is not named, role and right to the money among it', async () => {
    const person = await makeMember(workspace, 'hr');
    await set([{ id: person.id, team: 'Склад', hired_on: '2024-02-29' }]);
    expect((await set([{ id: person.id, team: null }])).body.before).toEqual([{ id: person.id, team: 'Склад' }]);
    expect(await stored(person)).toMatchObject({ role: 'hr', team: null, hiredOn: '2024-02-29', managerId: null });
  });

  it('a hundred at once', async () => {
    const many = await Promise.all(Array.from({ length: 99 }, () => makeMember(workspace, 'сотрудник')));
    const all = [owner, ...many].map(({ id }) => ({ id, team: 'Все' }));
    expect((await set(all)).status).toBe(200);
    expect(await stored(many[98]!)).toMatchObject({ team: 'Все' });
    expect((await set([...all, { id: randomUUID(), team: 'Все' }])).status).toBe(422);
  });
});

describe('refuses', () => {
  it('all of them where one is nobody here, and changes nobody', async () => {
    const person = await makeMember(workspace, 'сотрудник');
    const foreign = await makePerson();
    for (const id of [randomUUID(), foreign.id]) {
      const { status } = await set([
        { id: person.id, team: 'Склад' },
        { id, team: 'Склад' },
      ]);
      expect(status).toBe(404);
    }
    expect((await set([{ id: person.id, manager_id: foreign.id }])).status).toBe(404);
    expect(await stored(person)).toMatchObject({ team: null, managerId: null });
  });

  it('somebody as their own manager, the same person twice, an employee who asks', async () => {
    const person = await makeMember(workspace, 'сотрудник');
    expect((await set([{ id: person.id, manager_id: person.id }])).body.errors).toEqual([
      { path: 'people.0.manager_id', message: 'Никто не руководит собой' },
    ]);
    const twice = [
      { id: person.id, team: 'А' },
      { id: person.id, team: 'Б' },
    ];
    expect((await set(twice)).status).toBe(422);
    expect((await set([{ id: person.id, team: 'Склад' }], person)).status).toBe(403);
  });
});
