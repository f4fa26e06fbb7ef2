import { describe, expect, it } from 'vitest';
import { NBSP } from '#text/format.ts';
import { formatMoment, timeLeft, usualDeadline } from './deadline.ts';

/** Local wall clock, as the field and the words are. */
const now = new Date(2026, 10, 21, 12, 0);
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

describe('a deadline in words', () => {
  it('names day and hour, and the year when it is another one', () => {
    expect(formatMoment(new Date(2026, 10, 24, 18, 0).toISOString(), now)).toBe(`24${NBSP}ноября, 18:00`);
    expect(formatMoment(new Date(2027, 0, 9, 9, 5).toISOString(), now)).toContain('2027');
  });

  it.each([
    [30_000, 'осталось меньше минуты'],
    [MINUTE, 'осталась 1 минута'],
    [21 * MINUTE, 'осталась 21 минута'],
    [45 * MINUTE, 'осталось 45 минут'],
    [HOUR, 'остался 1 час'],
    [5 * HOUR + 59 * MINUTE, 'осталось 5 часов'],
    [DAY, 'остался 1 день'],
    [3 * DAY, 'осталось 3 дня'],
    [11 * DAY, 'осталось 11 дней'],
  ])('says how long %d ms are', (left, words) => {
    expect(timeLeft(after(left), now)).toBe(words.replace(/(\d) /, `$1${NBSP}`));
  });
});

describe('a deadline in its field', () => {
  it('of a week is what a run is opened with unless somebody says otherwise', () => {
    expect(usualDeadline(now)).toBe(new Date(2026, 10, 30, 18, 0).toISOString());
  });
});
