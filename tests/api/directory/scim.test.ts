import { beforeEach, describe, expect, it } from 'vitest';
import { directory } from '#shared/contract/directory.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makeDirectoryToken, scimOf } from '#tests/support/directory.ts';
import {
  join,
  makeMember,
  makePerson,
  makePlan,
  makeVerified,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const TONUS = 'urn:ietf:params:scim:schemas:extension:tonus:2.0:User';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

let owner: Person;
let workspace: Workspace;
let scim: ReturnType<typeof scimOf>;

const patch = (id: string, ...Operations: readonly object[]) =>
  scim('PATCH', `Users/${id}`, { schemas: [PATCH], Operations });
const memberOf = (person: Person) => repos.members.find(workspace.id, person.id);
const seen = (person: Person) =>
  request(workspaces.getWorkspace, { params: { id: workspace.id }, token: person.token }).then(({ status }) => status);

/** Accepts what waits for them, as their first screen offers it. */
async function comeIn(person: Person): Promise<number> {
  const { body } = await request(workspaces.listMyInvitations, { token: person.token });
  const [invitation] = body.invitations;
  const params = { invitation: invitation?.id ?? workspace.id };
  return (await request(workspaces.acceptMyInvitation, { params, token: person.token })).status;
}

beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  await makePlan(owner, 'premium');
  scim = scimOf(await makeDirectoryToken(workspace));
});

describe('a directory', () => {
  it('is let in by a token of the workspace alone, until that is revoked', async () => {
    expect((await scimOf('tonus_scim_x')('GET', 'Users')).status).toBe(401);
    const made = await request(directory.makeDirectoryToken, { params: { id: workspace.id }, token: owner.token });
    const other = scimOf(made.body.token);
    expect((await other('GET', 'Users')).status).toBe(200);
    const full = await request(directory.makeDirectoryToken, { params: { id: workspace.id }, token: owner.token });
    expect(full.status, 'two at once, no more').toBe(409);
    await request(directory.revokeDirectoryToken, {
      params: { id: workspace.id, slot: '2' },
      token: owner.token,
    });
    expect((await other('GET', 'Users')).body).toMatchObject({ status: '401' });
    expect((await scim('GET', 'Users')).status).toBe(200);
    const { body } = await request(directory.getDirectory, { params: { id: workspace.id }, token: owner.token });
    expect(body.tokens).toEqual([expect.objectContaining({ slot: 1, last_used_at: expect.any(String) as string })]);
  });

  it('finds and changes nothing of another workspace', async () => {
    const { body } = await scim('POST', 'Users', { userName: 'anna' });
    const stranger = scimOf(await makeDirectoryToken(await makeWorkspace(await makePerson())));
    expect((await stranger('GET', `Users/${body.id}`)).status).toBe(404);
    expect((await stranger('DELETE', `Users/${body.id}`)).status).toBe(404);
    expect((await stranger('GET', 'Users')).body.totalResults).toBe(0);
  });

  it('takes a user name once, whatever its case, and finds it so', async () => {
    const first = await scim('POST', 'Users', { userName: 'Anna@Romashka.example', externalId: 'A1' });
    expect(first.status).toBe(201);
    expect(first.headers['location']).toMatch(new RegExp(`/api/scim/v2/Users/${first.body.id}$`));
    const again = await scim('POST', 'Users', { userName: 'anna@romashka.EXAMPLE' });
    expect([again.status, again.body.status, again.body.scimType]).toEqual([409, '409', 'uniqueness']);
    const find = async (filter: string) => (await scim('GET', 'Users', undefined, { filter })).body.totalResults;
    expect(await find('userName eq "ANNA@romashka.example"')).toBe(1);
    expect(await find('externalId eq "A1"')).toBe(1);
    expect(await find('externalId eq "a1"'), 'capital letters count there').toBe(0);
    expect(await find('userName eq "nobody" or active eq false')).toBe(0);
    const wrong = await scim('GET', 'Users', undefined, { filter: 'userName eq' });
    expect([wrong.status, wrong.body.scimType]).toEqual([400, 'invalidFilter']);
  });

  it('changes the version that was meant alone, and sends nothing that the directory has already', async () => {
    const { body, headers } = await scim('POST', 'Users', { userName: 'anna' });
    const tag = body.meta.version as string;
    expect([headers['etag'], tag]).toEqual([tag, expect.stringMatching(/^W\/"[\w-]+"$/)]);
    const at = `Users/${body.id}`;
    const read = async (known: string) =>
      scim('GET', at, undefined, { attributes: 'userName' }, { 'if-none-match': known });
    expect([(await read(tag)).status, (await read(`"x", ${tag}`)).status, (await read('W/"x"')).status]).toEqual([
      304, 304, 200,
    ]);
    const retitle = async (title: string, known: string) =>
      (await scim('PUT', at, { userName: 'anna', title }, {}, { 'if-match': known })).status;
    expect([await retitle('Юрист', tag), await retitle('Повар', tag), await retitle('Врач', '*')]).toEqual([
      200, 412, 200,
    ]);
    const { body: group } = await scim('POST', 'Groups', { displayName: 'Склад' });
    const now = (await scim('GET', at)).body.meta.version as string;
    await scim('PUT', `Groups/${group.id}`, { displayName: 'Склад', members: [{ value: body.id }] });
    expect((await read(now)).status, 'a person shows their groups').toBe(200);
    const drop = async (path: string, known: string) =>
      (await scim('DELETE', path, undefined, {}, { 'if-match': known })).status;
    expect([await drop(at, now), await drop(`Groups/${group.id}`, group.meta.version)]).toEqual([412, 412]);
    expect((await scim('GET', 'ServiceProviderConfig')).body.etag).toEqual({ supported: true });
  });

  it('reads page by page, and a part of each', async () => {
    for (const name of ['a', 'b', 'c']) await scim('POST', 'Users', { userName: name, title: 'Инженер' });
    const query = { startIndex: '2', count: '1', attributes: 'userName' };
    const { body } = await scim('GET', 'Users', undefined, query);
    expect(body).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 });
    expect(Object.keys(body.Resources[0]).toSorted()).toEqual(['id', 'schemas', 'userName']);
    expect((await scim('GET', 'Users', undefined, { count: '0', startIndex: '-5' })).body).toMatchObject({
      totalResults: 3,
      startIndex: 1,
      Resources: [],
    });
  });
});

