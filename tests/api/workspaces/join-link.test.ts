import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { update } from '#data/writes.ts';
import { JOIN_OPENINGS } from '#functions/workspaces/operations/open-join-link.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import type { FactorRule } from '#shared/rules/second-factor.ts';
import { request } from '#tests/support/api.ts';
import {
  join,
  joinMany,
  makeInvitation,
  makeJoinLink,
  makeMember,
  makePerson,
  makePlan,
  makeVerified,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { changeUnseen } from '#tests/support/stale-reads.ts';
import { storedItems } from '#tests/support/stored.ts';
import '#tests/support/one-window.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const owner = await makePerson();
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const about = (where: Workspace, by: Person = owner) => ({ token: by.token, params: { id: where.id } });
const create = (where: Workspace, body: object = { limit: 3, team: null }, by: Person = owner) =>
  request(workspaces.createJoinLink, { ...about(where, by), body });
const change = (where: Workspace, body: object) => request(workspaces.changeJoinLink, { ...about(where), body });
const shown = async (where: Workspace) => (await request(workspaces.getJoinLink, about(where))).body;
const open = (token: string) => request(workspaces.openJoinLink, { params: { token } });
const accept = (by: Person, token: string) =>
  request(workspaces.acceptJoinLink, { token: by.token, params: { token } });

describe('the joining link of a workspace', () => {
  it('says who invites, to what, as what and until when, and lets an account in as «сотрудник»', async () => {
    const workspace = await makeWorkspace(owner);
    const { status, body } = await create(workspace, { limit: 2, team: 'Продажи', expires_at: inDays(30) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'open', limit: 2, used: 0, team: 'Продажи', role: 'сотрудник' });
    expect((await open(body.token!)).body).toEqual({
      workspace_name: workspace.name,
      inviter: `${owner.firstName} ${owner.lastName}`,
      role: 'сотрудник',
      expires_at: body.expires_at,
    });
    const person = await makePerson();
    const joined = {
      status: 200,
      body: { ...workspace, user_role: 'сотрудник', finance_access: { kind: 'none' }, own_teams_only: false },
    };
    expect(await accept(person, body.token!)).toMatchObject(joined);
    expect(await accept(person, body.token!)).toMatchObject(joined);
    expect(await shown(workspace)).toMatchObject({ link: { used: 1 }, seats: { limit: null, members: 2, pending: 0 } });
    const member = (await repos.members.find(workspace.id, person.id))!;
    expect(member).toMatchObject({ role: 'сотрудник', team: 'Продажи', joinedBy: 'link' });
  });

  it('lets people into what the workspace has become, when it changed while they were coming', async () => {
    const workspace = await makeWorkspace(owner);
    const { token } = (await create(workspace)).body;
    const person = await makePerson();
    const rule: FactorRule = { who: 'all', from: inDays(1) };
    await changeUnseen(keys.workspace(workspace.id), () =>
      repos.workspaces.setFactorRule(workspace.id, rule, randomUUID(), new Date()),
    );
    expect((await accept(person, token!)).status).toBe(200);
    vi.restoreAllMocks();
    expect(await repos.members.find(workspace.id, person.id)).toMatchObject({ factorRule: rule });
  });

  it('tells those who may invite how everybody came in, and nobody else', async () => {
    const workspace = await makeWorkspace(owner);
    const [byLink, byInvitation] = [await makePerson(), await makePerson()];
    await accept(byLink, (await create(workspace)).body.token!);
    const { token } = await makeInvitation(workspace, { email: byInvitation.email });
    await request(workspaces.acceptInvitation, { token: byInvitation.token, params: { token } });
    const before = await makeMember(workspace, 'hr');
    const seenBy = async (person: Person) => {
      const { members } = (await request(workspaces.listMembers, { ...about(workspace, person), query: {} })).body;
      return Object.fromEntries(members.map((one) => [one.id, one.joined_by]));
    };
    const known = { [owner.id]: 'owner', [byLink.id]: 'link', [byInvitation.id]: 'invitation', [before.id]: null };
    expect(await seenBy(before)).toEqual(known);
    expect(Object.values(await seenBy(byLink))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('tells those who may invite of whom nobody knows that the address is theirs', async () => {
    const workspace = await makeWorkspace(owner);
    const { token } = (await create(workspace)).body;
    const [known, stranger] = [await makePerson(), await makePerson({ unproved: true })];
    for (const person of [known, stranger]) await accept(person, token!);
    const seenBy = async (person: Person) => {
      const { members } = (await request(workspaces.listMembers, { ...about(workspace, person), query: {} })).body;
      return Object.fromEntries(members.map((one) => [one.id, one.email_verified]));
    };
    expect(await seenBy(owner)).toEqual({ [owner.id]: true, [known.id]: true, [stranger.id]: false });
    expect(Object.values(await seenBy(known))).toEqual([undefined, undefined, undefined]);
  });

  it('is shown again as long as it lives, and nothing in the table opens it', async () => {
    const workspace = await makeWorkspace(owner);
    const { token, expires_at } = (await create(workspace)).body;
    expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(6.99 * DAY_MS);
    expect((await shown(workspace)).link).toMatchObject({ token, state: 'open' });
    expect(await storedItems(token!.slice(-40))).toEqual([]);
  });

  it('stays the same when its limit, end or team change', async () => {
    const workspace = await makeWorkspace(owner);
    const { token } = (await create(workspace, { limit: 1, team: null })).body;
    await accept(await makePerson(), token!);
    expect((await shown(workspace)).link).toMatchObject({ state: 'full', token: null });
    expect((await change(workspace, { limit: 2, team: 'Склад' })).body).toMatchObject({
      state: 'open',
      token,
      used: 1,
    });
    const late = await makePerson();
    expect((await accept(late, token!)).status).toBe(200);
    expect(await repos.members.find(workspace.id, late.id)).toMatchObject({ team: 'Склад' });
  });

  it('takes an end of up to ninety days, and 1 to 500 people', async () => {
    const workspace = await makeWorkspace(owner);
    for (const wrong of [
      { limit: 0, team: null },
      { limit: 501, team: null },
      { limit: 1.5, team: null },
      { limit: 5, team: null, expires_at: inDays(-1) },
      { limit: 5, team: null, expires_at: inDays(91) },
      { limit: 5, team: null, role: 'hr' },
    ]) {
      expect([wrong, (await create(workspace, wrong)).status]).toEqual([wrong, 422]);
    }
    expect((await create(workspace, { limit: 500, team: null, expires_at: inDays(89.9) })).status).toBe(201);
    expect((await change(workspace, { expires_at: inDays(91) })).status).toBe(422);
    expect((await shown(await makeWorkspace(owner))).link).toBeNull();
  });
});

describe('the joining link lets nobody in', () => {
  it('beyond its limit, however many come at once for the last place', async () => {
    const workspace = await makeWorkspace(owner);
    const { token } = await makeJoinLink(workspace, { limit: 3, used: 2 });
    const people = await Promise.all(Array.from({ length: 10 }, () => makePerson()));
    const replies = await Promise.all(people.map((person) => accept(person, token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const { seats, link } = await shown(workspace);
    expect([seats.members, link]).toEqual([2, expect.objectContaining({ used: 3, state: 'full' })]);
    expect((await accept(await makePerson(), token)).body.detail).toMatch(/^По этой ссылке уже присоединилось/);
  });

  it('beyond the seats of the plan, however many come at once (A3-02)', async () => {
    const boss = await makePerson();
    const small = await makeWorkspace(boss);
    const { token } = await makeJoinLink(small);
    await makePlan(boss, 'startup');
    const people = await Promise.all(Array.from({ length: 6 }, () => makePerson()));
    const replies = await Promise.all(people.map((person) => accept(person, token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await request(workspaces.getJoinLink, about(small, boss))).body).toMatchObject({
      seats: { limit: 3, members: 3 },
      link: { used: 2 },
    });
    expect(await accept(await makePerson(), token)).toMatchObject({
      status: 402,
      body: { detail: expect.stringMatching(/^В пространстве не осталось свободных мест/) },
    });
  });

  it('beyond the last seat, though ten come at once by the link and by invitations (A3-02)', async () => {
    const boss = await makePerson();
    const small = await makeWorkspace(boss);
    const { token } = await makeJoinLink(small);
    await join(small, await makePerson(), 'сотрудник');
    const people = await Promise.all(Array.from({ length: 10 }, () => makePerson()));
    const ways = await Promise.all(
      people.map(async (person, index) => {
        if (index % 2 === 0) return () => accept(person, token);
        const invitation = await makeInvitation(small, { email: person.email });
        const params = { token: invitation.token };
        return () => request(workspaces.acceptInvitation, { token: person.token, params });
      }),
    );
    await makePlan(boss, 'startup');
    const replies = await Promise.all(ways.map((come) => come()));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const { body } = await request(workspaces.listMembers, { ...about(small, boss), query: {} });
    expect(body.members).toHaveLength(3);
    expect((await request(workspaces.getStats, about(small, boss))).body.members).toBe(3);
  });

  it('into a workspace that can only be read', async () => {
    const boss = await makePerson();
    const crowded = await makeWorkspace(boss);
    await joinMany(crowded, 5);
    const { token } = await makeJoinLink(crowded);
    await makePlan(boss, 'startup');
    const { status, body } = await accept(await makePerson(), token);
    expect([status, body.detail]).toEqual([402, expect.stringContaining('только для чтения')]);
    expect((await create(crowded, { limit: 3, team: null }, boss)).status).toBe(402);
  });

  it('once it was withdrawn, renewed, or its time is over; but a member is shown in', async () => {
    const workspace = await makeWorkspace(owner);
    const first = (await create(workspace)).body.token!;
    const member = await makePerson();
    await accept(member, first);
    const second = (await create(workspace)).body.token!;
    const stranger = await makePerson();
    for (const way of [accept(stranger, first), open(first)]) expect((await way).status).toBe(404);
    expect((await shown(workspace)).link).toMatchObject({ used: 0 });
    expect((await request(workspaces.withdrawJoinLink, about(workspace))).status).toBe(204);
    expect((await request(workspaces.withdrawJoinLink, about(workspace))).status).toBe(404);
    expect((await accept(stranger, second)).status).toBe(404);
    const late = await makeJoinLink(workspace, { expiresAt: inDays(-1) });
    expect((await accept(stranger, late.token)).body.detail).toBe('Срок ссылки истёк. Попросите новую у коллег');
    expect((await open(late.token)).status).toBe(404);
    for (const token of [first, second, late.token]) expect((await accept(member, token)).status).toBe(200);
  });

  it('with a token of another workspace’s link, or one that was made up', async () => {
    const [workspace, other] = [await makeWorkspace(owner), await makeWorkspace(owner)];
    const [mine, theirs] = [await makeJoinLink(workspace), await makeJoinLink(other)];
    const bytes = (token: string) => Buffer.from(token, 'base64url');
    const mixed = Buffer.concat([bytes(mine.token).subarray(0, 16), bytes(theirs.token).subarray(16)]);
    const guess = Buffer.concat([bytes(mine.token).subarray(0, 16), Buffer.alloc(32, 7)]);
    for (const token of [mixed.toString('base64url'), guess.toString('base64url'), 'x', 'я'.repeat(150)]) {
      expect((await accept(await makePerson(), token)).status).toBe(404);
      expect((await open(token)).status).toBe(404);
    }
  });

  it('once whoever opened it may not invite any more, until somebody opens it anew', async () => {
    const workspace = await makeWorkspace(owner);
    const hr = await makeMember(workspace, 'hr');
    const { token } = (await create(workspace, { limit: 3, team: null }, hr)).body;
    await join(workspace, hr, 'сотрудник');
    expect((await accept(await makePerson(), token!)).status).toBe(404);
    expect((await shown(workspace)).link).toMatchObject({ state: 'voided', token: null });
    expect((await create(workspace)).body.state).toBe('open');
  });

  it('who is invited, as long as nobody has shown that the address is theirs; the invitation stays', async () => {
    const workspace = await makeWorkspace(owner);
    const stranger = await makePerson({ unproved: true, firstName: 'Не', lastName: 'Она' });
    const invitation = await makeInvitation(workspace, { email: stranger.email, role: 'hr' });
    const { token } = await makeJoinLink(workspace);
    expect(await accept(stranger, token)).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/^На этот адрес отправлено приглашение, а он ещё не подтверждён/) },
    });
    expect(await repos.members.find(workspace.id, stranger.id)).toBeNull();
    expect(await storedItems(invitation.id)).toHaveLength(2);
    expect((await shown(workspace)).link).toMatchObject({ used: 0 });
    await makeVerified(stranger);
    expect((await accept(stranger, token)).status).toBe(200);
  });

  it('who is invited at that very moment; an invitation that ran out keeps nobody out', async () => {
    const workspace = await makeWorkspace(owner);
    const [stranger, late] = [await makePerson({ unproved: true }), await makePerson({ unproved: true })];
    const { token } = await makeJoinLink(workspace);
    const old = await makeInvitation(workspace, { email: late.email, sentAt: new Date(Date.now() - 8 * DAY_MS) });
    expect((await accept(late, token)).status).toBe(200);
    expect(await storedItems(old.id)).toHaveLength(2);
    const invited = makeInvitation(workspace, { email: stranger.email });
    const [{ status }, { id }] = await Promise.all([accept(stranger, token), invited]);
    expect([200, 403]).toContain(status);
    expect(await storedItems(id)).toHaveLength(2);
  });

  it('who was taken out, by another address of their mailbox or with another address by now', async () => {
    const workspace = await makeWorkspace(owner);
    const { token } = await makeJoinLink(workspace);
    const name = `uvolen.${Date.now()}`;
    const [removed, moved] = [await makePerson({ email: `${name}@gmail.com` }), await makePerson()];
    for (const person of [removed, moved]) {
      await accept(person, token);
      await request(workspaces.removeMember, { ...about(workspace), body: { email: person.email } });
    }
    const address = { email: `new-${moved.email}` };
    await table.write(update(keys.user(moved.id), { set: address }));
    const again = [`${name}+2@gmail.com`, `${name.replace('.', '')}@googlemail.com`];
    const others = await Promise.all(again.map((email) => makePerson({ email })));
    for (const person of [...others, moved]) expect((await accept(person, token)).status).toBe(403);
    expect((await accept(await makePerson({ email: `${name}2@gmail.com` }), token)).status).toBe(200);
    expect(await storedItems(name)).toSatisfy((items: { type: string }[]) =>
      items.every(({ type }) => type !== 'former-mailbox'),
    );
  });

  it('who was a member before, without an invitation', async () => {
    const workspace = await makeWorkspace(owner);
    const { token } = await makeJoinLink(workspace);
    const [removed, leaver] = [await makePerson(), await makePerson()];
    for (const person of [removed, leaver]) await accept(person, token);
    await request(workspaces.removeMember, { ...about(workspace), body: { email: removed.email } });
    await request(workspaces.leaveWorkspace, about(workspace, leaver));
    for (const person of [removed, leaver]) {
      expect(await accept(person, token)).toMatchObject({
        status: 403,
        body: { detail: expect.stringMatching(/^Вы уже были участником этого пространства/) },
      });
    }
    const invitation = await makeInvitation(workspace, { email: removed.email });
    const params = { token: invitation.token };
    expect((await request(workspaces.acceptInvitation, { token: removed.token, params })).status).toBe(200);
  });
});

it('an invitation of whoever comes by the link has done its duty: it is gone, with what led to it', async () => {
  const workspace = await makeWorkspace(owner);
  const person = await makePerson();
  const invitation = await makeInvitation(workspace, { email: person.email, role: 'hr' });
  expect(await storedItems(invitation.id)).toHaveLength(2);
  await accept(person, (await makeJoinLink(workspace)).token);
  expect(await storedItems(invitation.id)).toEqual([]);
});

it('openings of links from one network are limited', async () => {
  const { token } = await makeJoinLink(await makeWorkspace(owner));
  const usual = JOIN_OPENINGS.limit;
  Object.assign(JOIN_OPENINGS, { limit: 3 });
  const [home, office] = ['198.51.100.7', '198.51.100.8'];
  const from = (sourceAddress: string) => request(workspaces.openJoinLink, { params: { token }, sourceAddress });
  const replies = [await from(office), await from(office), await from(office), await from(office), await from(home)];
  Object.assign(JOIN_OPENINGS, { limit: usual });
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429, 200]);
});
