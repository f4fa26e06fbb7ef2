import { describe, expect, it } from 'vitest';
import { tQuantile, tQuantile95, tTwoSided } from './student-t.ts';

describe("Student's t", () => {
  it.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [5, 2.571],
    [10, 2.228],
    [19, 2.093],
    [20, 2.086],
    [21, 2.08],
    [30, 2.042],
    [60, 2.0],
    [120, 1.98],
    [1_000_000, 1.96],
  ])('has the quantile of the printed tables for %i degrees of freedom', (degrees, quantile) => {
    expect(tQuantile95(degrees)).toBeCloseTo(quantile, 3);
  });

  it.each([
    [0, 4, 1],
    [4.303, 2, 0.05],
    [2.132, 4, 0.1],
    [4.604, 4, 0.01],
    [2.571, 5, 0.05],
    [1.476, 5, 0.2],
    [-3.169, 10, 0.01],
    [31.821, 1, 0.02],
  ])('lies beyond ±%f of %i degrees of freedom as often as the printed tables say', (t, degrees, p) => {
    expect(tTwoSided(t, degrees)).toBeCloseTo(p, 4);
  });

  // scipy 1.16: scipy.stats.t.ppf(1 - p / 2, degrees).
  it.each([
    [0.05, 5, 2.5706],
    [0.005, 24, 3.0905],
    [0.005, 38, 2.9803],
    [0.01, 3, 5.8409],
    [0.2, 5, 1.4759],
  ])('leaves out %f beyond the quantile of %i degrees of freedom', (probability, degrees, quantile) => {
    expect(tQuantile(probability, degrees)).toBeCloseTo(quantile, 3);
  });
});
