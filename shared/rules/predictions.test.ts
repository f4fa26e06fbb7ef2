import { describe, expect, it } from 'vitest';
import { countable, held, trackRecord, type CheckedPrediction } from './predictions.ts';

/** One for each half-year in a row: what came, where 2 to 8 was said. */
const inARow = (came: readonly (number | null)[]): CheckedPrediction[] =>
  came.map((one, index) => ({
    from: `${2000 + index}-01-01`,
    until: `${2001 + index}-01-01`,
    low: 2,
    high: 8,
    came: one,
  }));

describe('whether a prediction held', () => {
  it('counts both ends of what was said, and nothing that has not come', () => {
    expect(inARow([2, 8, 1, 9, null]).map(held)).toEqual([true, true, false, false, null]);
  });
});

describe('predictions that are counted', () => {
  it('do not overlap: the earliest first, whatever order they come in', () => {
    const between = (from: string, until: string, came: number | null = 4) => ({ from, until, low: 2, high: 8, came });
    const quarters = [
      between('2026-07-01', '2026-12-31'),
      between('2026-04-01', '2026-09-30'),
      between('2026-01-01', '2026-06-30'),
      between('2026-06-30', '2026-12-30'),
    ];
    expect(countable(quarters).map(({ from }) => from)).toEqual(['2026-01-01', '2026-06-30']);
    // What has not come yet keeps nothing else from being counted.
    const open = [between('2026-01-01', '2026-06-30', null), between('2026-04-01', '2026-09-30')];
    expect(countable(open).map(({ from }) => from)).toEqual(['2026-04-01']);
  });
});

describe('how predictions have done', () => {
  it('is nothing to speak of before the first has come, and not judged before the fifth', () => {
    expect(trackRecord(inARow([null, null]))).toEqual({ checked: 0, held: 0, share: null, verdict: 'nothing_yet' });
    expect(trackRecord(inARow([4, 4, 4]))).toEqual({ checked: 3, held: 3, share: null, verdict: 'too_few' });
    expect(trackRecord(inARow([4, 4, 4, 4, 4])).verdict).toBe('as_promised');
  });

  it('does not contradict the promise where misses are as rare as chance makes them, and says how little that proves', () => {
    // Clopper and Pearson of 11 of 12: 0.615–0.998, which holds 0.95.
    const record = trackRecord(inARow([...Array.from({ length: 11 }, () => 5), 20]));
    expect(record).toMatchObject({ checked: 12, held: 11, verdict: 'as_promised' });
    expect(record.share!.low).toBeCloseTo(0.615, 3);
    expect(record.share!.high).toBeCloseTo(0.998, 3);
  });

  it('is worse than promised as soon as the count says so, of few as well', () => {
    // Of 2 of 6 the upper end is 0.777; of 0 of 2 it is 0.842, of 1 of 2 it is 0.987.
    expect(trackRecord(inARow([5, 5, 20, 20, 20, 20]))).toMatchObject({ held: 2, verdict: 'less_often' });
    expect(trackRecord(inARow([20, 20])).verdict).toBe('less_often');
    expect(trackRecord(inARow([5, 20])).verdict).toBe('too_few');
  });

  it('keeps the promise in its own words: of many companies with right intervals hardly any is blamed', () => {
    // Binomial(20, 0.95): P(at most 14) = 0.0003, P(at most 15) = 0.0026, P(at most 16) = 0.0159, P(at most 17) = 0.0755.
    const of = (misses: number) =>
      trackRecord(
        inARow([...Array.from({ length: 20 - misses }, () => 5), ...Array.from({ length: misses }, () => 20)]),
      );
    expect(of(3).verdict).toBe('as_promised');
    expect(of(4).verdict).toBe('less_often');
  });
});
