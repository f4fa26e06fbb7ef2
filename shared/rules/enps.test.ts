import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enps, isEnpsQuestion } from './enps.ts';

const scores = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1, maxLength: 300 });
const repeat = (count: number, score: number) => Array.from({ length: count }, () => score);

describe('enps', () => {
  it('subtracts the share of 0–6 from the share of 9–10, passives counting below the line only', () => {
    const value = enps([...repeat(15, 10), ...repeat(10, 7), ...repeat(9, 6)]);
    expect(value).toMatchObject({ promoters: 15, passives: 10, detractors: 9, total: 34 });
    expect(value?.score).toBeCloseTo(17.647, 3);
  });

  it('gives the adjusted-Wald interval of 95 %', () => {
    const value = enps([...repeat(4, 9), ...repeat(4, 8), ...repeat(2, 0)]);
    // n' = 13, p' = 4.75/13, d' = 2.75/13: centre 15.38, reach 1.96·√((0.5769 − 0.0237)/13) = 40.43
    expect(value?.low).toBeCloseTo(-25.05, 1);
    expect(value?.high).toBeCloseTo(55.82, 1);
  });

  it('says nothing without answers', () => {
    expect(enps([])).toBeNull();
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
