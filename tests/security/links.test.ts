import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';
import { makeLink, type Person } from '#tests/support/factories.ts';
import { intercept } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeHolder, nextAddress, PASSWORD } from './logins.ts';
import { eraseAccount } from './actors.ts';

const NEW = 'другой-пароль-7';
/** The links that are mailed, and how each is used. */
const LINKS = {
  password: (token: string) => request(auth.resetPassword, { body: { token, password: NEW, password_confirm: NEW } }),
  email: (token: string) => request(auth.confirmEmail, { body: { token } }),
} as const;
const PURPOSES = ['password', 'email'] as const;
const DEAD = {
  status: 422,
  body: { detail: 'Ссылка больше не действует: она уже использована, устарела или после неё пришло новое письмо' },
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe.each(PURPOSES)('a link for %s', (purpose) => {
  const open = LINKS[purpose];
  const other = PURPOSES.find((name) => name !== purpose)!;

  it('works once', async () => {
    const token = await makeLink(await makeHolder(), purpose);
    expect((await open(token)).status).toBeLessThan(300);
    await refused(open, token);
  });

  it('is stored as a hash: what lies in the table opens nothing', async () => {
    const person = await makeHolder();
    const token = await makeLink(person, purpose);
    const secret = Buffer.from(token, 'base64url').subarray(16).toString('base64url');
    const stored = JSON.stringify(await storedItems());
    for (const text of [token, secret]) expect(stored).not.toContain(text);
  });

  it('works once of eight times at the same moment', async () => {
    const token = await makeLink(await makeHolder(), purpose);
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => open(token)))).map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('is void after a newer one, which works', async () => {
    const person = await makeHolder();
    const [older, newer] = [await makeLink(person, purpose), await makeLink(person, purpose)];
    await refused(open, older);
    expect((await open(newer)).status).toBeLessThan(300);
  });

  it('is void after a newer one that is mailed while it is being opened, and the newer one works', async () => {
    const person = await makeHolder();
    const older = await makeLink(person, purpose);
    let newer: string | undefined;
    const spy = intercept(async (command) => {
      if (!(command instanceof TransactWriteCommand)) return undefined;
      spy.mockRestore();
      newer = await makeLink(person, purpose);
      return undefined;
    });
    expect(await open(older)).toMatchObject(DEAD);
    expect((await open(newer!)).status).toBeLessThan(300);
  });

  it('is void when its time is over, before the table has swept it', async () => {
    const token = await makeLink(await makeHolder(), purpose);
    vi.setSystemTime(Date.now() + 3_600_000);
    await refused(open, token);
  });

  it('opens nothing for another account, however its text is put together', async () => {
    const [victim, thief] = [await makeHolder(), await makeHolder()];
    await makeLink(victim, purpose);
    const own = Buffer.from(await makeLink(thief, purpose), 'base64url');
    const forged = Buffer.concat([Buffer.from(victim.id.replaceAll('-', ''), 'hex'), own.subarray(16)]);
    await refused(open, forged.toString('base64url'));
    await stillLogsIn(victim);
  });

  it('is no link for the other purpose', async () => {
    await refused(LINKS[other], await makeLink(await makeHolder(), purpose));
  });

  it('is void after the password was changed', async () => {
    const person = await makeHolder();
    const token = await makeLink(person, purpose);
    const body = { current_password: PASSWORD, new_password: NEW, new_password_confirm: NEW };
    expect((await request(auth.changePassword, { token: person.token, body })).status).toBe(200);
    await refused(open, token);
  });

  it('is void after the password was reset, and after the address was changed', async () => {
    for (const done of PURPOSES.filter((name) => name !== purpose)) {
      const person = await makeHolder();
      const token = await makeLink(person, purpose);
      expect((await LINKS[done](await makeLink(person, done))).status).toBeLessThan(300);
      await refused(open, token);
    }
  });

  it('is void after the account was deleted, also when the address has a new one', async () => {
    const person = await makeHolder();
    const token = await makeLink(person, purpose);
    expect((await request(auth.deleteMe, { token: person.token })).status).toBe(204);
    await refused(open, token);
    const names = { first_name: 'Анна', last_name: 'Петрова', email: person.email };
    await request(auth.register, {
      body: { ...names, password: PASSWORD, password_confirm: PASSWORD },
      sourceAddress: nextAddress(),
    });
    await refused(open, token);
    await stillLogsIn(person);
  });

  it('left over from an account whose deletion stopped half-way opens nothing', async () => {
    const person = await makeHolder();
    const token = await makeLink(person, purpose);
    await eraseAccount(person);
    await refused(open, token);
  });

  it.each(['x', 'A'.repeat(64), ' ', '../../etc', '%00', 'я'.repeat(64)])('is not %j', async (token) => {
    await refused(open, token);
  });
});

/** A link that opens nothing says the same whatever the reason, and nothing is written. */
async function refused(
  open: (token: string) => ReturnType<(typeof LINKS)['email']> | ReturnType<(typeof LINKS)['password']>,
  token: string,
) {
  const before = await storedItems();
  expect(await open(token)).toMatchObject(DEAD);
  expect(await storedItems()).toEqual(before);
}

async function stillLogsIn({ email }: Person) {
  const { status } = await request(auth.login, { body: { email, password: PASSWORD }, sourceAddress: nextAddress() });
  expect(status).toBe(200);
}
