import { GetCommand, PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from '#functions/accounts/passwords.ts';
import { keys } from '#data/keys.ts';
import { auth } from '#shared/contract/auth.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { request } from '#tests/support/api.ts';
import { makeLink, makeSession, type Person } from '#tests/support/factories.ts';
import { failCalls, intercept } from '#tests/support/intercept.ts';
import { answerCheapReadsWith } from '#tests/support/stale-reads.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeHolder, nextAddress, PASSWORD, registration } from './logins.ts';
import { makeRefreshToken } from './actors.ts';

vi.mock('#functions/accounts/passwords.ts', { spy: true });

const NEW = 'другой-пароль-7';
const ROUNDS = 3;

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.restoreAllMocks());

const login = (email: string, password: string) =>
  request(auth.login, { body: { email, password }, sourceAddress: nextAddress() });
const change = ({ token }: Person) =>
  request(auth.changePassword, {
    token,
    body: { current_password: PASSWORD, new_password: NEW, new_password_confirm: NEW },
  });
const reset = async (person: Person) => {
  const token = await makeLink(person, 'password');
  return request(auth.resetPassword, { body: { token, password: NEW, password_confirm: NEW } });
};
const isOpen = async (token: string) => (await request(auth.me, { token })).status === 200;
const sessionsOf = async (userId: string) =>
  (await storedItems(`SESSIONS#${userId}`)).map(({ sk }) => sk.replace('SESSION#', ''));

/** After which of these a login that was on its way must come to nothing. */
const CHANGES: readonly (readonly [string, (person: Person) => Promise<{ status: number }>])[] = [
  ['the password is changed', change],
  ['the password is reset', reset],
  ['the account is deleted', ({ token }) => request(auth.deleteMe, { token })],
  [
    'the address is changed',
    async (person) => request(auth.confirmEmail, { body: { token: await makeLink(person, 'email') } }),
  ],
];

/** Where a login can be while that happens, by the call it is about to make. */
const MOMENTS: readonly (readonly [string, (command: unknown) => boolean])[] = [
  ['its password is checked, its session not yet written', isSessionWrite],
  ['its session is written, its reply not yet given', isStrongReadOfLogin],
];

describe('a login with the password or address of before leaves no living session', () => {
  describe.each(CHANGES)('when %s', (_, happen) => {
    it.each(MOMENTS)('while %s', async (__, isIt) => {
      const person = await makeHolder();
      const late = await heldAt(isIt, () => login(person.email, PASSWORD));
      expect((await happen(person)).status).toBeLessThan(300);
      const kept = (await sessionsOf(person.id)).filter((id) => id === person.sessionId);
      const reply = await late.release();
      expect(reply).toMatchObject({ status: 401, body: { detail: 'Неверный email или пароль' } });
      expect(await sessionsOf(person.id)).toEqual(kept);
    });

    it('while its password is being hashed', async () => {
      const person = await makeHolder();
      const { promise: happened, resolve: letGo } = Promise.withResolvers<void>();
      const { promise: reached, resolve: arrive } = Promise.withResolvers<void>();
      vi.mocked(verifyPassword).mockImplementationOnce(async (password) => {
        arrive();
        await happened;
        return password === PASSWORD;
      });
      const late = login(person.email, PASSWORD);
      await reached;
      expect((await happen(person)).status).toBeLessThan(300);
      const kept = (await sessionsOf(person.id)).filter((id) => id === person.sessionId);
      letGo();
      expect((await late).status).toBe(401);
      expect(await sessionsOf(person.id)).toEqual(kept);
    });
  });

  it.each([
    ['changed', change],
    ['reset', reset],
  ])('when it is over before the password is %s, though begun after that was asked for', async (_, happen) => {
    const person = await makeHolder();
    const slow = await heldAt(
      (command) => command instanceof TransactWriteCommand,
      () => happen(person),
      // The link of the reset is written in a transaction as well, before.
      (command) => JSON.stringify(command).includes('password-changed'),
    );
    const { status, body } = await login(person.email, PASSWORD);
    expect(status).toBe(200);
    expect((await slow.release()).status).toBeLessThan(300);
    expect(await isOpen(body.access_token)).toBe(false);
    expect((await request(auth.refresh, { body: { refresh_token: body.refresh_token } })).status).toBe(401);
  });

  it('when a replica still shows the old password', async () => {
    const person = await makeHolder();
    const [old] = await storedItems(keys.login(person.email).pk);
    await change(person);
    answerCheapReadsWith(old!);
    expect((await login(person.email, PASSWORD)).status).toBe(401);
    expect(await sessionsOf(person.id)).toEqual([person.sessionId]);
  });

  it.each([
    ['changed', change],
    ['reset', reset],
  ])('when it truly races the password being %s, round after round', async (_, happen) => {
    for (let round = 0; round < ROUNDS; round++) {
      const person = await makeHolder();
      const [replies, changed] = await Promise.all([
        Promise.all(Array.from({ length: 2 }, () => login(person.email, PASSWORD))),
        happen(person),
      ]);
      expect(changed.status).toBeLessThan(300);
      for (const { status, body } of replies) {
        expect([200, 401]).toContain(status);
        if (status === 200) expect(await isOpen(body.access_token)).toBe(false);
      }
      expect((await sessionsOf(person.id)).filter((id) => id !== person.sessionId)).toEqual([]);
    }
  });
});