describe('somebody whom the directory names', () => {
  it('comes in with a proved address and not before, with team, day and manager', async () => {
    const [boss, anna] = [await makePerson(), await makePerson({ unproved: true })];
    const { body: leader } = await scim('POST', 'Users', { userName: boss.email });
    await scim('POST', 'Users', {
      userName: anna.email.toUpperCase(),
      [ENTERPRISE]: { department: 'Склад', manager: { value: leader.id } },
      [TONUS]: { hiredOn: '2024-02-29' },
    });
    expect(await comeIn(anna), 'an address that nobody has proved').toBe(403);
    expect(await memberOf(anna)).toBeNull();
    await makeVerified(anna);
    expect(await comeIn(anna)).toBe(200);
    expect(await memberOf(anna)).toMatchObject({ role: 'сотрудник', team: 'Склад', hiredOn: '2024-02-29' });
    await comeIn(boss);
    expect((await memberOf(anna))?.managerId, 'who leads came later').toBe(boss.id);
  });

  it('is a member no more in the moment the directory says so, and is again when it takes it back', async () => {
    const hr = await makeMember(workspace, 'hr');
    const { body } = await scim('POST', 'Users', { userName: hr.email });
    expect(await seen(hr)).toBe(200);
    expect((await patch(body.id, { op: 'Replace', path: 'active', value: 'False' })).body.active).toBe(false);
    expect(await seen(hr)).toBe(404);
    expect((await scim('GET', 'Users', undefined, { filter: 'active eq false' })).body.totalResults).toBe(1);
    const me = await request(workspaces.listWorkspaces, { token: hr.token });
    expect([me.status, me.body], 'the account is theirs and stays').toEqual([200, []]);
    await patch(body.id, { op: 'replace', value: { active: true } });
    expect(await seen(hr)).toBe(200);
    expect((await memberOf(hr))?.role).toBe('hr');
    expect((await scim('DELETE', `Users/${body.id}`)).status).toBe(204);
    expect(await seen(hr)).toBe(404);
    expect((await scim('GET', `Users/${body.id}`)).status).toBe(404);
  });

  it('who has left by themselves is not brought back, and another account is not taken for theirs', async () => {
    const gone = await makeMember(workspace, 'сотрудник');
    const { body } = await scim('POST', 'Users', { userName: gone.email });
    await request(workspaces.leaveWorkspace, { params: { id: workspace.id }, token: gone.token });
    await patch(body.id, { op: 'replace', path: 'title', value: 'Инженер' });
    expect(await memberOf(gone)).toBeNull();
  });

  it('leaves although they have another address in Tonus by now', async () => {
    const member = await makeMember(workspace, 'сотрудник');
    const { body } = await scim('POST', 'Users', { userName: member.email });
    const before = member.email;
    await repos.memberProfiles.refresh(
      member.id,
      { firstName: 'А', lastName: 'Б', email: `private-${member.email}`, language: null },
      before,
      new Date(),
    );
    await patch(body.id, { op: 'replace', path: 'active', value: false });
    expect(await memberOf(member)).toBeNull();
  });

  it('is not let go of as the owner, and the owner reads why', async () => {
    const { body } = await scim('POST', 'Users', { userName: owner.email });
    expect((await patch(body.id, { op: 'replace', path: 'active', value: false })).status).toBe(403);
    expect((await scim('GET', `Users/${body.id}`)).body.active).toBe(true);
    expect((await scim('DELETE', `Users/${body.id}`)).status).toBe(403);
    const said = await request(directory.getDirectory, { params: { id: workspace.id }, token: owner.token });
    expect(said.body.problems[0]).toMatchObject({ code: 'owner', request: 'DELETE /Users/…', about: owner.email });
  });

  it('needs a place of the plan', async () => {
    // Three people, the owner one of them.
    const poor = await makeWorkspace(await makePerson({ plan: 'startup' }));
    const ask = scimOf(await makeDirectoryToken(poor));
    const statuses = [];
    for (const name of ['a', 'b', 'c']) {
      statuses.push((await ask('POST', 'Users', { userName: `${name}@romashka.example` })).status);
    }
    expect(statuses).toEqual([201, 201, 403]);
    const asLeft = await ask('POST', 'Users', { userName: 'd@romashka.example', active: false });
    expect(asLeft.status, 'who has left needs none').toBe(201);
  });
});

