import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { directory } from '#shared/contract/directory.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { NewPeopleSource } from '#shared/models/people-source.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import {
  PLAYED_LOGIN,
  PLAYED_ORGANIZATION,
  PLAYED_PASSWORD,
  PLAYED_TOKEN,
  startOneC,
  startYandex360,
} from '#scripts/fake-services/people-sources.ts';

const yandex = await startYandex360();
const oneC = await startOneC();
const allowed = process.env['OUTBOUND_ALLOW'];
Object.assign(process.env, {
  OUTBOUND_ALLOW: [...(allowed ? [allowed] : []), yandex.host, oneC.host].join(','),
  YANDEX_360_URL: yandex.url,
});
// A function reads its surroundings when it is loaded.
const { request } = await import('#tests/support/api.ts');
const { makeMember, makePerson, makePlan, makeWorkspace, repos } = await import('#tests/support/factories.ts');
const { makeDirectoryToken, scimOf } = await import('#tests/support/directory.ts');
const { jobsOf, switchStagePollsOn } = await import('#tests/support/newcomers.ts');
const { fire } = await import('./clock.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

let owner: Person;
let workspace: Workspace;
let params: { id: string };

beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  params = { id: workspace.id };
  await makePlan(owner, 'premium');
  yandex.failures.length = 0;
  yandex.departments = [
    { id: 1, name: 'Ромашка' },
    { id: 2, name: 'Склад', parentId: 1, headId: 'boss' },
  ];
});
afterAll(() => Promise.all([yandex.stop(), oneC.stop()]));

const users = (...names: string[]) =>
  names.map((name) => ({
    id: name,
    email: `${name}.${workspace.id}@ya.example`,
    first: name,
    last: 'Ким',
    departmentId: 2,
  }));
const state = async () => (await request(directory.getPeopleSource, { params, token: owner.token })).body;
const people = async () =>
  (await repos.directory.people(workspace.id)).filter(({ attributes }) => attributes['active']);
const namesOf = async () =>
  (await people()).map(({ attributes }) => (attributes['name'] as { givenName: string }).givenName).toSorted();

/** Reads what is due. */
const work = () => fire('read-people-sources');
async function connect(
  body: NewPeopleSource = { kind: 'yandex360', organization: PLAYED_ORGANIZATION, token: PLAYED_TOKEN },
) {
  const { status } = await request(directory.connectPeopleSource, { params, body, token: owner.token });
  expect(status).toBe(200);
  await work();
  return state();
}
async function apply(leave: number) {
  const reply = await request(directory.applyPeopleSource, { params, body: { leave }, token: owner.token });
  if (reply.status === 200) await work();
  return reply.status;
}
/** The next night. */
async function night(): Promise<void> {
  const source = (await repos.peopleSources.find(workspace.id))!;
  await repos.peopleSources.plan(workspace.id, source, '2026-01-01T00:00:00.000Z');
  await work();
}

