import { beforeAll, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import { people } from '#shared/contract/people.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { join, makeMember, makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { importEmployees } from '#tests/support/finance.ts';
import { makePortalRows } from '#tests/support/people.ts';

const owner = await makePerson({ email: 'anna@person.example' });
const workspace = await makeWorkspace(owner);
let led: Person;

const get = (person: string, by: Person = owner, { id } = workspace) =>
  request(people.getPerson, { token: by.token, params: { id, person } });
const getPaid = (person: string, by: Person = owner) =>
  request(finance.getPaidPerson, { token: by.token, params: { id: workspace.id, person } });

beforeAll(async () => {
  led = await makeMember(workspace, 'сотрудник');
  await repos.members.setEach(
    workspace.id,
    [{ userId: led.id, set: { managerId: owner.id, hiredOn: '2024-02-29' } }],
    new Date(),
  );
  await makePortalRows(workspace, [
    { number: 1, NAME: 'Анна', SECOND_NAME: 'Сергеевна', LAST_NAME: 'Петрова', EMAIL: 'anna@person.example' },
  ]);
  await importEmployees(owner, workspace, [
    { email: 'anna@person.example', name: 'Петрова А.', salary: 100_000, taxes: 30_000 },
  ]);
});

describe('works', () => {
  it('gives one person by any of their records, and says where each is known from', async () => {
    const byMember = await get(`member-${owner.id}`);
    expect(byMember.body).toMatchObject({
      person: { ref: `member-${owner.id}`, second_name: 'Сергеевна', portal: { number: '1' } },
      records: [
        { ref: `member-${owner.id}`, link: null },
        { ref: 'portal-1', link: { to: `member-${owner.id}`, by: 'address' } },
      ],
      leads: 1,
    });
    expect((await get('portal-1')).body).toEqual(byMember.body);
  });

  it('says what they cost to whoever may see the money, and to nobody else that they are paid at all', async () => {
    const { body } = await getPaid('portal-1');
    expect(body.pay).toEqual({ period: '2026-10', cost: 130_000, replacement: 240_000 });
    expect(body.records.map(({ source }) => source)).toEqual(['member', 'portal', 'payroll']);
    const hr = await makeMember(workspace, 'hr');
    expect((await getPaid('portal-1', hr)).status).toBe(403);
    expect((await get('portal-1', hr)).text).not.toMatch(/payroll|pay"/);
    await request(workspaces.giveFinanceAccess, {
      token: owner.token,
      params: { id: workspace.id, userId: hr.id },
      body: { access: { kind: 'company' } },
    });
    expect((await getPaid('portal-1', hr)).body.pay).toMatchObject({ cost: 130_000 });
  });

  it('takes a manager for none who has left the workspace', async () => {
    const boss = await makeMember(workspace, 'руководитель');
    await repos.members.setEach(workspace.id, [{ userId: led.id, set: { managerId: boss.id } }], new Date());
    expect((await get(`member-${led.id}`)).body.person.manager).toMatchObject({ ref: `member-${boss.id}` });
    await request(workspaces.leaveWorkspace, { token: boss.token, params: { id: workspace.id } });
    expect((await get(`member-${led.id}`)).body.person.manager).toBeNull();
  });
});

describe('refuses', () => {
  it('to tell an employee the day of another, while their own is told', async () => {
    const colleague = await makeMember(workspace, 'сотрудник');
    expect((await get(`member-${led.id}`, colleague)).body.person).not.toHaveProperty('hired_on');
    expect((await get(`member-${led.id}`, led)).body.person.hired_on).toEqual({ day: '2024-02-29', from: 'member' });
  });

  it('somebody of another workspace like somebody who does not exist', async () => {
    const stranger = await makePerson();
    const other = await makeWorkspace(stranger, 'Чужая');
    await makePortalRows(other, [{ number: 77, NAME: 'Чужой', LAST_NAME: 'Человек' }]);
    const unknown = await get('portal-9999');
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ detail: 'Сотрудник не найден' });
    for (const ref of ['portal-77', `member-${stranger.id}`]) expect((await get(ref)).body).toEqual(unknown.body);
    await join(other, owner, 'сотрудник');
    expect((await get('portal-77', owner, other)).status).toBe(200);
  });

  it.each(['x', 'portal-', 'portal-1a', 'member-1', 'boss-1'])('%s, which names no record', async (ref) => {
    expect((await get(ref)).status).toBe(422);
  });
});
