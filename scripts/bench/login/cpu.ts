import { hashPassword, verifyPassword } from '#core/rules/passwords.ts';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';
import { median } from '../median.ts';
import { makeAccounts, PASSWORD } from './accounts.ts';

/** CPU time in milliseconds: a whole login with its database calls, and the hash within it. */
export interface LoginCpu {
  readonly login: number;
  readonly hash: number;
}

const BATCHES = 9;
/** As many as one machine may try on an account within the window of the limit. */
const LOGINS = 5;

/** Logs in and hashes by turns. */
export async function measureLoginCpu(): Promise<LoginCpu> {
  const accounts = await makeAccounts(BATCHES);
  const hash = await hashPassword(PASSWORD);
  const [logins, hashes]: [number[], number[]] = [[], []];
  for (const { email } of accounts) {
    logins.push(
      await cpu(async () => {
        const { status } = await request(auth.login, { body: { email, password: PASSWORD } });
        if (status !== 200) throw new Error(`A login answered ${status}`);
      }),
    );
    hashes.push(await cpu(() => verifyPassword(PASSWORD, hash)));
  }
  // The first batch pays for everything that is done once.
  return { login: median(logins.slice(1)), hash: median(hashes.slice(1)) };
}

/** CPU milliseconds of one run, all threads of the process together. */
async function cpu(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  for (let count = 0; count < LOGINS; count++) await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / LOGINS;
}