describe('a new password', () => {
  it('leaves alone the session of a login with it, though the old sessions are yet to be ended', async () => {
    const person = await makeHolder();
    const other = await makeSession(person.id);
    const slow = await heldAt(isListOfSessions, () => change(person));
    const fresh = await login(person.email, NEW);
    expect(fresh.status).toBe(200);
    expect((await slow.release()).status).toBeLessThan(300);
    expect(await isOpen(fresh.body.access_token)).toBe(true);
    expect(await isOpen(other.token)).toBe(false);
  });

  it('ends the sessions of the old one also when the request dies before it does; its job does', async () => {
    const person = await makeHolder();
    const other = await makeSession(person.id);
    failCalls(isListOfSessions);
    expect((await change(person)).status).toBe(500);
    vi.restoreAllMocks();
    const fresh = await login(person.email, NEW);
    expect(await isOpen(other.token)).toBe(true);

    const [job] = (await storedItems('end-sessions')).filter((item) => JSON.stringify(item).includes(person.id));
    expect(await deliver(job!)).toEqual(DONE);
    expect(await isOpen(other.token)).toBe(false);
    expect(await isOpen(fresh.body.access_token)).toBe(true);
    expect(await isOpen(person.token)).toBe(true);
    expect(await storedItems(job!.sk)).toEqual([]);
  });

  it('ends a session whose token is just being renewed', async () => {
    const person = await makeHolder();
    const token = await makeRefreshToken(person.id);
    const late = await heldAt(
      (command) => command instanceof UpdateCommand && String(command.input.Key?.['pk']).startsWith('SESSIONS#'),
      () => request(auth.refresh, { body: { refresh_token: token } }),
    );
    expect((await change(person)).status).toBeLessThan(300);
    expect((await late.release()).status).toBe(401);
    expect(await sessionsOf(person.id)).toEqual([person.sessionId]);
  });
});

it('a registration whose password is reset before its first session begins opens none', async () => {
  const form = registration();
  const late = await heldAt(isSessionWrite, () => request(auth.register, { body: form, sourceAddress: nextAddress() }));
  const [stored] = await storedItems(keys.login(form.email).pk);
  const userId = String(stored!['userId']);
  await reset({ id: userId, email: form.email } as Person);
  const reply = await late.release();
  expect(reply).toMatchObject({ status: 409, body: { detail: expect.stringContaining('Войдите') } });
  expect(await sessionsOf(userId)).toEqual([]);
  expect(hashPassword).toHaveBeenCalledTimes(2);
});

function isSessionWrite(command: unknown): boolean {
  return command instanceof PutCommand && command.input.Item?.['type'] === 'session';
}

function isStrongReadOfLogin(command: unknown): boolean {
  return (
    command instanceof GetCommand &&
    command.input.ConsistentRead === true &&
    String(command.input.Key?.['pk']).startsWith('LOGIN#')
  );
}

function isListOfSessions(command: unknown): boolean {
  return (
    command instanceof QueryCommand && JSON.stringify(command.input.ExpressionAttributeValues).includes('SESSIONS#')
  );
}

/** Starts a request and holds it right before the first call that fits; whatever else goes on meanwhile goes through. */
async function heldAt<T>(
  isIt: (command: unknown) => boolean,
  work: () => Promise<T>,
  isAlso: (command: unknown) => boolean = () => true,
): Promise<{ release: () => Promise<T> }> {
  const { promise: hold, resolve: open } = Promise.withResolvers<undefined>();
  const { promise: reached, resolve: arrive } = Promise.withResolvers<void>();
  let isHeld = false;
  intercept((command) => {
    if (isHeld || !isIt(command) || !isAlso(command)) return undefined;
    isHeld = true;
    arrive();
    return hold;
  });
  const running = work();
  await Promise.race([reached, running]);
  expect(isHeld, 'the request makes the call it is to be held at').toBe(true);
  return {
    release: () => {
      open(undefined);
      return running;
    },
  };
}
