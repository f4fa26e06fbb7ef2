import type { Route } from '#shared/contract/route.ts';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';
import { median } from '../median.ts';
import { addressOfNobody, freshSource, makeAccounts, PASSWORD } from './accounts.ts';

const LOGIN_PAIRS = 200;
const REGISTRATION_PAIRS = 60;

/**
 * How far apart the answers for a known and an unknown address are: the median of the differences within the pairs, in
 * per cent of the median answer. By the clock, as a caller sees it, and by CPU time, which other programs on the machine
 * cannot blur.
 */
export interface Gap {
  readonly clock: number;
  readonly cpu: number;
  readonly pairs: number;
}

interface Times {
  readonly clock: number;
  readonly cpu: number;
}

/** A wrong password for an address that is known and for one that is not, by turns; each pair from an address of its own. */
export async function measureLoginGap(): Promise<Gap> {
  const accounts = await makeAccounts(LOGIN_PAIRS);
  return gapOf(accounts, auth.login, 401, 401, (email) => ({ email, password: 'не тот пароль' }));
}

/** Registering an address that is taken and one that is free: these answer differently by design, so it only informs. */
export async function measureRegistrationGap(): Promise<Gap> {
  const accounts = await makeAccounts(REGISTRATION_PAIRS);
  const names = { first_name: 'Анна', last_name: 'Петрова', password: PASSWORD, password_confirm: PASSWORD };
  return gapOf(accounts, auth.register, 409, 201, (email) => ({ ...names, email }));
}

async function gapOf(
  accounts: readonly { email: string }[],
  route: Route,
  knownStatus: number,
  unknownStatus: number,
  bodyOf: (email: string) => object,
): Promise<Gap> {
  const pairs: { known: Times; unknown: Times }[] = [];
  for (const [index, { email }] of accounts.entries()) {
    const sourceAddress = freshSource(index);
    const askKnown = () => timesOf(route, knownStatus, bodyOf(email), sourceAddress);
    const askUnknown = () => timesOf(route, unknownStatus, bodyOf(addressOfNobody()), sourceAddress);
    // Whoever comes second finds warmer caches: the order changes from pair to pair.
    if (index % 2 === 0) pairs.push({ known: await askKnown(), unknown: await askUnknown() });
    else pairs.push({ unknown: await askUnknown(), known: await askKnown() });
  }
  const gap = (kind: keyof Times): number => {
    const difference = median(pairs.map(({ known, unknown }) => known[kind] - unknown[kind]));
    return (Math.abs(difference) / median(pairs.map(({ unknown }) => unknown[kind]))) * 100;
  };
  return { clock: gap('clock'), cpu: gap('cpu'), pairs: pairs.length };
}

async function timesOf(route: Route, expected: number, body: object, sourceAddress: string): Promise<Times> {
  const [start, used] = [performance.now(), process.cpuUsage()];
  const { status } = await request(route, { body, sourceAddress });
  const { user, system } = process.cpuUsage(used);
  const clock = performance.now() - start;
  if (status !== expected) throw new Error(`${route.name} answered ${status} instead of ${expected}`);
  return { clock, cpu: (user + system) / 1000 };
}
