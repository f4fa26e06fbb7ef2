import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, repos } from '#tests/support/factories.ts';
import { lettersTo } from '#tests/support/letters.ts';
import { storedItems } from '#tests/support/stored.ts';
import { hashPassword } from '#functions/accounts/passwords.ts';
import { mistakes, newAddress, PASSWORD, registrationForm } from './account.ts';

const register = (changes: object) =>
  request(auth.register, { body: registrationForm({ ...changes }), sourceAddress: newAddress() });
const login = (email: string) =>
  request(auth.login, { body: { email, password: PASSWORD }, sourceAddress: newAddress() });
const resets = (email: string) => request(auth.requestPasswordReset, { body: { email }, sourceAddress: newAddress() });

/** An address of its own with a Cyrillic domain, as people type it and in ASCII. */
function cyrillicAddress() {
  const local = randomUUID();
  return { typed: `${local}@Почта.рф`, unicode: `${local}@почта.рф`, ascii: `${local}@xn--80a1acny.xn--p1ai` };
}

/** An account whose address was stored before it was asked whether mail reaches it. */
async function makeOlderAccount(email: string) {
  const user = { id: randomUUID(), firstName: 'Анна', lastName: 'Петрова', email, createdAt: new Date().toISOString() };
  await repos.users.register(user, await hashPassword(PASSWORD));
  return user;
}

/** Addresses that SES refuses or that reach nobody. */
const UNREACHABLE = [
  'a..b@romashka.ru',
  '.a@romashka.ru',
  'a.@romashka.ru',
  'anna\u0001@romashka.ru',
  'anna@romashka.ru\u200B',
  'anna\u202E@romashka.ru',
  `${'a'.repeat(80)}@romashka.ru`,
  'анна@romashka.ru',
  'anna@roma_shka.ru',
  'anna@192.168.0.1',
  'anna@почта.рф\u200B',
];

describe('an address that mail cannot reach', () => {
  it.each(UNREACHABLE)('is refused by a registration: %j (A5-07)', async (email) => {
    const reply = await register({ email });
    expect(reply.status).toBe(422);
    expect(mistakes(reply.body)).toEqual({ email: 'Введите корректный email' });
  });

  it.each(UNREACHABLE)('is refused by the profile, and nothing is mailed: %j (A5-30)', async (email) => {
    const person = await makePerson();
    const before = await storedItems();
    const body = { first_name: 'Анна', last_name: 'Петрова', email };
    const reply = await request(auth.updateMe, { token: person.token, body });
    expect(reply.status).toBe(422);
    expect(mistakes(reply.body)).toEqual({ email: 'Введите корректный email адрес' });
    expect(await storedItems()).toEqual(before);
  });

  it.each(UNREACHABLE)('is refused by an invitation: %j', async (email) => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const reply = await request(workspaces.inviteMember, {
      token: owner.token,
      params: { id: workspace.id },
      body: { email, role: 'сотрудник' },
    });
    expect(reply.status).toBe(422);
    expect(mistakes(reply.body)).toEqual({ email: 'Введите корректный email' });
  });
});

describe('an address with an international domain', () => {
  it('is one address in both of its spellings: to register, to log in, to reset the password', async () => {
    const { typed, ascii } = cyrillicAddress();
    const registered = await register({ email: typed });
    expect(registered.status).toBe(201);
    expect((await request(auth.me, { token: registered.body.access_token })).body.email).toBe(ascii);
    expect((await register({ email: ascii })).status).toBe(409);
    for (const spelling of [typed, ascii]) {
      expect((await login(spelling)).status).toBe(200);
      await resets(spelling);
    }
    expect(await lettersTo(ascii, 'password-reset')).toHaveLength(2);
  });

  it('is one address when people are invited and named', async () => {
    const { typed, ascii } = cyrillicAddress();
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const invite = (email: string) =>
      request(workspaces.inviteMember, {
        token: owner.token,
        params: { id: workspace.id },
        body: { email, role: 'сотрудник' },
      });
    expect((await invite(typed)).body.email).toBe(ascii);
    expect((await invite(ascii)).status).toBe(409);
  });
});

describe('an address that was stored before', () => {
  it.each(['a..b', 'анна'])('still logs in, gets letters and saves its profile: %s', async (local) => {
    const email = `${local}-${randomUUID()}@romashka.ru`;
    await makeOlderAccount(email);
    const token = (await login(email)).body.access_token;
    const saved = await request(auth.updateMe, { token, body: { first_name: 'Инна', last_name: 'Ким', email } });
    expect(saved.body).toMatchObject({ first_name: 'Инна', email });
    await resets(email);
    expect(await lettersTo(email, 'password-reset')).toHaveLength(1);
  });

  it('with a domain that is not in ASCII is found by either spelling, and nobody else gets it', async () => {
    const { typed, unicode, ascii } = cyrillicAddress();
    await makeOlderAccount(unicode);
    for (const spelling of [typed, ascii]) {
      const { status, body } = await login(spelling);
      expect(status).toBe(200);
      const profile = { first_name: 'Инна', last_name: 'Ким', email: spelling };
      const saved = await request(auth.updateMe, { token: body.access_token, body: profile });
      expect(saved.body).toMatchObject({ first_name: 'Инна', email: unicode });
      expect(saved.body).not.toHaveProperty('pending_email');
      expect((await register({ email: spelling })).status).toBe(409);
    }
  });

  it('with a domain that is not in ASCII still names a member', async () => {
    const { unicode, ascii } = cyrillicAddress();
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    await makeMember(workspace, 'сотрудник', { email: unicode });
    const params = { id: workspace.id };
    const invited = await request(workspaces.inviteMember, {
      token: owner.token,
      params,
      body: { email: ascii, role: 'сотрудник' },
    });
    expect(invited.status).toBe(409);
    const removed = await request(workspaces.removeMember, { token: owner.token, params, body: { email: unicode } });
    expect(removed.status).toBe(204);
  });
});
