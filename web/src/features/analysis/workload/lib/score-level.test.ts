import { expect, it } from 'vitest';
import { scoreLevel } from './score-level.ts';

it('is high above 80, medium above 60, otherwise low (B4-26)', () => {
  expect([0, 60, 60.1, 80, 80.1, 100].map(scoreLevel)).toEqual(['low', 'low', 'medium', 'medium', 'high', 'high']);
});
