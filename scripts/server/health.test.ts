import { expect, it } from 'vitest';
import { checkParts, LIMITS, type Parts } from './health.ts';

const NOW = Date.parse('2026-11-30T10:00:00Z');
const ago = (seconds: number): number => NOW - seconds * 1000;
const parts = (more: Partial<Parts> = {}): Parts => ({
  askTable: async () => undefined,
  mail: () => ({ waiting: 0, since: null }),
  streams: [{ function: 'jobs', behindSince: () => null }],
  queues: [{ name: 'slow', waiting: () => ({ count: 0, since: null }) }],
  besides: [{}],
  now: () => NOW,
  ...more,
});
const notReady = async (more: Partial<Parts>) => (await checkParts(parts(more))).filter(({ ok }) => !ok);

it('is content where nothing waits', async () => {
  expect(await notReady({})).toEqual([]);
});

it.each<[string, Partial<Parts>, Record<string, number>]>([
  ['table', { askTable: () => Promise.reject(new Error('gone')) }, {}],
  ['mail', { mail: () => ({ waiting: 3, since: ago(LIMITS.mail) }) }, { waiting: 3, oldestSeconds: LIMITS.mail }],
  [
    'stream jobs',
    { streams: [{ function: 'jobs', behindSince: () => ago(LIMITS.stream) }] },
    { behindSeconds: LIMITS.stream },
  ],
  [
    'queue slow',
    { queues: [{ name: 'slow', waiting: () => ({ count: 1, since: ago(LIMITS.queue) }) }] },
    { waiting: 1, oldestSeconds: LIMITS.queue },
  ],
  [
    'backups',
    { besides: [{ check: () => ({ name: 'backups', ok: false, figures: { restorableSeconds: 7200 } }) }] },
    { restorableSeconds: 7200 },
  ],
])('names the part that is not ready, with its figure: %s', async (name, more, figures) => {
  expect(await notReady(more)).toEqual([{ name, ok: false, figures: expect.objectContaining(figures) }]);
});
