import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeLogin, nextAddress, PASSWORD, registration, login, register } from './logins.ts';
import '#tests/support/one-window.ts';

// Hundreds of attempts: what is asked here is how they are counted, and a real hash each would take seconds.
vi.mock('#functions/accounts/passwords.ts', () => ({
  hashPassword: async (password: string) => `hash of ${password}`,
  verifyPassword: async (password: string, hash: string | null) => hash === `hash of ${password}`,
}));

const LOGINS_OF_ACCOUNT = 10;
const FAILED_LOGINS_OF_ADDRESS = 50;
const REGISTRATIONS_OF_ACCOUNT = 5;
const REGISTRATIONS_OF_ADDRESS = 100;
const TURNS = 5;
/** A moment at which every window of every limit begins, so that none ends in the middle of a test. */
const FULL_HOUR = new Date('2026-11-17T09:00:00.000Z');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: FULL_HOUR }));
afterEach(() => vi.useRealTimers());

describe('limits of attempts', () => {
  it('do not tell whether an address is known', async () => {
    const [known, unknown] = [await makeLogin(), `${randomUUID()}@example.com`];
    const last = [];
    for (const email of [known, unknown]) {
      await times(LOGINS_OF_ACCOUNT, () => login(email, 'не тот пароль'));
      last.push(await login(email, PASSWORD));
    }
    expect(last[0]!.status).toBe(429);
    expect(last[1]).toEqual(last[0]);
  });
});

describe('limits of attempts hold however many come at once', () => {
  it('for one account from a thousand places', async () => {
    const email = await makeLogin();
    const replies = await times(LOGINS_OF_ACCOUNT + 10, () => login(email, 'не тот пароль'));
    expect(count(replies)).toEqual({ 401: LOGINS_OF_ACCOUNT, 429: 10 });
  });

  it('for registrations of one address of mail', async () => {
    const form = registration();
    const replies = await times(REGISTRATIONS_OF_ACCOUNT + 3, () => register(form));
    expect(count(replies)).toEqual({ 201: 1, 409: REGISTRATIONS_OF_ACCOUNT - 1, 429: 3 });
  });

  it('for one place that tries many accounts', async () => {
    const place = nextAddress();
    const replies = await times(FAILED_LOGINS_OF_ADDRESS, () => login(`${randomUUID()}@example.com`, PASSWORD, place));
    expect(count(replies)).toEqual({ 401: FAILED_LOGINS_OF_ADDRESS });
    expect((await login(await makeLogin(), PASSWORD, place)).status).toBe(429);
    expect((await login(await makeLogin(), PASSWORD)).status).toBe(200);
  });

  it('for registrations from one place', async () => {
    const place = nextAddress();
    const registerHere = () => register(registration(), place);
    // The last of the allowed race each other and two too many; those before them come in turns, since a hundred at
    // once would measure the embedded database.
    for (let turn = 1; turn < TURNS; turn++) {
      expect(count(await times(REGISTRATIONS_OF_ADDRESS / TURNS, registerHere))).toEqual({
        201: REGISTRATIONS_OF_ADDRESS / TURNS,
      });
    }
    const last = await times(REGISTRATIONS_OF_ADDRESS / TURNS + 2, registerHere);
    expect(count(last)).toEqual({ 201: REGISTRATIONS_OF_ADDRESS / TURNS, 429: 2 });
  });
});

function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, work));
}

function count(replies: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
