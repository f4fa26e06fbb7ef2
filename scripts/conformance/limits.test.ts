import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countGuard } from '#scripts/mutation/take-out.ts';
import { LIMITS } from './limits.ts';

describe('the run against DynamoDB Local', () => {
  it.each(LIMITS)('finds the limit it lifts in $file', (limit) => {
    expect(countGuard(join(import.meta.dirname, '../..'), limit)).toBe(1);
  });
});
