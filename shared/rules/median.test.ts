import { expect, it } from 'vitest';
import { medianOf, quantileOf } from './median.ts';

it('is the middle of numbers in whatever order', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([4, 1, 10, 2])).toBe(3);
  expect(medianOf([7])).toBe(7);
  expect(medianOf([])).toBeNull();
});

it('lies between two numbers on the straight line', () => {
  expect(quantileOf([2, 4, 8, 16, 40], 0.25)).toBe(4);
  expect(quantileOf([0, 10], 0.75)).toBe(7.5);
});
