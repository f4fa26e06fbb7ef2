import { auth } from '#shared/contract/auth.ts';
import { makeAccount, newAddress, registrationForm } from '#tests/api/auth/account.ts';
import { request } from '#tests/support/api.ts';
import { median } from '../median.ts';

const PAIRS = 200;

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
  const pairs: { known: Times; unknown: Times }[] = [];
  for (let index = 0; index < PAIRS; index++) {
    const { email } = await makeAccount();
    const sourceAddress = newAddress();
    const askKnown = () => timeLogin(email, sourceAddress);
    const askUnknown = () => timeLogin(registrationForm().email, sourceAddress);
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

async function timeLogin(email: string, sourceAddress: string): Promise<Times> {
  const [start, used] = [performance.now(), process.cpuUsage()];
  const { status } = await request(auth.login, { body: { email, password: 'не тот пароль' }, sourceAddress });
  const { user, system } = process.cpuUsage(used);
  const clock = performance.now() - start;
  if (status !== 401) throw new Error(`A login with a wrong password answered ${status}`);
  return { clock, cpu: (user + system) / 1000 };
}
