import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';
import { measure } from '#tests/support/calls.ts';
import { makeLink, makePerson, makePromo, type Person } from '#tests/support/factories.ts';
import { intercept } from '#tests/support/intercept.ts';
import { lettersTo } from '#tests/support/letters.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeHolder, makeLogin, nextAddress, PASSWORD, registration } from './logins.ts';
import '#tests/support/one-window.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

// Hundreds of attempts: what is asked here is how they are counted, and a real hash each would take seconds.
vi.mock('#functions/accounts/passwords.ts', () => ({
  hashPassword: async (password: string) => `hash of ${password}`,
  verifyPassword: async (password: string, hash: string | null) => hash === `hash of ${password}`,
}));

const NEW = 'другой-пароль-7';
const WRONG = 'не тот пароль';
/** More than any limit of an account leaves room for. */
const FLOOD = 20;
const FAILED_LOGINS_OF_ADDRESS = 50;
const LOGINS_OF_DEVICE = 10;
/** A moment at which every window of every limit begins, so that none ends in the middle of a test. */
const FULL_HOUR = new Date('2026-11-17T09:00:00.000Z');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: FULL_HOUR }));
afterEach(() => vi.useRealTimers());

const login = (email: string, password: string, more: { device_token?: string } = {}, source = nextAddress()) =>
  request(auth.login, { body: { email, password, ...more }, sourceAddress: source });
const askForReset = (email: string, more: { device_token?: string } = {}, source = nextAddress()) =>
  request(auth.requestPasswordReset, { body: { email, ...more }, sourceAddress: source });
const register = (changes: object, source = nextAddress()) =>
  request(auth.register, { body: { ...registration(), ...changes }, sourceAddress: source });
const changeAddress = (person: Person, email: string, sourceAddress = nextAddress()) =>
  request(auth.updateMe, {
    token: person.token,
    sourceAddress,
    body: { first_name: person.firstName, last_name: person.lastName, email },
  });
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const statusesOf = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted();

/** A device on which this account has logged in before. */
async function makeDevice(email: string): Promise<{ device_token: string }> {
  const { device_token } = (await login(email, PASSWORD)).body;
  vi.setSystemTime(Date.now() + DAY_MS);
  return { device_token };
}

describe('one machine that floods an account with wrong passwords', () => {
  it('does not keep its owner out, whether or not they have logged in from their device before', async () => {
    const email = await makeLogin();
    const device = await makeDevice(email);
    const machine = nextAddress();
    await times(FLOOD, () => login(email, WRONG, {}, machine));
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect((await login(email, PASSWORD, device)).status).toBe(200);
  });

  it('does not keep out a known device that stands behind the same address', async () => {
    const email = await makeLogin();
    const device = await makeDevice(email);
    const machine = nextAddress();
    await times(FLOOD, () => login(email, WRONG, {}, machine));
    await times(FAILED_LOGINS_OF_ADDRESS, () => login(`${randomUUID()}@example.com`, WRONG, {}, machine));
    expect((await login(email, PASSWORD, {}, machine)).status).toBe(429);
    expect((await login(email, PASSWORD, device, machine)).status).toBe(200);
  });
});

describe('many machines that flood an account with wrong passwords', () => {
  it('do not keep out a device that has logged in before, while any other is asked to wait', async () => {
    const email = await makeLogin();
    const device = await makeDevice(email);
    await times(FLOOD, () => login(email, WRONG));
    expect((await login(email, PASSWORD)).status).toBe(429);
    expect((await login(email, PASSWORD, device)).status).toBe(200);
  });

  it('do not keep out whoever has registered, or has set a new password by a letter, on this device', async () => {
    const form = registration();
    const { device_token } = (await request(auth.register, { body: form, sourceAddress: nextAddress() })).body;
    const person = await makeHolder();
    const token = await makeLink(person, 'password');
    const reset = await request(auth.resetPassword, { body: { token, password: NEW, password_confirm: NEW } });
    for (const { email } of [form, person]) await times(FLOOD, () => login(email, WRONG));
    expect((await login(form.email, form.password, { device_token })).status).toBe(200);
    expect((await login(person.email, NEW)).status).toBe(429);
    expect((await login(person.email, NEW, { device_token: reset.body.device_token })).status).toBe(200);
  });
});

