import { describe, expect, it } from 'vitest';
import { changeOf } from './change.ts';

const readings = (...values: number[]) => values.map((value) => ({ value, variance: 0.0001 }));

describe('a change since a step', () => {
  it('says how many readings since then lie on its side of the mean before, exactly there being no side', () => {
    const before = readings(0.5, 0.5, 0.5, 0.5, 0.5, 0.5);
    const fall = changeOf(before, readings(0.2, 0.3, 0.6, 0.5), 0);
    expect(fall!.value).toBeCloseTo(-0.1, 10);
    expect(fall!.since).toEqual({ readings: 4, same: 2 });
    expect(changeOf(before, readings(0.7), 0)!.since).toEqual({ readings: 1, same: 1 });
  });
});
