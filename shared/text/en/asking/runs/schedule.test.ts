import { expect, it } from 'vitest';
import { scheduleText } from './schedule.ts';

const { rhythm, repeatsWithNext } = scheduleText;

it('says how often a poll repeats, weekdays counted from Monday', () => {
  expect(repeatsWithNext(rhythm.weekly(1), '24 November')).toBe('Repeats every Monday, next run 24 November');
  expect(rhythm.fortnightly(7)).toBe('every two weeks on Sundays');
  expect(rhythm.daysAfter(30)).toBe('for newcomers after 30\u00a0days');
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [30, '30th'],
])('says day %i of a month as the %s', (day, words) => {
  expect(rhythm.monthly(day)).toBe(`every month on the ${words}`);
});
