import { describe, expect, it } from 'vitest';
import { formatDate, formatDayAndTime, midnightsBetween } from './dates.ts';

describe('formatDate', () => {
  it('speaks Russian and keeps day and month together (A9-01)', () => {
    expect(formatDate('2026-11-17T12:00:00.000Z')).toBe('17\u00a0ноября 2026\u00a0г.');
  });
});

describe('formatDayAndTime', () => {
  it('says the year where it is not this one', () => {
    const local = (year: number) => new Date(year, 10, 21, 3, 12);
    expect(formatDayAndTime(local(2026), local(2026))).toBe('21\u00a0ноября, 03:12');
    expect(formatDayAndTime(local(2025), local(2026))).toBe('21\u00a0ноября 2025\u00a0г., 03:12');
  });
});

it.each([
  [new Date(2026, 10, 22, 0, 1), new Date(2026, 10, 22, 23, 59), 0],
  [new Date(2026, 10, 21, 23, 59), new Date(2026, 10, 22, 0, 1), 1],
  [new Date(2026, 9, 31, 12), new Date(2026, 10, 2, 9), 2],
])('between %s and %s there are %i midnights', (then, now, days) => {
  expect(midnightsBetween(then, now)).toBe(days);
});
