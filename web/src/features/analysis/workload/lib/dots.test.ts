import { expect, it } from 'vitest';
import { dotsOf } from './dots.ts';

it('gives every person a dot while there is room', () => {
  expect(dotsOf({ high: 3, medium: 9, low: 28 })).toEqual({ each: 1, high: 3, medium: 9, low: 28 });
});

it('lets a dot stand for several in a large company, and leaves nobody without one', () => {
  expect(dotsOf({ high: 1, medium: 0, low: 2299 })).toEqual({ each: 39, high: 1, medium: 0, low: 59 });
});
