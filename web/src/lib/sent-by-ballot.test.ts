import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from './session.ts';
import { fakeBrowser } from '../test-support/fake-browser.ts';
import { reportBallot } from './ballot-reports.ts';
import { drawMoment, noteSentByBallot, sentByBallot, withoutSent } from './sent-by-ballot.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

const RUN = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
const server = vi.fn<(call: string) => number>();

beforeEach(() => {
  fakeBrowser();
  server.mockReset();
  startSession({ access_token: 'a1', refresh_token: 'r1' });
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    const status = server(`${method} ${url}`);
    if (status === 0) return Promise.reject(new TypeError('cut'));
    return Promise.resolve(new Response(status === 204 ? null : '{}', { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('draws a moment between ten minutes and a day after the sending', () => {
  const draw = vi.spyOn(crypto, 'getRandomValues');
  const momentOf = (drawn: number) => {
    draw.mockImplementation((array) => (array as Uint32Array).fill(drawn) as never);
    return drawMoment(0) / MINUTE_MS;
  };
  expect(momentOf(0)).toBe(10);
  expect(momentOf(2 ** 31)).toBe((10 + 24 * 60) / 2);
  expect(momentOf(2 ** 32 - 1)).toBeCloseTo(24 * 60, 3);
  draw.mockRestore();
  expect(new Set(Array.from({ length: 20 }, () => drawMoment(0))).size).toBeGreaterThan(15);
});

it('tells the server once that no reminder is needed', async () => {
  noteSentByBallot('anna', RUN, 'survey');
  expect(sentByBallot('anna')[RUN]!.due! - Date.now()).toBeGreaterThan(9 * MINUTE_MS);
  server.mockReturnValue(204);
  await Promise.all([reportBallot('anna', RUN), reportBallot('anna', RUN)]);
  expect(server.mock.calls).toEqual([[`POST /api/surveys/${RUN}/ballot/done`]]);
  expect(sentByBallot('anna')[RUN]?.due).toBeNull();
});

it.each([
  [0, true],
  [500, true],
  [409, false],
  [403, false],
])('tells it at another moment where no reply has come (status %i: %s)', async (status, again) => {
  noteSentByBallot('anna', RUN, 'poll');
  server.mockReturnValue(status);
  await reportBallot('anna', RUN);
  expect(sentByBallot('anna')[RUN]?.due !== null).toBe(again);
});

it('asks nobody for what they have answered from this device', () => {
  const one = { kind: 'poll', id: 'p', title: 'Пульс', is_anonymous: true, questions: 3, minutes: 1 } as const;
  const [mine, other] = [RUN, 'other'].map((id) => ({ ...one, frame_id: id, deadline: null }));
  noteSentByBallot('anna', RUN, 'poll');
  const all = { waiting: [mine!, other!], answered: [] };
  expect(withoutSent(all, sentByBallot('anna'))).toEqual({
    waiting: [other],
    answered: [{ kind: 'poll', id: 'p', title: 'Пульс', answered_on: null }],
  });
  expect(withoutSent(all, sentByBallot('boris'))).toEqual(all);
});
