import { expect, it } from 'vitest';
import { earlier } from './portal-clock.ts';

it.each([
  ['2026-11-28T10:00:00+03:00', 5 * 60_000, '2026-11-28T09:55:00+03:00'],
  ['2026-11-28T00:01:00+10:00', 2 * 60_000, '2026-11-27T23:59:00+10:00'],
  ['2026-11-28T10:00:00-02:30', 60 * 60_000, '2026-11-28T09:00:00-02:30'],
  ['2026-11-28T10:00:00.700Z', 60 * 60_000, '2026-11-28T09:00:00+00:00'],
])('a moment before %s keeps its zone, and what the clock on the wall showed', (moment, before, wanted) => {
  expect(earlier(moment, before)).toBe(wanted);
  expect(Math.abs(Date.parse(moment) - before - Date.parse(wanted))).toBeLessThan(1000);
});
