import { expect, it } from 'vitest';
import { framesCount } from './frames-count.ts';

it('is a whole number from 1 to 10 (B5-26)', () => {
  expect(['1', '10', ' 7 '].map(framesCount)).toEqual([1, 10, 7]);
});

it.each(['11', '15', '1e99'])('is the ten there may be for «%s», and not one', (text) => {
  expect(framesCount(text)).toBe(10);
});

it.each(['abc', '', ' ', '0', '-3', '2.5', 'Infinity', 'NaN'])('is 1 for «%s» (B5-26)', (text) => {
  expect(framesCount(text)).toBe(1);
});
