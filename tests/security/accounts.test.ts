import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { measure } from '#tests/support/calls.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeLogin, registration, login, register } from './logins.ts';
import '#tests/support/one-window.ts';

/** A moment at which every window of every limit begins, so that none ends in the middle of a test. */
const FULL_HOUR = new Date('2026-11-17T09:00:00.000Z');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: FULL_HOUR }));
afterEach(() => vi.useRealTimers());

describe('whether an address is known', () => {
  it('cannot be read off a refused login: same bytes, same calls', async () => {
    const known = await makeLogin();
    const [ofKnown, ofUnknown] = [
      await login(known, 'не тот пароль'),
      await login('nobody@example.com', 'не тот пароль'),
    ];
    expect(ofKnown.status).toBe(401);
    expect(ofUnknown).toEqual(ofKnown);
    const costs = [];
    for (const email of [known, 'nobody@example.com']) costs.push(await measure(() => login(email, 'не тот пароль')));
    expect(costs[0]!.calls).toBe(costs[1]!.calls);
    expect(costs[0]!.writes).toBe(costs[1]!.writes);
  });
});

describe('twenty registrations at once with one address in any letter case', () => {
  it('make exactly one account, one login and one session', async () => {
    const form = registration();
    const name = form.email.split('@')[0]!;
    const spellings = Array.from({ length: 20 }, (_, index) => ({
      ...form,
      email: `${index % 4 === 3 ? ' ' : ''}${[...name].map((letter, at) => ((at + index) % 3 ? letter : letter.toUpperCase())).join('')}@Example.COM`,
    }));
    const replies = await atOnce(spellings.map((spelling) => () => register(spelling)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status !== 201 && status !== 409 && status !== 429)).toEqual([]);

    const [login, ...otherLogins] = await storedItems(keys.login(form.email).pk);
    expect(otherLogins).toEqual([]);
    const users = (await storedItems(form.email)).filter((item) => item['type'] === 'user');
    expect(users.map((user) => user['id'])).toEqual([login!['userId']]);
    const sessions = (await storedItems(`SESSIONS#${String(login!['userId'])}`)).filter(
      (item) => item['type'] === 'session',
    );
    expect(sessions).toHaveLength(1);
  });

  it('a taken address leaves nothing of the second attempt behind', async () => {
    const form = registration();
    await register(form);
    const withoutCounters = async () => (await storedItems()).filter((item) => item['type'] !== 'throttle');
    const before = await withoutCounters();
    const second = await register({ ...form, first_name: 'Ольга', email: form.email.toUpperCase() });
    expect(second.status).toBe(409);
    expect(await withoutCounters()).toEqual(before);
  });
});
