import { expect, it } from 'vitest';
import { confidenceOf, confidenceOfOrder, leastSure } from './confidence.ts';
import { meanOfCounts } from './statistics/mean.ts';

const figure = (n: number, low: number, high: number) => confidenceOf({ n, low, high }, 10);

it('is low for five answers between 2,7 and 9,9', () => {
  expect(figure(5, 2.7, 9.9)).toBe('low');
});

it('is high from thirty answers and half of a wide interval on, low below ten or beyond a wide one', () => {
  expect(figure(30, 6, 7.5)).toBe('high');
  expect(figure(29, 6, 7.5)).toBe('middle');
  expect(figure(30, 6, 7.6)).toBe('middle');
  expect(figure(10, 5, 8)).toBe('middle');
  expect(figure(9, 5, 8)).toBe('low');
  expect(figure(300, 4.9, 8)).toBe('low');
});

it('is high where all who were asked have answered, but not of fewer than ten', () => {
  expect(figure(10, 6, 6)).toBe('high');
  expect(figure(5, 6, 6)).toBe('low');
});

it('never falls with more answers of the same kind', () => {
  const steps = ['low', 'middle', 'high'];
  const sure = [5, 10, 20, 40, 80, 160, 320].map((n) =>
    steps.indexOf(confidenceOf(meanOfCounts([0, 0, 0, n / 5, n / 5, n / 5, n / 5, n / 5])!, 10)),
  );
  expect(sure).toEqual(sure.toSorted((a, b) => a - b));
  expect(sure.at(-1)).toBe(2);
});

it('of an order is as many as answered the one of which fewer did', () => {
  expect([confidenceOfOrder(400, 9), confidenceOfOrder(12, 40), confidenceOfOrder(30, 31)]).toEqual([
    'low',
    'middle',
    'high',
  ]);
});

it('of several is the least', () => {
  expect(leastSure(['high', 'middle', 'high'])).toBe('middle');
  expect(leastSure(['low', 'high'])).toBe('low');
  expect(leastSure(['high'])).toBe('high');
});
