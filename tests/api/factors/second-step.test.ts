import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { factors } from '#shared/contract/factors.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { request } from '#tests/support/api.ts';
import { makeSession, type Person } from '#tests/support/factories.ts';
import { codeOf, makePasskey, makeTotp, answerOf } from '#tests/support/factors.ts';
import { makeHolder, nextAddress, PASSWORD } from '#tests/security/logins.ts';
import { storedItems } from '#tests/support/stored.ts';
import '#tests/support/one-window.ts';

// What is asked here is what comes after the password: a real hash each would take seconds.
vi.mock('#functions/accounts/passwords.ts', () => ({
  hashPassword: async (password: string) => `hash of ${password}`,
  verifyPassword: async (password: string, hash: string | null) => hash === `hash of ${password}`,
}));

const STEP_MILLISECONDS = 30_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T09:00:10.000Z') }));
afterEach(() => vi.useRealTimers());

const login = (email: string, password = PASSWORD) =>
  request(auth.login, { body: { email, password }, sourceAddress: nextAddress() });
const second = (body: object, sourceAddress = nextAddress()) => request(factors.loginByFactor, { body, sourceAddress });
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** A ticket for whoever has shown the password. */
async function ticketOf(email: string): Promise<string> {
  const { status, body } = await login(email);
  expect([status, body.code]).toEqual([401, 'second_factor_wanted']);
  expect(Object.keys(body)).not.toContain('access_token');
  return body.second_factor!.ticket;
}

async function sessionsOf({ id }: Person): Promise<number> {
  return (await storedItems(`SESSIONS#${id}`)).length;
}

describe('setting up', () => {
  it('an app counts from its first code on; ten recovery codes come with it, once, and none is stored', async () => {
    const holder = await makeHolder();
    const { token } = holder;
    const { secret, uri } = (await request(factors.beginTotp, { token })).body;
    expect(uri).toContain(`secret=${secret}`);
    expect((await login(holder.email)).status).toBe(200);
    const wrong = codeOf(secret, new Date(Date.now() + 3_600_000));
    expect((await request(factors.addTotp, { token, body: { code: wrong } })).status).toBe(422);
    const added = await request(factors.addTotp, { token, body: { code: codeOf(secret) } });
    expect(new Set(added.body.recovery_codes).size).toBe(10);
    const stored = JSON.stringify(await storedItems(holder.id));
    for (const mark of [secret, ...added.body.recovery_codes!]) expect(stored).not.toContain(mark);
    expect((await request(factors.getFactors, { token })).body).toMatchObject({
      totp: { added_at: new Date().toISOString() },
      recovery_codes_left: 10,
    });
    const ticket = await ticketOf(holder.email);
    // The code that has set it up is used.
    expect((await second({ ticket, code: codeOf(secret) })).status).toBe(401);
    pass(STEP_MILLISECONDS);
    expect((await second({ ticket, code: codeOf(secret) })).status).toBe(200);
  });

  it('new recovery codes void the old ones; the last factor takes all of them along', async () => {
    const holder = await makeHolder();
    const { recoveryCodes } = await makePasskey(holder);
    const renewed = await request(factors.renewRecoveryCodes, { token: holder.token });
    const ticket = await ticketOf(holder.email);
    expect((await second({ ticket, recovery_code: recoveryCodes![0] })).status).toBe(401);
    const typed = renewed.body.recovery_codes[0]!.toLowerCase().replace('-', ' ');
    expect((await second({ ticket, recovery_code: typed })).status).toBe(200);
    const { passkeys } = (await request(factors.getFactors, { token: holder.token })).body;
    await request(factors.removePasskey, { token: holder.token, params: { id: passkeys[0]!.id } });
    expect(await storedItems(`FACTORS#${holder.id}`)).toEqual([]);
    expect((await login(holder.email)).status).toBe(200);
  });
});

