import { expect, it } from 'vitest';
import { levelOf } from './workload-level.ts';

it('is high above 80, medium above 60, otherwise low (B4-26)', () => {
  expect([0, 60, 60.1, 80, 80.1, 100].map(levelOf)).toEqual(['low', 'low', 'medium', 'medium', 'high', 'high']);
});
