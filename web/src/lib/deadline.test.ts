import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/rules/durations.ts';
import { NBSP } from '#text/format.ts';
import { timeLeft, usualDeadline } from './deadline.ts';

/** Local wall clock, as the field and the words are. */
const now = new Date(2026, 10, 21, 12, 0);
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

describe('a deadline in words', () => {
  it.each([
    [30_000, 'осталось меньше минуты'],
    [MINUTE_MS, 'осталась 1 минута'],
    [21 * MINUTE_MS, 'осталась 21 минута'],
    [45 * MINUTE_MS, 'осталось 45 минут'],
    [HOUR_MS, 'остался 1 час'],
    [5 * HOUR_MS + 59 * MINUTE_MS, 'осталось 5 часов'],
    [DAY_MS, 'остался 1 день'],
    [3 * DAY_MS, 'осталось 3 дня'],
    [11 * DAY_MS, 'осталось 11 дней'],
  ])('says how long %d ms are', (left, words) => {
    expect(timeLeft(after(left), now)).toBe(words.replace(/(\d) /, `$1${NBSP}`));
  });
});

describe('a deadline in its field', () => {
  it('of a week is what a run is opened with unless somebody says otherwise', () => {
    expect(usualDeadline(now)).toBe(new Date(2026, 10, 30, 18, 0).toISOString());
  });
});
