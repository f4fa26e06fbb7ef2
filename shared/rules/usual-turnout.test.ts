import { describe, expect, it } from 'vitest';
import { usualTurnout, type ClosedRun } from './usual-turnout.ts';

const run = (asked: number, ...byDay: number[]): ClosedRun => ({
  asked,
  byDay,
  answered: byDay.reduce((all, count) => all + count, 0),
});
/** By the end of each day, of forty: 5, 15, 20; 8, 20, 30; 4, 10, 16; 6, 18, 25; 7, 16, 22. */
const RUNS = [run(40, 5, 10, 5), run(40, 8, 12, 10), run(20, 2, 3, 3), run(40, 6, 12, 7), run(40, 7, 9, 6)];

describe('usual turnout', () => {
  it('reaches from what is likely by the end of the day before to what is by the end of this day', () => {
    // numpy and scipy 1.17 of the arcsine shares: by the day 1.93…11.44 and 5.38…27.51 (the third run of forty alike).
    const alike = RUNS.with(2, run(40, 4, 6, 6));
    expect(usualTurnout(alike, { asked: 40, day: 1, step: 1 })).toEqual({ low: 1, high: 28 });
    expect(usualTurnout(alike, { asked: 40, day: 2, step: 1 })).toEqual({ low: 5, high: 37 });
  });

  it('is not undercut by the least of a few runs like any other', () => {
    // The least of these five had 16 by the end: so few are nothing unusual, though no run had fewer.
    expect(usualTurnout(RUNS, { asked: 40, day: 9, step: 1 })!.low).toBeLessThan(15);
  });

  it('begins at nobody on the first day', () => {
    expect(usualTurnout(RUNS, { asked: 40, day: 0, step: 1 })).toMatchObject({ low: 0 });
  });

  it('stays with what a run came to, once it is longer than those before', () => {
    const end = usualTurnout(RUNS, { asked: 40, day: 9, step: 1 });
    expect(usualTurnout(RUNS, { asked: 40, day: 30, step: 1 })).toEqual(end);
  });

  it('is about the people asked now, however many were asked then', () => {
    expect(usualTurnout(RUNS, { asked: 10, day: 2, step: 1 })!.high).toBeLessThanOrEqual(10);
  });

  it('is told in steps where answers are, never beyond those asked', () => {
    expect(usualTurnout(RUNS, { asked: 40, day: 1, step: 5 })).toEqual({ low: 0, high: 30 });
    expect(usualTurnout(RUNS, { asked: 12, day: 9, step: 5 })).toEqual({ low: 0, high: 12 });
  });

  it('leaves room for one person where all runs were alike', () => {
    const all = Array.from({ length: 5 }, () => run(8, 7));
    expect(usualTurnout(all, { asked: 8, day: 3, step: 1 })).toEqual({ low: 6, high: 8 });
  });

  it('is unknown below five runs, and where a run asked nobody', () => {
    expect(usualTurnout(RUNS.slice(0, 4), { asked: 40, day: 1, step: 1 })).toBeNull();
    expect(usualTurnout([...RUNS.slice(0, 4), run(0)], { asked: 40, day: 1, step: 1 })).toBeNull();
  });

  it('never says more than everybody, though more have answered than were asked', () => {
    const over = Array.from({ length: 5 }, () => run(4, 9));
    expect(usualTurnout(over, { asked: 10, day: 1, step: 1 })!.high).toBe(10);
  });
});
