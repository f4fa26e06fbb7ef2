import { describe, expect, it } from 'vitest';
import { seeded } from '#scripts/demo/random.ts';
import { budgets } from '../budgets.ts';
import { lineThrough, surelyRises } from './line.ts';

/** So many minutes of a value around 400 that rises by so much an hour, and jumps about by up to `noise`. */
function series(minutes: number, rise: number, noise: number, seed = 1): number[] {
  const random = seeded(seed);
  return Array.from({ length: minutes }, (_, minute) => 400 + (rise * minute) / 60 + noise * (random.next() - 0.5));
}

describe('whether a series of minutes grows', () => {
  it('finds a rise of a tenth an hour under noise, and says how sure it is', () => {
    const line = lineThrough(series(30, 40, 8));
    expect(line.percentAnHour).toBeGreaterThan(5);
    expect(line.percentAnHour).toBeLessThan(15);
    expect(surelyRises(line)).toBeGreaterThan(5);
  });

  it('accuses fewer than one series in twenty that only jumps about', () => {
    const accused = Array.from({ length: 400 }, (_, seed) => surelyRises(lineThrough(series(15, 0, 40, seed + 1))));
    expect(accused.filter((rise) => rise > 0).length).toBeLessThan(20);
  });

  it('claims nothing of two minutes, nor of what falls', () => {
    expect(surelyRises(lineThrough([1, 2]))).toBe(0);
    expect(surelyRises(lineThrough([3]))).toBe(0);
    expect(surelyRises(lineThrough(series(30, -80, 4)))).toBe(0);
  });

  it('tells a rise from what a number of threads that goes up with it explains', () => {
    const random = seeded(7);
    const threads = Array.from({ length: 30 }, (_, minute) => 20 + Math.round(minute / 6 + 4 * random.next()));
    const explained = threads.map((count) => 300 + 40 * count + 10 * (random.next() - 0.5));
    expect(surelyRises(lineThrough(explained))).toBeGreaterThan(budgets.soakMemory.atMost);
    expect(surelyRises(lineThrough(explained, threads))).toBeLessThan(1);
    // 2.5 MB a minute of some 1,300 are a ninth an hour.
    const leaking = explained.map((value, minute) => value + 2.5 * minute);
    expect(surelyRises(lineThrough(leaking, threads))).toBeGreaterThan(budgets.soakMemory.atMost);
    expect(
      lineThrough(
        leaking,
        threads.map(() => 20),
      ),
    ).toEqual(lineThrough(leaking));
  });
});
