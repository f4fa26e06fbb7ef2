import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import type { FactorRule } from '#shared/rules/second-factor.ts';
import { timesAtOnce } from '#tests/support/at-once.ts';
import { request } from '#tests/support/api.ts';
import {
  makeInvitation,
  makeMember,
  makePerson,
  makePlan,
  makeWorkspace,
  leave,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { answerCheapReadsWith, changeUnseen } from '#tests/support/stale-reads.ts';
import { storedItems } from '#tests/support/stored.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);

const accept = (by: Person, token: string) =>
  request(workspaces.acceptInvitation, { token: by.token, params: { token } });
const people = async (where: Workspace = workspace, by: Person = owner) =>
  (await request(workspaces.getStats, { token: by.token, params: { id: where.id } })).body.members;

afterEach(() => vi.restoreAllMocks());

describe('works', () => {
  it('lets the invited in with the role they were invited for', async () => {
    const person = await makePerson({ firstName: 'Олег', lastName: 'Ким' });
    const { token } = await makeInvitation(workspace, { email: person.email, role: 'hr' });
    const before = await people();
    const reply = await accept(person, token);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      ...workspace,
      user_role: 'hr',
      finance_access: { kind: 'none' },
      own_teams_only: false,
    });
    expect(await people()).toBe(before + 1);
    const [own] = (await request(workspaces.listWorkspaces, { token: person.token })).body;
    expect(own).toEqual({ ...workspace, user_role: 'hr', finance_access: { kind: 'none' }, own_teams_only: false });
  });

  it('gives the invited the team and the day of hiring they were invited with, and none otherwise', async () => {
    const [sales, nobody] = [await makePerson(), await makePerson()];
    const invited = [
      await makeInvitation(workspace, { email: sales.email, team: 'Продажи', hiredOn: '2021-03-15' }),
      await makeInvitation(workspace, { email: nobody.email }),
    ];
    await accept(sales, invited[0]!.token);
    await accept(nobody, invited[1]!.token);
    const members = await repos.members.named(workspace.id, [sales.id, nobody.id]);
    expect(members.map(({ team, hiredOn }) => [team, hiredOn])).toEqual([
      ['Продажи', '2021-03-15'],
      [null, null],
    ]);
  });

  it('lets in who registered only after they were invited', async () => {
    const email = 'later@example.com';
    const { token } = await makeInvitation(workspace, { email });
    const person = await makePerson({ email });
    expect((await accept(person, token)).status).toBe(200);
  });

  it('joins once however often it is asked at the same moment, and tells all of them that they are in', async () => {
    for (let round = 0; round < 3; round++) {
      const person = await makePerson();
      const { token } = await makeInvitation(workspace, { email: person.email, role: 'hr' });
      const before = await people();
      const replies = await timesAtOnce(8, () => accept(person, token));
      const joined = {
        status: 200,
        body: { ...workspace, user_role: 'hr', finance_access: { kind: 'none' }, own_teams_only: false },
      };
      expect(replies).toMatchObject(Array.from({ length: 8 }, () => joined));
      expect(await people()).toBe(before + 1);
      expect(await accept(person, token)).toMatchObject(joined);
    }
  });

  it('tells who has just joined that they are in, while a replica knows neither invitation nor member', async () => {
    const person = await makePerson();
    const { token } = await makeInvitation(workspace, { email: person.email });
    expect((await accept(person, token)).status).toBe(200);
    answerCheapReadsWith(null, keys.member(workspace.id, person.id));
    expect((await accept(person, token)).status).toBe(200);
  });

  it('joins with what the workspace has become, when it changed while the invited was coming', async () => {
    const place = await makeWorkspace(owner);
    const person = await makePerson();
    const { token } = await makeInvitation(place, { email: person.email });
    const rule: FactorRule = { who: 'all', from: new Date(Date.now() + DAY_MS).toISOString() };
    await changeUnseen(keys.workspace(place.id), () =>
      repos.workspaces.setFactorRule(place.id, rule, randomUUID(), new Date()),
    );
    expect((await accept(person, token)).status).toBe(200);
    vi.restoreAllMocks();
    expect(await repos.members.find(place.id, person.id)).toMatchObject({ factorRule: rule });
  });

  it('changes nothing for whoever is a member already: no other role', async () => {
    const person = await makeMember(workspace, 'сотрудник');
    const { token, id } = await makeInvitation(workspace, { email: person.email, role: 'руководитель' });
    const before = await people();
    expect(await accept(person, token)).toMatchObject({ status: 200, body: { user_role: 'сотрудник' } });
    expect(await people()).toBe(before);
    expect(await storedItems(id)).toEqual([]);
  });
});

