import { expect, it } from 'vitest';
import { dayWords, shortDayWords, shortWeekday, weekWords } from './week-words.ts';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

it('names a week by its first and last day, the month once where it is the same', () => {
  expect(plain(weekWords('2026-11-30'))).toBe('30 ноября – 6 декабря');
  expect(plain(weekWords('2026-12-07'))).toBe('7–13 декабря');
  expect(plain(weekWords('2026-12-28'))).toBe('28 декабря – 3 января');
});

it('names days as they are in Moscow', () => {
  expect(plain(dayWords('2027-01-04'))).toBe('4 января');
  expect(plain(shortDayWords('2026-12-07'))).toBe('7 дек.');
  expect(shortWeekday('2026-12-03T21:30:00.000Z')).toBe('пт');
});
