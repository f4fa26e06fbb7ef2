import { afterEach, expect, it, vi } from 'vitest';
import { newShortCode } from '#functions/runs/short-code.ts';
import { answers } from '#shared/contract/answers.ts';
import { request } from '#tests/support/api.ts';
import { makeCodeSheet, makeFrame, makePerson, makePoll, makeWorkspace } from '#tests/support/factories.ts';

const GUESSES = 10_000;
const AT_ONCE = 50;
/** Wrong ones of one source that are looked up in ten minutes. */
const LIMIT = 20;
const LONG = 180_000;

afterEach(() => vi.useRealTimers());

it(
  'whoever tries ten thousand one-time codes from one place gets none in: nearly all are not even looked up',
  { timeout: LONG },
  async () => {
    const owner = await makePerson();
    const frame = await makeFrame(owner, await makePoll(owner, await makeWorkspace(owner)));
    const { codes } = await makeCodeSheet(owner, frame, 200);
    // All of them in the same ten minutes, however long they take here.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-05-22T10:00:00.000Z') });
    const statuses = new Map<number, number>();
    const guess = async () => {
      const { status } = await request(answers.getPollForCode, { params: { code: newShortCode() } });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    for (let left = GUESSES; left > 0; left -= AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, guess));
    expect(Object.fromEntries(statuses)).toEqual({ 404: LIMIT, 429: GUESSES - LIMIT });
    expect((await request(answers.getPollForCode, { params: { code: codes[0]! } })).status).toBe(429);
  },
);
