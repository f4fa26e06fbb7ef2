import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';
import { measure } from '#tests/support/calls.ts';
import { makeSession } from '#tests/support/factories.ts';
import { letterTo, lettersTo } from '#tests/support/letters.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeHolder, nextAddress, PASSWORD } from '#tests/security/logins.ts';
import { mistakes } from './account.ts';
import '#tests/support/one-window.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

const NEW = 'другой-пароль-7';
const FULL_HOUR = new Date('2026-11-17T09:00:00.000Z');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: FULL_HOUR }));
afterEach(() => vi.useRealTimers());

const ask = (email: string, sourceAddress = nextAddress()) =>
  request(auth.requestPasswordReset, { body: { email }, sourceAddress });
const reset = (token: string, changes: Record<string, unknown> = {}) =>
  request(auth.resetPassword, { body: { token, password: NEW, password_confirm: NEW, ...changes } });
const check = (token: string) => request(auth.checkPasswordReset, { body: { token } });
const login = (email: string, password: string) =>
  request(auth.login, { body: { email, password }, sourceAddress: nextAddress() });

describe('works', () => {
  it('mails a link of one hour that sets a new password, and a letter tells', async () => {
    const person = await makeHolder();
    expect(await ask(` ${person.email.toUpperCase()}`)).toMatchObject({ status: 202, text: '' });
    const { token, expiresAt } = await letterTo(person.email, 'password-reset');
    expect(Date.parse(expiresAt) - Date.now()).toBe(HOUR_MS);
    expect((await reset(token)).status).toBe(200);
    expect((await login(person.email, NEW)).status).toBe(200);
    expect((await login(person.email, PASSWORD)).status).toBe(401);
    expect(await lettersTo(person.email, 'password-changed')).toHaveLength(1);
  });

  it('ends every session at once', async () => {
    const person = await makeHolder();
    const other = await makeSession(person.id);
    await ask(person.email);
    await reset((await letterTo(person.email, 'password-reset')).token);
    for (const token of [person.token, other.token]) expect((await request(auth.me, { token })).status).toBe(401);
  });

  it('stores of the link a hash alone', async () => {
    const person = await makeHolder();
    await ask(person.email);
    const { token } = await letterTo(person.email, 'password-reset');
    expect((await storedItems(token)).map(({ type }) => type)).toEqual(['job']);
  });
});

describe('the state of a link', () => {
  it('is told as often as it is asked, and asking uses nothing up', async () => {
    const person = await makeHolder();
    await ask(person.email);
    const { token } = await letterTo(person.email, 'password-reset');
    expect(await check(token)).toMatchObject({ status: 204, text: '' });
    expect((await check(token)).status).toBe(204);
    expect((await reset(token)).status).toBe(200);
    const used = await check(token);
    expect(used.status).toBe(422);
    expect(mistakes(used.body)['token']).toContain('Ссылка больше не действует');
  });

  it('is dead after an hour, once a newer letter is out, and for what is none', async () => {
    const person = await makeHolder();
    await ask(person.email);
    const { token } = await letterTo(person.email, 'password-reset');
    vi.setSystemTime(Date.now() + HOUR_MS);
    expect((await check(token)).status).toBe(422);
    await ask(person.email);
    expect((await check(token)).status).toBe(422);
    expect((await check('не ссылка')).status).toBe(422);
    expect((await check(token.slice(0, -4) + 'AAAA')).status).toBe(422);
  });
});

describe('fails', () => {
  it('after an hour, before the table has swept the link', async () => {
    const person = await makeHolder();
    await ask(person.email);
    vi.setSystemTime(Date.now() + HOUR_MS);
    expect((await reset((await letterTo(person.email, 'password-reset')).token)).status).toBe(422);
    expect((await login(person.email, PASSWORD)).status).toBe(200);
  });

  it.each([
    ['a short password', { password: '1234567', password_confirm: '1234567' }, 'password'],
    ['a common one', { password: '12345678', password_confirm: '12345678' }, 'password'],
    ['another confirmation', { password_confirm: 'x' }, 'password_confirm'],
  ])('for %s, and the link stays good', async (_, changes, field) => {
    const person = await makeHolder();
    await ask(person.email);
    const { token } = await letterTo(person.email, 'password-reset');
    const reply = await reset(token, changes);
    expect(reply.status).toBe(422);
    expect(Object.keys(mistakes(reply.body))).toEqual([field]);
    expect((await reset(token)).status).toBe(200);
  });
});

describe('refuses', () => {
  it('to tell whether an address is known: same answer, same calls, same cost', async () => {
    const known = (await makeHolder()).email;
    const unknown = `${randomUUID()}@example.com`;
    const [ofKnown, ofUnknown] = [await ask(known), await ask(unknown)];
    expect(ofKnown.status).toBe(202);
    expect(ofUnknown).toEqual(ofKnown);
    const costs = [await measure(() => ask(known)), await measure(() => ask(unknown))];
    expect(costs[1]).toEqual(costs[0]);
    expect(await storedItems(unknown)).toEqual([]);
  });

  it('more than five letters an hour to one address, known or not, however many ask at once', async () => {
    for (const email of [(await makeHolder()).email, `${randomUUID()}@example.com`]) {
      const replies = await Promise.all(Array.from({ length: 8 }, () => ask(email)));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
    }
  });

  it('one place that asks for many addresses', async () => {
    const place = nextAddress();
    const replies = await Promise.all(Array.from({ length: 22 }, () => ask(`${randomUUID()}@example.com`, place)));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});