describe('shapes that directories send', () => {
  it('takes what Entra sends', async () => {
    const { body } = await scim('POST', 'Users', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', ENTERPRISE],
      externalId: 'ivan',
      userName: 'ivan@romashka.example',
      active: 'True',
      phoneNumbers: [{ value: '+7' }],
      [`${ENTERPRISE}:department`]: 'Склад',
    });
    expect(body).toMatchObject({ active: true, [ENTERPRISE]: { department: 'Склад' } });
    const { body: after } = await patch(
      body.id,
      { op: 'Add', path: 'emails[type eq "work"].value', value: 'ivan@new.example' },
      { op: 'Replace', path: `${ENTERPRISE}:employeeNumber`, value: 17 },
      { op: 'Add', path: `${ENTERPRISE}:manager`, value: 'someone' },
      { op: 'Replace', path: 'phoneNumbers[type eq "mobile"].value', value: '+7' },
      { op: 'Replace', path: 'name.familyName', value: 'Иванов' },
    );
    expect(after).toMatchObject({
      emails: [{ type: 'work', value: 'ivan@new.example' }],
      name: { familyName: 'Иванов' },
      [ENTERPRISE]: { employeeNumber: '17', department: 'Склад', manager: { value: 'someone' } },
    });
    const { body: flat } = await patch(body.id, {
      op: 'Replace',
      value: {
        'name.givenName': 'Иван',
        [`${ENTERPRISE}:department`]: 'Цех',
        'emails[type eq "work"].value': 'i@b.ru',
      },
    });
    expect(flat).toMatchObject({ name: { givenName: 'Иван', familyName: 'Иванов' }, emails: [{ value: 'i@b.ru' }] });
    expect(flat[ENTERPRISE].department).toBe('Цех');
  });

  it('takes what Okta sends', async () => {
    const { body } = await scim('POST', 'Users', {
      userName: 'olga@romashka.example',
      emails: [{ primary: true, value: 'olga@romashka.example', type: 'work' }],
      groups: [],
      password: 'secret',
    });
    expect(body.password).toBeUndefined();
    const { body: off } = await patch(body.id, { op: 'replace', value: { active: false } });
    expect(off.active).toBe(false);
    const { body: put } = await scim('PUT', `Users/${body.id}`, { ...off, active: true, title: 'Кладовщик' });
    expect(put).toMatchObject({ active: true, title: 'Кладовщик', id: body.id });
  });

  it('changes nothing where one operation of several is wrong', async () => {
    const { body } = await scim('POST', 'Users', { userName: 'petr', title: 'Инженер' });
    const { status, body: error } = await patch(
      body.id,
      { op: 'replace', path: 'title', value: 'Директор' },
      { op: 'replace', path: 'active', value: 'perhaps' },
    );
    expect([status, error.scimType, error.status]).toEqual([400, 'invalidValue', '400']);
    expect((await scim('GET', `Users/${body.id}`)).body.title).toBe('Инженер');
  });
});

