import { expect, it } from 'vitest';
import { nextPackMoment } from './packs.ts';

it.each([
  ['month', '2026-11-30T09:00:00.000Z', '2026-12-01T06:00:00.000Z'],
  ['month', '2026-12-01T06:00:00.000Z', '2027-01-11T06:00:00.000Z'],
  ['quarter', '2026-11-30T09:00:00.000Z', '2027-01-11T06:00:00.000Z'],
  ['quarter', '2026-01-12T06:00:00.000Z', '2026-04-01T06:00:00.000Z'],
  // Evening in London, the first of the month in Moscow.
  ['month', '2026-03-31T22:00:00.000Z', '2026-05-04T06:00:00.000Z'],
] as const)('a letter every %s after %s goes out on the first working day, %s', (every, now, next) => {
  expect(nextPackMoment(every, new Date(now)).toISOString()).toBe(next);
});
