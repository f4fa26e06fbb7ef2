import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { measure } from '#tests/support/calls.ts';
import { makeMember, makePerson, makePlan, makeWorkspace, leave, type Person } from '#tests/support/factories.ts';
import { letterTo, lettersTo } from '#tests/support/letters.ts';
import { storedItems } from '#tests/support/stored.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const owner = await makePerson({ firstName: 'Анна', lastName: '<b>Петрова</b>' });
const workspace = await makeWorkspace(owner, 'Ромашка «& Ко» 🌼');

const invite = (by: Person, email: string, role: string = 'сотрудник', where: Workspace = workspace) =>
  request(workspaces.inviteMember, { token: by.token, params: { id: where.id }, body: { email, role } });
const address = () => `${randomUUID()}@example.com`;

describe('works', () => {
  it('takes the invitation and writes a letter with a link for seven days (A6-05, A6-09, A7-14)', async () => {
    const email = address();
    const reply = await invite(owner, ` ${email.toUpperCase()} `, 'hr');
    expect(reply.status).toBe(202);
    expect(reply.body).toMatchObject({ email, role: 'hr', expired: false });
    const days = (Date.parse(reply.body.expires_at) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    expect(await letterTo(email, 'invitation')).toMatchObject({
      workspace: workspace.name,
      inviter: 'Анна <b>Петрова</b>',
      role: 'hr',
    });
  });

  it('answers the same for an address with an account and one without, and asks as much of the table', async () => {
    const known = await makePerson();
    const replies: Awaited<ReturnType<typeof invite>>[] = [];
    const [first, second] = [
      await measure(async () => replies.push(await invite(owner, known.email))),
      await measure(async () => replies.push(await invite(owner, address()))),
    ];
    expect(second).toEqual(first);
    const seen = replies.map(({ status, headers, body }) => ({ status, headers, fields: Object.keys(body) }));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]!.status).toBe(202);
  });

  it('gives whoever invites a link of their own, another than the letter’s, and no list has it', async () => {
    const email = address();
    const { body } = await invite(owner, email);
    const mailed = (await letterTo(email, 'invitation')).token;
    expect(body.token.slice(-40)).not.toBe(mailed.slice(-40));
    for (const token of [body.token, mailed]) {
      expect((await request(workspaces.openInvitation, { params: { token } })).status).toBe(200);
    }
    const params = { id: workspace.id };
    const list = await request(workspaces.listInvitations, { token: owner.token, params });
    expect(list.text).toContain(body.id);
    for (const { text } of [list, await invite(owner, email)]) expect(text).not.toContain(body.token.slice(-40));
  });

  it('stores the hash of the link’s secret only; the letter alone holds the link', async () => {
    const email = address();
    const { body } = await invite(owner, email);
    const { token } = await letterTo(email, 'invitation');
    const secret = Buffer.from(token, 'base64url').subarray(32).toString('base64url');
    const holders = (await storedItems()).filter((item) => JSON.stringify(item).includes(token.slice(-40)));
    expect(holders.map((item) => item['type'])).toEqual(['job']);
    expect(await storedItems(secret)).toEqual([]);
    expect(await storedItems(body.token.slice(-40))).toEqual([]);
  });

  it('invites again who was removed', async () => {
    const person = await makeMember(workspace, 'hr');
    await leave(workspace, person);
    expect((await invite(owner, person.email)).status).toBe(202);
  });
});

describe('fails', () => {
  it('for whoever is a member already, in any letter case', async () => {
    const person = await makeMember(workspace, 'hr');
    for (const email of [person.email, person.email.toUpperCase(), owner.email]) {
      expect(await invite(owner, email)).toMatchObject({
        status: 409,
        body: { detail: 'Этот человек уже участник пространства' },
      });
    }
    expect(await lettersTo(person.email, 'invitation')).toEqual([]);
  });

  it('for an address that is invited already: of four at once one letter goes out', async () => {
    const email = address();
    const replies = await Promise.all(Array.from({ length: 4 }, () => invite(owner, email)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409]);
    expect(await lettersTo(email, 'invitation')).toHaveLength(1);
  });

  it.each([
    ['', 'Email обязателен для заполнения'],
    ['не адрес', 'Введите корректный email'],
    ['a@b.ru\r\nBcc: c@d.ru', 'Введите корректный email'],
  ])('for the address %j', async (email, message) => {
    const reply = await invite(owner, email);
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'email', message }] } });
  });
});

describe('refuses', () => {
  it('the role of the owner with 422 (A6-04)', async () => {
    const reply = await invite(owner, address(), 'владелец');
    expect(reply.status).toBe(422);
    expect(reply.body.errors!.map(({ path }) => path)).toEqual(['role']);
  });

  it('hr to invite a manager: nobody makes more of a second address than they are', async () => {
    const hr = await makeMember(workspace, 'hr');
    const email = address();
    expect((await invite(hr, email, 'руководитель')).status).toBe(403);
    expect(await storedItems(email)).toEqual([]);
    expect((await invite(hr, email, 'hr')).status).toBe(202);
  });

  it('more people than the plan has seats for, those invited counted (A3-02)', async () => {
    const person = await makePerson();
    await makePlan(person, 'startup');
    const small = await makeWorkspace(person);
    expect((await invite(person, address(), 'hr', small)).status).toBe(202);
    expect((await invite(person, address(), 'hr', small)).status).toBe(202);
    const email = address();
    const reply = await invite(person, email, 'hr', small);
    expect(reply).toMatchObject({ status: 402, body: { code: 'plan_limit' } });
    expect(reply.body.detail).toMatch(/Startup/);
    expect(await lettersTo(email, 'invitation')).toEqual([]);
  });
});
