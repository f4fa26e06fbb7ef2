import { describe, expect, it } from 'vitest';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { enpsEstimate } from '../enps.ts';
import type { Estimate } from './estimate.ts';
import { trendOf, type TrendPoint } from './trend.ts';

const estimate = (value: number, error: number): Estimate => ({
  ...{ value, low: value, high: value, n: 30, error },
  ...{ least: -1000, most: 1000 },
});
const runs = (values: readonly number[], error = 1): TrendPoint[] =>
  values.map((value, at) => ({ at, estimate: estimate(value, error) }));

describe('the trend over runs', () => {
  it('is nothing to speak of below four runs, or at one moment', () => {
    expect(trendOf([])).toEqual({ kind: 'few', runs: 0 });
    expect(trendOf(runs([1, 5, 9]))).toEqual({ kind: 'few', runs: 3 });
    expect(trendOf(runs([1, 2, 3, 4]).map((point) => ({ ...point, at: 7 })))).toEqual({ kind: 'few', runs: 4 });
  });

  it('is the line of least squares where all runs are equally sure', () => {
    // Anscombe's first quartet, ordered by x: slope 0.5001, its standard error 0.1179, t = 4.24, p = 0.00217.
    const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
    const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
    const trend = trendOf(x.map((at, index) => ({ at, estimate: estimate(y[index]!, 1e-3) })));
    if (trend.kind !== 'trend') throw new Error('eleven runs are enough');
    expect(trend.slope).toBeCloseTo(0.5001, 4);
    expect(trend.high - trend.slope).toBeCloseTo(2.8214 * 0.1179, 3);
    expect(trend.p).toBeCloseTo(0.002_17, 5);
    expect(trend).toMatchObject({ runs: 11, random: false });
  });

  it('is no surer than the runs are, however straight their line', () => {
    const straight = trendOf(runs([1, 2, 3, 4], 1));
    // √(1 / (2.25 + 0.25 + 0.25 + 2.25)) = 0.447, and 6.965 of them either way.
    expect(straight).toMatchObject({ slope: 1, random: true });
    if (straight.kind === 'trend') expect(straight.high).toBeCloseTo(1 + 6.9646 * 0.4472, 3);
    expect(trendOf(runs([1, 2, 3, 4], 0.1))).toMatchObject({ slope: 1, random: false });
  });

  it('reaches as far over all of its time as those who kept silent at one of its ends may move it', () => {
    const points = runs([1, 2, 3, 4], 0.1);
    const told = trendOf(points);
    if (told.kind !== 'trend') throw new Error('four runs are enough');
    expect(told.silent).toBeNull();
    const silent = { low: 0, high: 0, down: 0.5, up: 2 };
    const last = { ...points[3]!, estimate: { ...points[3]!.estimate, silent } };
    const reached = trendOf(points.with(3, last));
    expect(reached).toMatchObject({
      silent: { low: expect.closeTo(3 * told.low - 0.5, 9), high: expect.closeTo(3 * told.high + 2, 9) },
    });
  });

  it('is never told to go farther over all of its time than from one end of the scale to the other', () => {
    const points = [
      [5, 0],
      [0, 5],
      [5, 0],
      [0, 5],
      [4, 1],
    ].map(([promoters, detractors], at) => ({
      at,
      estimate: enpsEstimate({ promoters: promoters!, passives: 0, detractors: detractors! }, { asked: 20 })!,
    }));
    expect(trendOf(points)).toMatchObject({ random: true, low: -50, high: 50, silent: { low: -200, high: 200 } });
    // Through a step in the middle the line rises by 1.2 of the scale.
    expect(
      trendOf([points[1]!, points[3]!, points[0]!, points[2]!].map((point, at) => ({ ...point, at }))),
    ).toMatchObject({ slope: 200 / 3, high: 200 / 3 });
  });

  it('weighs a run by how sure it is', () => {
    const points = runs([1, 1, 1, 9], 0.1);
    const unsure = points.with(3, { at: 3, estimate: estimate(9, 100) });
    expect(trendOf(points)).toMatchObject({ kind: 'trend', slope: expect.closeTo(2.4, 9) });
    const trend = trendOf(unsure);
    expect(trend.kind === 'trend' && Math.abs(trend.slope)).toBeLessThan(0.01);
  });

  it.each([4, 5, 6, 8, 12, 24])(
    'finds a trend where there is none hardly more often than once in fifty: %i runs',
    (many) => {
      const random = seededRandom(3);
      const rounds = 2000;
      for (const day of [0, 0.3, 1]) {
        let found = 0;
        for (let round = 0; round < rounds; round++) {
          const points = Array.from({ length: many }, (_, at) => {
            const error = 0.3 + random();
            return { at, estimate: estimate(normal(random) * Math.hypot(error, day), error) };
          });
          const trend = trendOf(points);
          if (trend.kind === 'trend' && !trend.random) found++;
        }
        expect([day, found / rounds]).toEqual([day, expect.toSatisfy((share) => Number(share) < 0.035)]);
      }
    },
  );

  it('finds a rise of two points in eight runs of thirty people more often than not', () => {
    const random = seededRandom(4);
    let found = 0;
    for (let round = 0; round < 1000; round++) {
      const trend = trendOf(
        runs(
          Array.from({ length: 8 }, (_, at) => 6 + 0.28 * at + 0.35 * normal(random)),
          0.35,
        ),
      );
      if (trend.kind === 'trend' && !trend.random) found++;
    }
    expect(found).toBeGreaterThan(500);
  });
});

/** A standard normal number, by Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
