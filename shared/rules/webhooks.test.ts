import { expect, it } from 'vitest';
import { FAILING_HOURS, pauseAfter } from './webhooks.ts';
import { HOUR_MS } from './durations.ts';

it('pauses grow from seconds to hours, and end after three days', () => {
  const since = new Date('2026-11-30T09:00:00.000Z');
  const pauses: number[] = [];
  let now = since;
  for (let pause = pauseAfter(1, since, now); pause !== null; pause = pauseAfter(pauses.length + 1, since, now)) {
    pauses.push(pause);
    now = new Date(now.getTime() + pause);
  }
  expect(pauses[0]).toBe(10_000);
  expect(pauses.at(-1)).toBe(12 * HOUR_MS);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  const lasted = (now.getTime() - since.getTime()) / HOUR_MS;
  expect(lasted).toBeGreaterThanOrEqual(FAILING_HOURS);
  expect(lasted).toBeLessThan(FAILING_HOURS + 12);
});