describe('Yandex 360', () => {
  it('has whoever it lets go asked why, where the company asks those who leave', async () => {
    await switchStagePollsOn(owner, workspace, { settings: { stages: ['left'] } });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 30 * 86_400_000 });
    const gone = await makeMember(workspace, 'сотрудник');
    vi.useRealTimers();
    yandex.users = [...users('a', 'b', 'c', 'd', 'e'), { ...users('gone')[0]!, email: gone.email }];
    await connect();
    await apply(0);
    yandex.users = yandex.users.slice(0, -1);
    await night();
    expect(await repos.members.find(workspace.id, gone.id)).toBeNull();
    expect(await jobsOf(workspace, 'ask-leaver')).toHaveLength(1);
  });

  it('changes nothing until the owner has seen what would change, then brings people with team and manager', async () => {
    yandex.users = [
      ...users('boss', 'anna', 'late'),
      { ...users('robot')[0]!, isRobot: true },
      { ...users('gone')[0]!, isDismissed: true },
    ];
    expect(await apply(0), 'nothing is connected').toBe(409);
    expect(await connect()).toMatchObject({
      kind: 'yandex360',
      place: PLAYED_ORGANIZATION,
      state: 'preview',
      problem: null,
      changes: { come: 3, leave: 0, change: 0 },
    });
    expect(await people()).toEqual([]);
    await night();
    expect(await people(), 'a night changes nothing either').toEqual([]);
    expect(await apply(0)).toBe(200);
    expect(await state()).toMatchObject({ state: 'connected', refused: 0 });
    expect(await namesOf()).toEqual(['anna', 'boss', 'late']);
    const all = await people();
    const [boss, anna] = ['boss', 'anna'].map((id) => all.find(({ userName }) => userName.startsWith(id)));
    expect(anna!.attributes['urn:ietf:params:scim:schemas:extension:enterprise:2.0:User']).toEqual({
      department: 'Склад',
      manager: { value: boss!.id },
    });
    const text = JSON.stringify(await repos.peopleSources.find(workspace.id));
    expect(text, 'the token lies sealed').not.toContain(PLAYED_TOKEN);
  });

  it('ends membership and access of who has left in the night, and asks where a fifth would leave at once', async () => {
    const hr = await makeMember(workspace, 'hr');
    const staff = users('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i');
    yandex.users = [...staff, { ...users('hr')[0]!, email: hr.email }];
    await connect();
    await apply(0);
    yandex.users = [...staff, { ...users('hr')[0]!, email: hr.email, isEnabled: false }];
    await night();
    const seen = await request(workspaces.getWorkspace, { params, token: hr.token });
    expect([seen.status, (await people()).length]).toEqual([404, 9]);

    yandex.users = staff.slice(3);
    await night();
    expect(await state()).toMatchObject({
      state: 'braked',
      changes: { leave: 3, leavers: ['Ким a', 'Ким b', 'Ким c'] },
    });
    expect((await people()).length, 'nobody has gone').toBe(9);
    yandex.users = staff.slice(5);
    await apply(3);
    expect((await people()).length, 'more would leave than the owner has seen').toBe(9);
    await apply(5);
    expect(await state()).toMatchObject({ state: 'connected' });
    expect(await namesOf()).toEqual(['f', 'g', 'h', 'i']);
    yandex.users = [];
    await night();
    expect((await state()).state, 'an empty source lets nobody go').toBe('braked');
  });

  it('says why it cannot be read, waits where it is asked to, and forgets all with the connection', async () => {
    const body = { kind: 'yandex360', organization: PLAYED_ORGANIZATION } as const;
    expect((await connect({ ...body, token: 'wrong' })).problem).toMatch(/токен или пароль/);
    expect((await connect({ ...body, token: 'narrow' })).problem).toMatch(/нет такого права/);
    expect((await connect({ ...body, organization: '1', token: PLAYED_TOKEN })).problem).toMatch(/ничего нет/);
    yandex.users = users('anna');
    yandex.failures.push({ status: 429, retryAfter: '0' }, { status: 429, retryAfter: '0' });
    expect(await connect()).toMatchObject({ problem: null, state: 'preview' });
    yandex.failures.push({ status: 429, retryAfter: '3600' });
    const before = (await repos.peopleSources.find(workspace.id))!;
    expect((await connect()).problem).toMatch(/через час/);
    const after = (await repos.peopleSources.find(workspace.id))!;
    expect(after.dueAt < before.dueAt || Date.parse(after.dueAt) - Date.now() < 3_700_000).toBe(true);
    await request(directory.disconnectPeopleSource, { params, token: owner.token });
    expect(await state()).toMatchObject({ kind: null, place: '' });
    expect(await apply(0)).toBe(409);
  });

  it('is read by one at a time, and what the owner has changed meanwhile is not written over', async () => {
    const body = { kind: 'yandex360', organization: PLAYED_ORGANIZATION, token: PLAYED_TOKEN } as const;
    yandex.users = users('anna');
    await request(directory.connectPeopleSource, { params, body, token: owner.token });
    const source = (await repos.peopleSources.find(workspace.id))!;
    const later = new Date(Date.now() + 600_000).toISOString();
    expect(await repos.peopleSources.plan(workspace.id, source, later)).toBe(true);
    expect(await repos.peopleSources.plan(workspace.id, source, later), 'somebody has it').toBe(false);
    await work();
    expect(await state()).toMatchObject({ state: 'reading', changes: null });
    await request(directory.connectPeopleSource, { params, body, token: owner.token });
    const read = { ...source, dueAt: later };
    expect(await repos.peopleSources.plan(workspace.id, read, later, { state: 'connected' })).toBe(false);
    await work();
    expect(await state()).toMatchObject({ state: 'preview', changes: { come: 1 } });
  });

  it('leaves alone whom SCIM has named', async () => {
    const scim = scimOf(await makeDirectoryToken(workspace));
    await scim('POST', 'Users', { userName: 'boris@scim.example', externalId: 'B1', name: { givenName: 'Борис' } });
    yandex.users = users('anna');
    await connect();
    await apply(0);
    expect(await namesOf()).toEqual(['anna', 'Борис']);
    yandex.users = users('vera');
    await night();
    expect(await namesOf()).toEqual(['vera', 'Борис']);
  });
});

describe('1С:ЗУП', () => {
  it('brings who works, once each, with day, department and position', async () => {
    const email = (name: string) => `${name}.${workspace.id}@zup.example`;
    const name = ['Ким', 'Анна', 'Ли'] as const;
    oneC.employees = [
      { key: 'k1', person: 'p1', name, email: email('anna'), hiredOn: '2020-03-01', leftOn: '2022-03-01' },
      {
        key: 'k2',
        person: 'p1',
        name,
        email: email('anna'),
        hiredOn: '2024-02-29',
        department: 'Склад',
        position: 'Кладовщик',
      },
      { key: 'k3', person: 'p2', name: ['Ли', 'Вера', ''], hiredOn: '2019-01-01', leftOn: '2020-01-01' },
    ];
    const body = { kind: '1c', address: oneC.address, login: PLAYED_LOGIN, password: PLAYED_PASSWORD } as const;
    expect(await connect(body)).toMatchObject({ state: 'preview', changes: { come: 1, leave: 0, change: 0 } });
    await apply(0);
    const [anna, ...others] = await people();
    expect(others).toEqual([]);
    expect(anna).toMatchObject({
      email: email('anna'),
      attributes: {
        title: 'Кладовщик',
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Склад' },
        'urn:ietf:params:scim:schemas:extension:tonus:2.0:User': { hiredOn: '2024-02-29' },
      },
    });
  });

  it('says where it cannot be reached from here, and calls nothing within a network', async () => {
    const body = { kind: '1c', login: PLAYED_LOGIN, password: 'p' } as const;
    expect(await connect({ ...body, address: 'https://10.0.0.5/zup' })).toMatchObject({
      out_of_reach: true,
      problem: expect.stringMatching(/внутри сети/) as string,
    });
    const plain = { ...body, address: 'http://1c.romashka.example/zup' };
    expect((await request(directory.connectPeopleSource, { params, body: plain, token: owner.token })).status).toBe(
      422,
    );
  });
});