describe('a known device', () => {
  it('has a budget, exact however many come at once, and no more than that', async () => {
    const email = await makeLogin();
    const device = await makeDevice(email);
    const replies = await times(LOGINS_OF_DEVICE + 5, () => login(email, WRONG, device));
    expect(statusesOf(replies)).toEqual([...Array(LOGINS_OF_DEVICE).fill(401), ...Array(5).fill(429)]);
    expect((await login(email, PASSWORD, device)).status).toBe(429);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('charges neither the account’s budget nor its neighbours behind the same address', async () => {
    const email = await makeLogin();
    const device = await makeDevice(email);
    const before = await storedItems('THROTTLE#');
    await login(email, WRONG, device);
    const rules = (await storedItems('THROTTLE#'))
      .filter(({ pk, sk }) => !before.some((item) => item.pk === pk && item.sk === sk))
      .map(({ pk }) => pk.split('#')[1]);
    expect(rules).toEqual(['login-device']);
  });

  it.each<[string, (email: string, device: string) => Promise<string>]>([
    ['of another account', async () => (await makeDevice(await makeLogin())).device_token],
    ['that was made up', async () => Buffer.alloc(52, 7).toString('base64url')],
    ['with another expiry', async (_, device) => altered(device, 3)],
    ['with another signature', async (_, device) => altered(device, -1)],
    ['that is none', async () => 'нет'],
    [
      'that is half a year old',
      async (_, device) => {
        vi.setSystemTime(Date.now() + 180 * DAY_MS);
        return device;
      },
    ],
    [
      'from before the password was changed',
      async (email, device) => {
        await request(auth.changePassword, {
          token: (await login(email, PASSWORD)).body.access_token,
          body: { current_password: PASSWORD, new_password: NEW, new_password_confirm: NEW },
        });
        return device;
      },
    ],
  ])('is not one with a token %s', async (_, tokenOf) => {
    const person = await makeHolder();
    const device = await makeDevice(person.email);
    const token = await tokenOf(person.email, device.device_token);
    await times(FLOOD, () => login(person.email, WRONG));
    expect((await login(person.email, PASSWORD, { device_token: token })).status).toBe(429);
  });

  it('stays one when its own user changes the password, or moves to another address', async () => {
    const person = await makeHolder();
    const changed = await request(auth.changePassword, {
      token: person.token,
      body: { current_password: PASSWORD, new_password: NEW, new_password_confirm: NEW },
    });
    const email = `new-${person.email}`;
    await request(auth.confirmEmail, { body: { token: await makeLink(person, 'email', { to: email }) } });
    await times(FLOOD, () => login(email, WRONG));
    expect((await login(email, NEW, { device_token: changed.body.device_token })).status).toBe(200);
  });

  it('is told by a token that names nobody, differs each time and is stored nowhere', async () => {
    const person = await makeHolder();
    const tokens = [(await login(person.email, PASSWORD)).body, (await login(person.email, PASSWORD)).body].map(
      ({ device_token }) => device_token,
    );
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      const bytes = Buffer.from(token, 'base64url');
      expect(bytes.includes(Buffer.from(person.id.replaceAll('-', ''), 'hex'))).toBe(false);
      expect(bytes.toString('latin1')).not.toContain(person.email);
      for (const text of [token, bytes.toString('hex'), bytes.subarray(4, 20).toString('base64url')]) {
        expect(JSON.stringify(await storedItems())).not.toContain(text);
      }
    }
    // The first of both is as good as the second: a new login voids nothing.
    await times(FLOOD, () => login(person.email, WRONG));
    expect((await login(person.email, PASSWORD, { device_token: tokens[0]! })).status).toBe(200);
  });

  it('tells nothing of addresses: a token of one’s own changes no answer about another, nor what it costs', async () => {
    const device = await makeDevice(await makeLogin());
    const replies = [];
    for (const email of [await makeLogin(), `${randomUUID()}@example.com`]) {
      const asked = [];
      for (const ask of [() => login(email, WRONG, device), () => askForReset(email, device)]) {
        let reply: Awaited<ReturnType<typeof login | typeof askForReset>> | undefined;
        const cost = await measure(async () => (reply = await ask()));
        const { status, headers, text } = reply!;
        asked.push({ status, headers, text, cost });
      }
      replies.push(asked);
    }
    expect(replies[0]).toEqual(replies[1]);
    expect(replies[0]!.map(({ status }) => status)).toEqual([401, 202]);
  });
});

describe('letters to somebody else’s address', () => {
  it('are not used up by a machine that is refused already', async () => {
    const { email } = await makeHolder();
    const machine = nextAddress();
    await times(20, () => askForReset(`${randomUUID()}@example.com`, {}, machine));
    expect(statusesOf(await times(5, () => askForReset(email, {}, machine)))).toEqual([429, 429, 429, 429, 429]);
    expect(statusesOf(await times(5, () => askForReset(email)))).toEqual([202, 202, 202, 202, 202]);
  });

  it('are not used up by one machine alone', async () => {
    const { email } = await makeHolder();
    const machine = nextAddress();
    await times(20, () => askForReset(email, {}, machine));
    expect((await askForReset(email)).status).toBe(202);
  });

  it('are still sent to a known device when many machines have used up those for anybody', async () => {
    const { email } = await makeHolder();
    const device = await makeDevice(email);
    await times(20, () => askForReset(email));
    expect((await askForReset(email)).status).toBe(429);
    const sent = (await lettersTo(email, 'password-reset')).length;
    expect(statusesOf(await times(5, () => askForReset(email, device)))).toEqual([202, 202, 202, 429, 429]);
    expect(await lettersTo(email, 'password-reset')).toHaveLength(sent + 3);
  });

  it('for a change of address use up none of those for a new password, nor the other way round', async () => {
    const { email } = await makeHolder();
    for (let count = 0; count < 5; count++) {
      expect((await changeAddress(await makePerson(), email)).status).toBe(200);
    }
    expect((await changeAddress(await makePerson(), email)).status).toBe(429);
    expect(statusesOf(await times(5, () => askForReset(email)))).toEqual([202, 202, 202, 202, 202]);
  });

  it('for a change of address are not used up by one machine alone', async () => {
    const [stranger, other] = [await makePerson(), await makePerson()];
    const target = `target-${other.email}`;
    const machine = nextAddress();
    for (let count = 0; count < 5; count++) {
      await changeAddress(stranger, target, machine);
      // The own address calls the change off, so that the next one asks for a letter again.
      await changeAddress(stranger, stranger.email);
    }
    expect((await changeAddress(other, target)).status).toBe(200);
    expect(await lettersTo(target, 'email-change')).toHaveLength(4);
  });

  it('for a change of address are not used up by an account that is refused already', async () => {
    const stranger = await makePerson();
    for (let count = 0; count < 5; count++) await changeAddress(stranger, `${count}-${stranger.email}`);
    const before = await storedItems('THROTTLE#');
    expect((await changeAddress(stranger, `target-${stranger.email}`)).status).toBe(429);
    expect(await storedItems('THROTTLE#')).toEqual(before);
  });
});

describe('registrations with somebody else’s address', () => {
  it('with a wrong promo code count nothing about the address, nor against the neighbours’ registrations', async () => {
    const { email } = registration();
    const before = await storedItems('THROTTLE#');
    expect(statusesOf(await times(6, () => register({ email, referal_code: 'НЕТ-ТАКОГО' })))).toEqual(
      Array(6).fill(422),
    );
    const rules = (await storedItems('THROTTLE#'))
      .filter(({ pk, sk }) => !before.some((item) => item.pk === pk && item.sk === sk))
      .map(({ pk }) => pk.split('#')[1]);
    expect(new Set(rules)).toEqual(new Set(['register-promo']));
    expect((await register({ email })).status).toBe(201);
  });

  it('with a wrong promo code are refused from the twenty-first of a machine on, right codes as well', async () => {
    await makePromo('ДРУГ-2026');
    const machine = nextAddress();
    for (let count = 0; count < 20; count++) {
      expect((await register({ referal_code: `НЕТ-${count}` }, machine)).status).toBe(422);
    }
    expect((await register({ referal_code: 'НЕТ-20' }, machine)).status).toBe(429);
    expect((await register({ referal_code: 'ДРУГ-2026' }, machine)).status).toBe(429);
    expect((await register({}, machine)).status).toBe(201);
    expect((await register({ referal_code: 'ДРУГ-2026' })).status).toBe(201);
  });

  it('from a machine that is refused already count nothing about the address', async () => {
    const machine = nextAddress();
    await times(100, () => register({}, machine));
    const before = await storedItems('THROTTLE#');
    const sent = intercept(() => undefined);
    expect((await register({}, machine)).status).toBe(429);
    // What was sent says it for sure: a count of the address might be written only after the answer.
    const counters = JSON.stringify(sent.mock.calls.map(([{ input }]) => input)).match(/THROTTLE#[^"]*/g);
    sent.mockRestore();
    expect(new Set(counters).size).toBe(1);
    expect(await storedItems('THROTTLE#')).toEqual(before);
  });

  it('from one machine do not block the address for others', async () => {
    const { email } = registration();
    const machine = nextAddress();
    await register({ email });
    await times(10, () => register({ email }, machine));
    // Taken, which is what a registration may say; not shut out.
    expect((await register({ email })).status).toBe(409);
  });
});

/** A token with one byte changed. */
function altered(token: string, at: number): string {
  const bytes = Buffer.from(token, 'base64url');
  bytes[bytes.length === 0 ? 0 : (at + bytes.length) % bytes.length]! ^= 1;
  return bytes.toString('base64url');
}
