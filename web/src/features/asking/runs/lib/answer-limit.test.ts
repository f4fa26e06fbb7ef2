import { expect, it } from 'vitest';
import { readLimit } from './answer-limit.ts';

it.each([
  ['', null],
  ['  ', null],
  ['1', 1],
  ['100 000', 100_000],
  ['100001', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['сто', undefined],
])('reads «%s» as %s', (typed, limit) => {
  expect(readLimit(typed)).toBe(limit);
});
