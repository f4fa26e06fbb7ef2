import { describe, expect, it } from 'vitest';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { enpsEstimate } from '../enps.ts';
import { differenceOf } from './difference.ts';
import type { Estimate } from './estimate.ts';
import { meanOfCounts } from './mean.ts';

/** Wilson's interval of a share, with which Newcombe shows the method. */
function wilson(part: number, n: number): Estimate {
  const z = 1.96;
  const value = part / n;
  const centre = (value + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const reach = (z / (1 + z ** 2 / n)) * Math.sqrt((value * (1 - value)) / n + z ** 2 / (4 * n ** 2));
  return { value, low: centre - reach, high: centre + reach, least: 0, most: 1, n, error: 0 };
}

describe('the difference of two runs', () => {
  it.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [10, 10, 0, 20, 0.6791, 1],
  ])(
    'has the interval Newcombe prints (1998, table II, method 10): %i of %i against %i of %i',
    (a, m, b, n, low, high) => {
      const difference = differenceOf(wilson(b, n), wilson(a, m));
      expect(difference.low).toBeCloseTo(low, 3);
      expect(difference.high).toBeCloseTo(high, 3);
    },
  );

  it('may be random where the interval reaches to zero', () => {
    const figure = (value: number, reach: number): Estimate => ({
      value,
      low: value - reach,
      high: value + reach,
      least: -100,
      most: 100,
      n: 9,
      error: 1,
    });
    expect(differenceOf(figure(0, 20), figure(10, 20))).toMatchObject({ value: 10, random: true });
    // Intervals that overlap do not yet mean that nothing has changed: 30 is more than √(20² + 20²) ≈ 28.3.
    expect(differenceOf(figure(-15, 20), figure(15, 20))).toMatchObject({ value: 30, random: false });
    expect(differenceOf(figure(15, 20), figure(-15, 20))).toMatchObject({ value: -30, random: false });
    expect(differenceOf(figure(7, 1), figure(7, 1))).toMatchObject({ value: 0, random: true });
  });

  it.each([
    [5, 5],
    [5, 40],
    [12, 12],
    [34, 36],
    [100, 20],
  ])('covers the true difference of eNPS and means: %i answers, then %i', (before, after) => {
    const random = seededRandom(5);
    const rounds = 700;
    const shapes = [
      [1, 1, 1, 2, 2, 4, 6, 10, 18, 25, 30],
      [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6],
      [0, 0, 0, 0, 0, 0, 0, 10, 60, 30, 0],
    ];
    for (const one of shapes) {
      for (const other of shapes) {
        let [means, scores] = [0, 0];
        for (let round = 0; round < rounds; round++) {
          const [from, to] = [answers(one, before, random), answers(other, after, random)];
          const mean = differenceOf(meanOfCounts(from)!, meanOfCounts(to)!);
          const score = differenceOf(enpsOf(from), enpsOf(to));
          const [truth, points] = [meanOf(other) - meanOf(one), pointsOf(other) - pointsOf(one)];
          if (mean.low <= truth && truth <= mean.high) means++;
          if (score.low <= points && points <= score.high) scores++;
        }
        expect(means / rounds).toBeGreaterThan(0.93);
        expect(scores / rounds).toBeGreaterThan(0.93);
      }
    }
  });
});

const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);
const meanOf = (counts: readonly number[]) => sum(counts.map((count, score) => count * score)) / sum(counts);
const groupsOf = (counts: readonly number[]) => ({
  promoters: sum(counts.slice(9)),
  passives: sum(counts.slice(7, 9)),
  detractors: sum(counts.slice(0, 7)),
});
const enpsOf = (counts: readonly number[]) => enpsEstimate(groupsOf(counts))!;
const pointsOf = (counts: readonly number[]) =>
  (100 * (groupsOf(counts).promoters - groupsOf(counts).detractors)) / sum(counts);

/** So many answers of people of this shape. */
function answers(shape: readonly number[], n: number, random: () => number): number[] {
  const counts = shape.map(() => 0);
  const all = sum(shape);
  for (let answer = 0; answer < n; answer++) {
    let rest = random() * all;
    const score = shape.findIndex((weight) => (rest -= weight) < 0);
    counts[score]!++;
  }
  return counts;
}
