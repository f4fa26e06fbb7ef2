import { describe, expect, it } from 'vitest';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { enpsEstimate } from '../enps.ts';
import type { Estimate } from './estimate.ts';
import { meanOfCounts } from './mean.ts';
import { stepOf } from './step.ts';

const points = (...estimates: Estimate[]) => estimates.map((estimate, at) => ({ at, estimate }));
const enps = (promoters: number, passives: number, detractors: number) =>
  enpsEstimate({ promoters, passives, detractors })!;
/** A figure of very many people, so that its quantile is the normal one. */
const figure = (value: number, error: number): Estimate => ({
  value,
  least: -100,
  most: 100,
  low: value - 1.96 * error,
  high: value + 1.96 * error,
  n: 100_000,
  error,
});

describe('the last step of a figure', () => {
  it('is none below two runs', () => {
    expect(stepOf([])).toBeNull();
    expect(stepOf(points(enps(10, 10, 10)))).toBeNull();
  });

  it('is held against 98 % of chance, since somebody looks every week', () => {
    // √2 × 2.3263 = 3.29 errors: at 95 % 2.77 of them were enough.
    expect(stepOf(points(figure(0, 10), figure(-32, 10)))).toMatchObject({ value: -32, random: true });
    const fall = stepOf(points(figure(0, 10), figure(-34, 10)))!;
    expect(fall).toMatchObject({ value: -34, random: false });
    expect(fall.high).toBeCloseTo(-34 + 32.9, 0);
    expect(stepOf(points(figure(0, 10), figure(-34, 10)), 20)).toMatchObject({ random: true });
  });

  it('says from which change on four of five comparisons would find it', () => {
    // (2.3263 + 0.8416) × √2 × 10.
    expect(stepOf(points(figure(0, 10), figure(-5, 10)))!.noticeable).toBeCloseTo(44.8, 0);
  });

  it('says of none from which change on it would be found where the score cannot change by so much', () => {
    // Of five answers twice: 2.9 + 0.84 errors of 60 points.
    expect(stepOf(points(enps(3, 0, 2), enps(2, 0, 3)))!.noticeable).toBeNull();
    // (2.3263 + 0.8416) × √2 × 30 = 134 points: from +60 it may fall by 160, from 0 it may go no farther than 100.
    expect(stepOf(points(figure(0, 30), figure(60, 30)))!.noticeable).toBeCloseTo(134.4, 0);
    expect(stepOf(points(figure(60, 30), figure(0, 30)))!.noticeable).toBeNull();
  });

  it('is never told to reach beyond what can be: from one end of the scale to the other', () => {
    const [best, worst] = [enps(5, 0, 0), enps(0, 0, 5)];
    const fall = stepOf(points(best, worst))!;
    expect(fall).toMatchObject({ value: -200, low: -200 });
    expect(stepOf(points(worst, best))).toMatchObject({ value: 200, high: 200 });
    // Nor by the noise of days, nor by those who kept silent.
    const restless = [enps(5, 0, 0), enps(0, 0, 5), enps(5, 0, 0), enps(0, 0, 5), enps(5, 0, 0), enps(1, 0, 4)];
    expect(stepOf(points(...restless))).toMatchObject({ low: -200, high: 200, random: true });
    const few = (groups: Parameters<typeof enpsEstimate>[0]) => enpsEstimate(groups, { asked: 20, overTime: true })!;
    const silent = stepOf(
      points(few({ promoters: 5, passives: 0, detractors: 1 }), few({ promoters: 1, passives: 0, detractors: 5 })),
    )!;
    expect(silent.silent!.low).toBe(-200);
    const mean = (...counts: number[]) => meanOfCounts([0, ...counts], { values: [1, 2, 3, 4, 5] })!;
    expect(stepOf(points(mean(5, 0, 0, 0, 0), mean(1, 0, 0, 0, 5)))!.high).toBeLessThanOrEqual(4);
  });

  it('is judged by the noise of days that the runs before tell', () => {
    const restless = [10, -30, 20, -25, 15, -20].map((value) => figure(value, 8));
    expect(stepOf(points(...restless, figure(20, 8)))).toMatchObject({ value: 40, random: true });
    const calm = [2, -3, 4, -1, 1, -20].map((value) => figure(value, 8));
    expect(stepOf(points(...calm, figure(20, 8)))).toMatchObject({ value: 40, random: false });
  });

  it.each([2, 6, 12])('is found where there is none in few of fifty, with days that differ: %i runs', (many) => {
    const random = seededRandom(11);
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const rounds = 2000;
    let found = 0;
    for (let round = 0; round < rounds; round++) {
      const day = many > 4 ? 10 : 0;
      const series = Array.from({ length: many }, () => figure(normal() * Math.hypot(12, day), 12));
      if (!stepOf(points(...series))!.random) found++;
    }
    expect(found / rounds).toBeLessThan(0.035);
  });
});