describe('refuses', () => {
  it('a code a second time, by whichever ticket, and the code before it', async () => {
    const holder = await makeHolder();
    const { secret } = await makeTotp(holder);
    const [before, now] = [codeOf(secret, new Date(Date.now() - STEP_MILLISECONDS)), codeOf(secret)];
    expect((await second({ ticket: await ticketOf(holder.email), code: now })).status).toBe(200);
    for (const code of [now, before]) {
      expect((await second({ ticket: await ticketOf(holder.email), code })).status).toBe(401);
    }
    expect(await sessionsOf(holder)).toBe(2);
  });

  it('a code of two steps ago, and one to come', async () => {
    const holder = await makeHolder();
    const { secret } = await makeTotp(holder);
    const ticket = await ticketOf(holder.email);
    for (const steps of [-2, 2]) {
      const code = codeOf(secret, new Date(Date.now() + steps * STEP_MILLISECONDS));
      expect((await second({ ticket, code })).status).toBe(401);
    }
  });

  it('a ticket that was used, has expired, or has taken five wrong codes', async () => {
    const holder = await makeHolder();
    const { secret, recoveryCode } = await makeTotp(holder);
    const used = await ticketOf(holder.email);
    expect((await second({ ticket: used, code: codeOf(secret) })).status).toBe(200);
    expect((await second({ ticket: used, recovery_code: recoveryCode })).status).toBe(401);
    const old = await ticketOf(holder.email);
    pass(5 * 60_000 + 1000);
    expect((await second({ ticket: old, code: codeOf(secret) })).status).toBe(401);
    const tried = await ticketOf(holder.email);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await second({ ticket: tried, code: '000000' })).status).toBe(401);
    }
    pass(5 * 60_000 - 2000);
    expect((await second({ ticket: tried, code: codeOf(secret) })).status).toBe(401);
    expect(await sessionsOf(holder)).toBe(2);
  });

  it('the ticket of one account with the factor of another', async () => {
    const [one, other] = [await makeHolder(), await makeHolder()];
    await makeTotp(one);
    const { secret, recoveryCode } = await makeTotp(other);
    const key = await makePasskey(other);
    const ticket = await ticketOf(one.email);
    const { challenge } = (await request(factors.askPasskey, {})).body;
    for (const given of [
      { code: codeOf(secret) },
      { recovery_code: recoveryCode },
      { passkey: answerOf(key, challenge) },
    ]) {
      expect((await second({ ticket, ...given })).status).toBe(401);
    }
  });

  it('whoever guesses: after some codes the right one is refused, too, from anywhere, all day long', async () => {
    const holder = await makeHolder();
    const { secret, recoveryCode } = await makeTotp(holder);
    const answers: number[] = [];
    // More windows of five minutes than a day's tries last, and as many codes in each as are taken.
    for (let window = 0; window < 8; window++) {
      const tickets = [await ticketOf(holder.email), await ticketOf(holder.email)];
      for (const ticket of tickets) {
        for (let attempt = 0; attempt < 5; attempt++) {
          answers.push((await second({ ticket, code: wrongCode(secret) })).status);
        }
      }
      pass(5 * 60_000);
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(50);
    expect(answers.filter((status) => status === 429)).toHaveLength(30);
    expect((await second({ ticket: await ticketOf(holder.email), code: codeOf(secret) })).status).toBe(429);
    // Nobody is locked out of their account by that: a passkey or a recovery code is no guess.
    pass(5 * 60_000);
    const ticket = await ticketOf(holder.email);
    expect((await second({ ticket, recovery_code: recoveryCode })).status).toBe(200);
  });

  it('one of two uses of a recovery code at the same moment', async () => {
    const holder = await makeHolder();
    const { recoveryCode } = await makeTotp(holder);
    const tickets = [await ticketOf(holder.email), await ticketOf(holder.email)];
    const replies = await Promise.all(tickets.map((ticket) => second({ ticket, recovery_code: recoveryCode })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const letters = await storedItems('recovery_used');
    expect(letters.filter((item) => JSON.stringify(item).includes(holder.email))).toHaveLength(1);
  });

  it('a password as the proof of an account that has a second factor', async () => {
    const holder = await makeHolder();
    const session = await makeSession(holder.id);
    await makeTotp(holder);
    expect((await request(factors.getProofWays, { token: session.token })).body.ways).toEqual(['totp']);
    const reply = await request(factors.prove, { token: session.token, body: { password: PASSWORD } });
    expect([reply.status, mistaken(reply.text)]).toEqual([422, 'password']);
  });
});

/** A code that is none of the three that are right now. */
function wrongCode(secret: string): string {
  const right = [-1, 0, 1].map((steps) => codeOf(secret, new Date(Date.now() + steps * STEP_MILLISECONDS)));
  return ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code))!;
}

/** The field that a refusal is about. */
function mistaken(text: string): string | undefined {
  return (JSON.parse(text) as ErrorBody).errors?.[0]?.path;
}
