import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enps, isEnpsQuestion } from './enps.ts';

const scores = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 5, maxLength: 300 });
const repeat = (count: number, score: number) => Array.from({ length: count }, () => score);

describe('enps', () => {
  it('subtracts the share of 0–6 from the share of 9–10, passives counting below the line only', () => {
    const value = enps([...repeat(15, 10), ...repeat(10, 7), ...repeat(9, 6)]);
    expect(value).toMatchObject({ promoters: 15, passives: 10, detractors: 9, total: 34 });
    expect(value?.score).toBeCloseTo(17.647, 3);
  });

  it('gives an adjusted-Wald interval of 95 %', () => {
    const value = enps([...repeat(4, 9), ...repeat(4, 8), ...repeat(2, 0)]);
    // n' = 13, p' = 5/13, d' = 3/13: centre 15.38, reach 2.262·√((0.6154 − 0.0237)/13) = 48.26
    expect(value?.low).toBeCloseTo(-32.87, 1);
    expect(value?.high).toBeCloseTo(63.64, 1);
  });

  it('is hardly wider than the interval published as the best of six where answers are many', () => {
    // Rocks 2016 as MeasuringU gives it: n' = n + 3, ¾ more promoters and detractors, the normal quantile.
    const published = (promoters: number, detractors: number, n: number) => {
      const [p, d] = [(promoters + 0.75) / (n + 3), (detractors + 0.75) / (n + 3)];
      const reach = 196 * Math.sqrt((p + d - (p - d) ** 2) / (n + 3));
      return [100 * (p - d) - reach, 100 * (p - d) + reach] as const;
    };
    const { low, high } = enps([...repeat(90, 10), ...repeat(60, 7), ...repeat(50, 2)])!;
    const [publishedLow, publishedHigh] = published(90, 50, 200);
    expect(Math.abs(low - publishedLow)).toBeLessThan(0.5);
    expect(Math.abs(high - publishedHigh)).toBeLessThan(0.5);
  });

  it('is about the people asked where their number is known', () => {
    const scores = [...repeat(15, 10), ...repeat(10, 8), ...repeat(9, 2)];
    const anybody = enps(scores)!;
    const forty = enps(scores, { asked: 40 })!;
    expect(forty).toMatchObject({ score: anybody.score, total: 34 });
    expect(forty.high - forty.low).toBeLessThan((anybody.high - anybody.low) / 2);
    // If all six who are silent were promoters: (15 + 6 − 9) of 40.
    expect(forty.high).toBe(30);
    expect(enps(scores, { asked: 34 })).toMatchObject({ low: anybody.score, high: anybody.score });
    expect(enps(scores, { asked: null })).toEqual(anybody);
  });

  it('says nothing below five scores', () => {
    expect(enps([])).toBeNull();
    expect(enps([0])).toBeNull();
    expect(enps([10, 10, 9, 3])).toBeNull();
    expect(enps([10, 10, 9, 3, 7])).toMatchObject({ score: 40, total: 5 });
  });

  it('stays within −100…100, sums its groups, holds for any order and mirrors when groups swap', () => {
    fc.assert(
      fc.property(scores, (list) => {
        const value = enps(list)!;
        expect(value.promoters + value.passives + value.detractors).toBe(list.length);
        expect(Math.abs(value.score)).toBeLessThanOrEqual(100);
        expect(value.low).toBeGreaterThanOrEqual(-100);
        expect(value.high).toBeLessThanOrEqual(100);
        expect(value.low).toBeLessThan(value.high);
        expect(value.low).toBeLessThanOrEqual(value.score);
        expect(value.high).toBeGreaterThanOrEqual(value.score);
        expect(enps(list.toReversed())).toEqual(value);
        const swapped = enps(list.map((score) => (score >= 9 ? 0 : score <= 6 ? 10 : score)))!;
        expect(swapped.score).toBeCloseTo(-value.score, 9);
        expect(swapped.low).toBeCloseTo(-value.high, 9);
      }),
    );
  });

  it('rises, or stays, when one answer rises', () => {
    fc.assert(
      fc.property(scores, fc.nat(), (list, pick) => {
        const at = pick % list.length;
        const raised = list.with(at, Math.min(10, list[at]! + 1));
        expect(enps(raised)!.score).toBeGreaterThanOrEqual(enps(list)!.score);
      }),
    );
  });

  it('narrows with more answers of the same mix', () => {
    const width = (times: number) => {
      const value = enps([...repeat(4 * times, 10), ...repeat(4 * times, 7), ...repeat(2 * times, 3)])!;
      return value.high - value.low;
    };
    expect(width(10)).toBeLessThan(width(1));
  });
});

describe('isEnpsQuestion', () => {
  it('is the first question of an eNPS poll and no other', () => {
    expect([0, 1, 2].map((position) => isEnpsQuestion({ type: 'ENPS' }, position))).toEqual([true, false, false]);
    expect(isEnpsQuestion({ type: 'PULSE' }, 0)).toBe(false);
  });
});
