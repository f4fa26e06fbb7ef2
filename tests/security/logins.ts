import { randomUUID } from 'node:crypto';
import { hashPassword } from '#functions/accounts/passwords.ts';
import { makeSession, repos, type Person } from '#tests/support/factories.ts';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';

export const PASSWORD = 'тонус-2026';
export const NEW_PASSWORD = 'тонус-2027';
let passwordHash: Promise<string> | undefined;
let addresses = 0;

/** A registration form with an address nobody has. */
export function registration() {
  return {
    first_name: 'Анна',
    last_name: 'Петрова',
    email: `${randomUUID()}@example.com`,
    password: PASSWORD,
    password_confirm: PASSWORD,
  };
}

/** The address of an account that logs in with PASSWORD. */
export async function makeLogin(): Promise<string> {
  return (await makeAccount()).email;
}

/** Somebody who logged in with PASSWORD, at this domain. */
export async function makeHolder(domain?: string, names: Partial<Names> = {}): Promise<Person> {
  const account = await makeAccount(domain, names);
  return { ...account, ...(await makeSession(account.id)) };
}

type Names = Pick<Person, 'firstName' | 'lastName'>;

async function makeAccount(domain = 'example.com', names: Partial<Names> = {}) {
  passwordHash ??= hashPassword(PASSWORD);
  const id = randomUUID();
  const account = { id, email: `${id}@${domain}`, firstName: 'Анна', lastName: 'Петрова', ...names };
  await repos.users.register({ ...account, createdAt: new Date().toISOString() }, await passwordHash);
  return account;
}

/** A machine that made no request yet, so that no limit of another test is in the way. */
export function nextAddress(): string {
  addresses += 1;
  return `198.18.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

/** Logs in, each time from another machine, and gives all that is answered. */
export async function login(email: string, password: string, sourceAddress = nextAddress()) {
  const { status, headers, text } = await request(auth.login, { body: { email, password }, sourceAddress });
  return { status, headers, text };
}

/** Registers an account, each time from another machine. */
export function register(body: object, sourceAddress = nextAddress()) {
  return request(auth.register, { body, sourceAddress });
}
