import { describe, expect, it } from 'vitest';
import type { Estimate } from './estimate.ts';
import { stepsThatStayed } from './steps-that-stayed.ts';

/** A figure of very many people, so that its quantile is the normal one. */
const figure = (value: number, error = 5): Estimate => ({
  ...{ value, least: -100, most: 100, low: value - 1.96 * error, high: value + 1.96 * error, n: 100_000, error },
});
const over = (...values: number[]) => stepsThatStayed(values.map((value, at) => ({ at, estimate: figure(value) })));

describe('what became of steps that were more than chance', () => {
  it('counts those after which there was a run, and whether that stayed on their side', () => {
    // A fall by 40 that stays.
    expect(over(40, 0, 5)).toEqual({ told: 1, stayed: 1 });
    // One that is over by the next run.
    expect(over(40, 0, 45)).toEqual({ told: 1, stayed: 0 });
    // Back to exactly where it was is no longer its side.
    expect(over(40, 0, 40)).toEqual({ told: 1, stayed: 0 });
  });

  it('leaves out the newest step and what may be chance', () => {
    expect(over(40, 0)).toEqual({ told: 0, stayed: 0 });
    // √2 × 5 × 2.33 = 16.5 points are needed.
    expect(over(40, 30, 30)).toEqual({ told: 0, stayed: 0 });
    expect(over()).toEqual({ told: 0, stayed: 0 });
  });

  it('judges each step by the runs that were there then', () => {
    // The first step is told of two runs; the noise of days that later runs show does not take it back.
    expect(over(40, 0, 5, 40, 0, 40, 0).told).toBeGreaterThanOrEqual(1);
  });
});
