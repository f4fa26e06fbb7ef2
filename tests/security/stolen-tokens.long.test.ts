import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';
import { makePerson } from '#tests/support/factories.ts';
import { makeRefreshToken } from './actors.ts';

/** `INTERLEAVINGS=10000 SEED=7` plays so many, from that seed on. */
const INTERLEAVINGS = Number(process.env['INTERLEAVINGS'] ?? 1000);
const SEED = Number(process.env['SEED'] ?? 1);
/** For so long the token before the current one counts as a repeat of a request whose reply was lost. */
const GRACE_SECONDS = 30;

type Who = 'owner' | 'thief';
/** What somebody does: exchanges the token they hold, asks with what they got for it, or copies the owner's token. */
type Step =
  | { readonly kind: 'renews' | 'asks' | 'logs out'; readonly who: Who }
  | { readonly kind: 'steals' }
  | { readonly kind: 'time passes'; readonly seconds: number };

const who = fc.constantFrom<Who>('owner', 'thief');
const steps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('renews' as const), who }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('asks' as const), who }) },
    { weight: 3, arbitrary: fc.constant<Step>({ kind: 'steals' }) },
    { weight: 3, arbitrary: fc.constantFrom(1, GRACE_SECONDS, GRACE_SECONDS + 1).map(passing) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('logs out' as const), who }) },
  ),
  { minLength: 6, maxLength: 16 },
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it(
  'in whatever order an owner and whoever copied their tokens use them, one token is good at a time, and one that comes back late ends the session for both',
  { timeout: 3_600_000 },
  async () => {
    const { id } = await makePerson();
    const told = { renewed: 0, repeated: 0, caught: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(steps, async (history) => play(id, history, told)),
      { numRuns: INTERLEAVINGS, seed: SEED },
    );
    // Each of these has been met, so none of the rules was held by nothing.
    expect(Math.min(...Object.values(told))).toBeGreaterThan(INTERLEAVINGS / 20);
  },
);

interface Told {
  renewed: number;
  repeated: number;
  caught: number;
  refused: number;
}

async function play(userId: string, history: readonly Step[], told: Told): Promise<void> {
  const first = await makeRefreshToken(userId);
  // What the rules say of the session, beside what each of both holds.
  let [current, previous, renewedAt, isOver]: [string, string | null, number, boolean] = [first, null, 0, false];
  const refresh: Partial<Record<Who, string>> = { owner: first };
  const access: Partial<Record<Who, string>> = {};

  const renew = async (one: Who, token: string): Promise<void> => {
    const { status, body } = await request(auth.refresh, { body: { refresh_token: token } });
    const isRepeat = token === previous && Date.now() - renewedAt <= GRACE_SECONDS * 1000;
    if (isOver || (token !== current && !isRepeat)) {
      expect(status).toBe(401);
      told[isOver ? 'refused' : 'caught']++;
      isOver = true;
      return;
    }
    expect(status).toBe(200);
    told[isRepeat ? 'repeated' : 'renewed']++;
    // Who repeats gets the one successor there is.
    if (isRepeat) expect(body.refresh_token).toBe(current);
    else [current, previous, renewedAt] = [body.refresh_token, token, Date.now()];
    refresh[one] = body.refresh_token;
    access[one] = body.access_token;
  };

  for (const step of history) {
    if (step.kind === 'time passes') vi.setSystemTime(Date.now() + step.seconds * 1000);
    else if (step.kind === 'steals') Object.assign(refresh, { thief: refresh.owner });
    else if (step.kind === 'renews') {
      const token = refresh[step.who];
      if (token !== undefined) await renew(step.who, token);
    } else if (step.kind === 'asks') {
      const token = access[step.who];
      if (token !== undefined) expect((await request(auth.me, { token })).status).toBe(isOver ? 401 : 200);
    } else {
      const token = refresh[step.who];
      if (token === undefined) continue;
      expect((await request(auth.logout, { body: { refresh_token: token } })).status).toBe(204);
      isOver ||= token === current || token === previous;
    }
  }
}

function passing(seconds: number): Step {
  return { kind: 'time passes', seconds };
}
