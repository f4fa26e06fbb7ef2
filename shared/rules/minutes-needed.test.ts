import { expect, it } from 'vitest';
import { minutesNeeded } from './minutes-needed.ts';

it('promises whole minutes, one at least', () => {
  expect([1, 3, 6, 10].map(minutesNeeded)).toEqual([1, 1, 2, 3]);
});
