import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from '#functions/accounts/passwords.ts';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeAccount, newAddress, PASSWORD, registrationForm } from './account.ts';
import '#tests/support/one-window.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

vi.mock('#functions/accounts/passwords.ts', { spy: true });

const LOGINS_OF_ACCOUNT = 10;
const FAILED_LOGINS_OF_ADDRESS = 50;
const REGISTRATIONS_OF_ACCOUNT = 5;
const REGISTRATIONS_OF_ADDRESS = 100;
/** A moment at which every window begins, so that none ends in the middle of a test. */
const FULL_HOUR = new Date('2026-11-17T09:00:00.000Z');

const login = (email: string, password: string, address = newAddress()) =>
  request(auth.login, { body: { email, password }, sourceAddress: address });
const register = (changes: object, address = newAddress()) =>
  request(auth.register, { body: registrationForm({ ...changes }), sourceAddress: address });
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: FULL_HOUR });
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

describe('logins of one account', () => {
  it('are refused from the eleventh in five minutes on, before anything is hashed, with the seconds to wait', async () => {
    const { email } = await makeAccount();
    vi.setSystemTime(FULL_HOUR.getTime() + 2 * MINUTE_MS);
    const first = await times(LOGINS_OF_ACCOUNT, () => login(email, 'неверный пароль'));
    expect(first.map((reply) => reply.status)).toEqual(Array(LOGINS_OF_ACCOUNT).fill(401));
    vi.mocked(verifyPassword).mockClear();
    const refused = await login(email.toUpperCase(), PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('180');
    expect(refused.body).toEqual({
      detail: 'Слишком много попыток. Попробуйте через 3 мин.',
      code: 'too_many_requests',
    });
    expect(verifyPassword).not.toHaveBeenCalled();
  });

  it('are counted exactly when they come all at once', async () => {
    const email = registrationForm().email;
    const replies = await times(LOGINS_OF_ACCOUNT + 5, () => login(email, 'неверный пароль'));
    expect(replies.filter((reply) => reply.status === 401)).toHaveLength(LOGINS_OF_ACCOUNT);
    expect(verifyPassword).toHaveBeenCalledTimes(LOGINS_OF_ACCOUNT);
  });

  it('are taken again when the window has passed', async () => {
    const { email } = await makeAccount();
    await times(LOGINS_OF_ACCOUNT, () => login(email, 'неверный пароль'));
    vi.setSystemTime(FULL_HOUR.getTime() + 5 * MINUTE_MS - 1);
    expect((await login(email, PASSWORD)).status).toBe(429);
    vi.setSystemTime(FULL_HOUR.getTime() + 5 * MINUTE_MS);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('are limited alike whether or not anybody has the address', async () => {
    const { email } = await makeAccount();
    const last = async (address: string) =>
      (await times(LOGINS_OF_ACCOUNT + 1, () => login(address, 'неверный пароль')))
        .map((reply) => reply.text)
        .toSorted();
    expect(await last(registrationForm().email)).toEqual(await last(email));
  });
});

describe('failed logins from one machine', () => {
  it('are refused from the fifty-first in fifteen minutes on, whatever account they try, before anything is hashed', async () => {
    const address = newAddress();
    const { email } = await makeAccount();
    vi.mocked(verifyPassword).mockResolvedValue(false);
    await times(FAILED_LOGINS_OF_ADDRESS, () => login(registrationForm().email, 'неверный пароль', address));
    vi.mocked(verifyPassword).mockReset();
    const refused = await login(email, PASSWORD, address);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    expect(verifyPassword).not.toHaveBeenCalled();
    expect((await login(email, PASSWORD, newAddress())).status).toBe(200);
    vi.setSystemTime(FULL_HOUR.getTime() + 15 * MINUTE_MS);
    expect((await login(email, PASSWORD, address)).status).toBe(200);
  });

  it('leave the attempts of an account alone once the machine is shut out', async () => {
    const address = newAddress();
    const { email } = await makeAccount();
    vi.mocked(verifyPassword).mockResolvedValue(false);
    await times(FAILED_LOGINS_OF_ADDRESS, () => login(registrationForm().email, 'неверный пароль', address));
    vi.mocked(verifyPassword).mockReset();
    const shutOut = await times(LOGINS_OF_ACCOUNT + 1, () => login(email, 'неверный пароль', address));
    expect(new Set(shutOut.map((reply) => reply.status))).toEqual(new Set([429]));
    expect((await login(email, PASSWORD, newAddress())).status).toBe(200);
  });

  it('are not counted when they succeed', async () => {
    const address = newAddress();
    const { email } = await makeAccount({}, address);
    const before = await storedItems('THROTTLE#login-address');
    expect((await login(email, PASSWORD, address)).status).toBe(200);
    expect(await storedItems('THROTTLE#login-address')).toEqual(before);
    await login(email, 'неверный пароль', address);
    expect(await storedItems('THROTTLE#login-address')).toHaveLength(before.length + 1);
  });
});

describe('registrations', () => {
  it('of one address are refused from the sixth in an hour on, before anything is hashed', async () => {
    const { email } = registrationForm();
    await times(REGISTRATIONS_OF_ACCOUNT, () => register({ email }));
    vi.mocked(hashPassword).mockClear();
    const refused = await register({ email });
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(hashPassword).not.toHaveBeenCalled();
  });

  it('from one machine are refused from the hundred-and-first in an hour on, before anything is hashed', async () => {
    const machine = newAddress();
    vi.mocked(hashPassword).mockResolvedValue('a hash');
    const first = await times(REGISTRATIONS_OF_ADDRESS, () => register({}, machine));
    expect(first.map((reply) => reply.status)).toEqual(Array(REGISTRATIONS_OF_ADDRESS).fill(201));
    vi.mocked(hashPassword).mockReset();
    expect((await register({}, machine)).status).toBe(429);
    expect(hashPassword).not.toHaveBeenCalled();
    vi.setSystemTime(FULL_HOUR.getTime() + 60 * MINUTE_MS);
    expect((await register({}, machine)).status).toBe(201);
  });
});

describe('counters', () => {
  it('carry neither an e-mail address nor the address of a machine, and expire with their window', async () => {
    const machine = newAddress();
    const { email } = registrationForm();
    await login(email, 'неверный пароль', machine);
    const counters = (await storedItems('THROTTLE#')).filter(
      (item) => item['ttl'] === (FULL_HOUR.getTime() + 5 * MINUTE_MS) / 1000,
    );
    expect(counters.length).toBeGreaterThan(0);
    expect(await storedItems(email)).toEqual([]);
    expect(await storedItems(machine)).toEqual([]);
  });
});
