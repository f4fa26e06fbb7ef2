import { expect, it } from 'vitest';
import { runName, weekName } from './run-name.ts';

it.each([
  [2026, 11, 16, 47],
  [2026, 11, 22, 47],
  [2026, 1, 1, 1],
  [2024, 12, 30, 1],
  [2027, 1, 3, 53],
  [2021, 1, 3, 53],
  [2028, 2, 29, 9],
])('the week of %i-%i-%i is the %ith of ISO 8601', (year, month, day, week) => {
  expect(weekName(new Date(year, month - 1, day, 12))).toBe(`Неделя ${week}`);
});

it('a run without a name is called by its week, one with a name by that', () => {
  const created_at = new Date(2026, 10, 20, 12).toISOString();
  expect(runName({ name: null, created_at })).toBe('Неделя 47');
  expect(runName({ name: 'После переезда', created_at })).toBe('После переезда');
});