describe('a group', () => {
  it('is the team of those in it, by each way of saying who comes and goes', async () => {
    const [anna, boris] = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'сотрудник')];
    const ids = [];
    for (const { email } of [anna, boris])
      ids.push((await scim('POST', 'Users', { userName: email })).body.id as string);
    const { body: group } = await scim('POST', 'Groups', { displayName: 'Цех', members: [{ value: ids[0] }] });
    const change = (...Operations: readonly object[]) => scim('PATCH', `Groups/${group.id}`, { Operations });
    const teams = async () => [(await memberOf(anna))?.team, (await memberOf(boris))?.team];
    expect(await teams()).toEqual(['Цех', null]);
    await change({ op: 'Add', path: 'members', value: [{ value: ids[1] }] });
    expect(await teams()).toEqual(['Цех', 'Цех']);
    await change({ op: 'remove', path: `members[value eq "${ids[0]}"]` });
    expect(await teams()).toEqual([null, 'Цех']);
    await change({ op: 'Remove', path: 'members', value: [{ value: ids[1] }] });
    expect(await teams()).toEqual([null, null]);
    await change({ op: 'replace', path: 'members', value: ids.map((value) => ({ value })) });
    await change({ op: 'replace', value: { displayName: 'Цех 2' } });
    expect(await teams()).toEqual(['Цех 2', 'Цех 2']);
    const filter = `id eq "${group.id}" and members eq "${ids[1]}"`;
    const found = await scim('GET', 'Groups', undefined, { filter, excludedAttributes: 'members' });
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ displayName: 'Цех 2' }] });
    expect(found.body.Resources[0].members).toBeUndefined();
    await scim('DELETE', `Users/${ids[0]}`);
    expect((await scim('GET', `Groups/${group.id}`)).body.members).toHaveLength(1);
    expect((await scim('DELETE', `Groups/${group.id}`)).status).toBe(204);
    expect((await memberOf(boris))?.team).toBeNull();
  });

  it('leaves the team alone that somebody has chosen here where the directory says none', async () => {
    const anna = await makePerson();
    await join(workspace, anna, 'сотрудник');
    await repos.members.setTeam([(await memberOf(anna))!], 'Продажи', new Date());
    await scim('POST', 'Users', { userName: anna.email, title: 'Менеджер' });
    expect((await memberOf(anna))?.team).toBe('Продажи');
  });
});
