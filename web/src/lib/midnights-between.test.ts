import { expect, it } from 'vitest';
import { midnightsBetween } from './midnights-between.ts';

it.each([
  [new Date(2026, 10, 22, 0, 1), new Date(2026, 10, 22, 23, 59), 0],
  [new Date(2026, 10, 21, 23, 59), new Date(2026, 10, 22, 0, 1), 1],
  [new Date(2026, 9, 31, 12), new Date(2026, 10, 2, 9), 2],
])('between %s and %s there are %i midnights', (then, now, days) => {
  expect(midnightsBetween(then, now)).toBe(days);
});
