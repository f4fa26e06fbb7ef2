import { describe, expect, it } from 'vitest';
import { exactShareInterval, poissonInterval } from './exact-interval.ts';

describe('the exact interval of a count', () => {
  it.each([
    [0, 0, 3.689],
    [1, 0.025, 5.572],
    [2, 0.242, 7.225],
    [3, 0.619, 8.767],
    [4, 1.09, 10.242],
    [5, 1.623, 11.668],
    [10, 4.795, 18.39],
    [20, 12.217, 30.888],
    [50, 37.11, 65.919],
    [100, 81.364, 121.627],
  ])('of %i is what the printed tables of the Poisson distribution have', (count, low, high) => {
    expect(poissonInterval(count).low).toBeCloseTo(low, 2);
    expect(poissonInterval(count).high).toBeCloseTo(high, 2);
  });

  it('comes near the normal interval for thousands', () => {
    const { low, high } = poissonInterval(10_000);
    // 10 000 ± 1.96 × 100, a little to the right.
    expect(low).toBeGreaterThan(9804);
    expect(low).toBeLessThan(9806);
    expect(high).toBeGreaterThan(10_197);
    expect(high).toBeLessThan(10_199);
  });

  it('covers at least 95 of 100 whatever is expected, counted out for each expectation', () => {
    const intervals = Array.from({ length: 80 }, (_, count) => poissonInterval(count));
    for (let mean = 0.05; mean < 30; mean += 0.37) {
      let probability = Math.exp(-mean);
      let covered = 0;
      for (const [count, { low, high }] of intervals.entries()) {
        if (count > 0) probability *= mean / count;
        if (low <= mean && mean <= high) covered += probability;
      }
      expect(covered).toBeGreaterThanOrEqual(0.95);
    }
  });
});

describe('the exact interval of a share', () => {
  it.each([
    [0, 10, 0, 0.3085],
    [1, 10, 0.0025, 0.445],
    [5, 10, 0.1871, 0.8129],
    [10, 10, 0.6915, 1],
    [4, 40, 0.0279, 0.2366],
    [15, 100, 0.0865, 0.2353],
  ])('of %i of %i is what the printed tables have', (part, n, low, high) => {
    expect(exactShareInterval(part, n).low).toBeCloseTo(low, 4);
    expect(exactShareInterval(part, n).high).toBeCloseTo(high, 4);
  });

  it('covers at least 95 of 100 whatever the share, counted out for each', () => {
    for (const n of [1, 2, 5, 9, 20, 60]) {
      const intervals = Array.from({ length: n + 1 }, (_, part) => exactShareInterval(part, n));
      for (let share = 0.01; share < 1; share += 0.03) {
        let probability = (1 - share) ** n;
        let covered = 0;
        for (const [part, { low, high }] of intervals.entries()) {
          if (part > 0) probability *= ((n - part + 1) / part) * (share / (1 - share));
          if (low <= share && share <= high) covered += probability;
        }
        expect(covered).toBeGreaterThanOrEqual(0.95);
      }
    }
  });
});
