import { describe, expect, it } from 'vitest';
import { breakEven } from './break-even.ts';

const expected = { low: 2, high: 6 };

describe('how many fewer must leave for a measure to be worth its price', () => {
  it('is the price in whole replacements, rounded up', () => {
    expect(breakEven(300_000, 300_000, expected)!.leavers).toBe(1);
    expect(breakEven(300_001, 300_000, expected)!.leavers).toBe(2);
    expect(breakEven(1, 300_000, expected)!.leavers).toBe(1);
  });

  it('is held against both ends of how many are expected to leave', () => {
    expect(breakEven(600_000, 300_000, expected)).toEqual({ leavers: 2, verdict: 'within_reach' });
    expect(breakEven(900_000, 300_000, expected)).toEqual({ leavers: 3, verdict: 'possible' });
    expect(breakEven(1_800_000, 300_000, expected)).toEqual({ leavers: 6, verdict: 'possible' });
    // Seven cannot be kept where six leave at most.
    expect(breakEven(1_800_001, 300_000, expected)).toEqual({ leavers: 7, verdict: 'beyond' });
    expect(breakEven(1, 300_000, { low: 0, high: 0 })!.verdict).toBe('beyond');
  });

  it('is not told without a price or without pay', () => {
    expect(breakEven(0, 300_000, expected)).toBeNull();
    expect(breakEven(1000, null, expected)).toBeNull();
    expect(breakEven(1000, 0, expected)).toBeNull();
  });
});