describe('refuses', () => {
  it('whoever was handed a copied link and has another address than the invited', async () => {
    const [invited, other] = [await makePerson(), await makePerson()];
    const { body } = await request(workspaces.inviteMember, {
      token: owner.token,
      params: { id: workspace.id },
      body: { email: invited.email, role: 'сотрудник' },
    });
    expect((await accept(other, body.token)).status).toBe(403);
    expect((await accept(invited, body.token)).status).toBe(200);
  });

  it('an account with another address, with words that say which to use (Formbricks 8680)', async () => {
    const [invited, other] = [await makePerson(), await makePerson()];
    const { token } = await makeInvitation(workspace, { email: invited.email });
    const before = await storedItems();
    const reply = await accept(other, token);
    expect(reply.status).toBe(403);
    expect(reply.body.detail).toMatch(/^Приглашение отправлено на .•••@example\.com\. Войдите с этим адресом/);
    expect(await storedItems()).toEqual(before);
    expect((await accept(invited, token)).status).toBe(200);
  });

  it('a link that was used, once its user is a member no more', async () => {
    const person = await makePerson();
    const { token } = await makeInvitation(workspace, { email: person.email });
    await accept(person, token);
    await leave(workspace, person);
    expect((await accept(person, token)).status).toBe(404);
  });

  it('a link that was withdrawn, replaced by a newer one, or whose time ran out', async () => {
    const person = await makePerson();
    const invitation = await makeInvitation(workspace, { email: person.email });
    const about = { token: owner.token, params: { id: workspace.id, invitation: invitation.id } };
    await request(workspaces.resendInvitation, about);
    expect((await accept(person, invitation.token)).status).toBe(404);
    await request(workspaces.withdrawInvitation, about);
    expect((await accept(person, invitation.token)).status).toBe(404);
    const late = await makeInvitation(workspace, {
      email: person.email,
      sentAt: new Date(Date.now() - 7 * DAY_MS - 1000),
    });
    expect((await accept(person, late.token)).status).toBe(404);
    expect(await people()).toBe((await request(workspaces.listMembers, { ...about, query: {} })).body.members.length);
  });

  it('a secret of one invitation for another, of another workspace', async () => {
    const person = await makePerson();
    const elsewhere = await makeWorkspace(await makePerson());
    const [mine, other] = [
      await makeInvitation(elsewhere, { email: person.email }),
      await makeInvitation(workspace, { email: person.email }),
    ];
    const mixed = Buffer.concat([
      Buffer.from(other.token, 'base64url').subarray(0, 32),
      Buffer.from(mine.token, 'base64url').subarray(32),
    ]).toString('base64url');
    expect((await accept(person, mixed)).status).toBe(404);
    expect((await accept(person, mine.token)).status).toBe(200);
  });

  it('more members than the plan allows, however many come at once (A3-02)', async () => {
    const boss = await makePerson();
    const small = await makeWorkspace(boss);
    const invited = await Promise.all(Array.from({ length: 6 }, () => makePerson()));
    const tokens = await Promise.all(invited.map(({ email }) => makeInvitation(small, { email })));
    await makePlan(boss, 'startup');
    const replies = await Promise.all(invited.map((person, index) => accept(person, tokens[index]!.token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(replies.filter(({ status }) => status === 402)).toHaveLength(4);
    expect(await people(small, boss)).toBe(3);
    expect(
      (await request(workspaces.listMembers, { token: boss.token, params: { id: small.id } })).body.members,
    ).toHaveLength(3);
  });
});
