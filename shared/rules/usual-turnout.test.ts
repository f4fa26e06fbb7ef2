import { describe, expect, it } from 'vitest';
import { usualTurnout, type ClosedRun } from './usual-turnout.ts';

const run = (asked: number, ...byDay: number[]): ClosedRun => ({
  asked,
  byDay,
  answered: byDay.reduce((all, count) => all + count, 0),
});
/** By the end of each day 5, 15, 20 of 40; 8, 20, 30 of 40; 2, 5, 8 of 20, which are 4, 10, 16 of 40. */
const RUNS = [run(40, 5, 10, 5), run(40, 8, 12, 10), run(20, 2, 3, 3)];

describe('usual turnout', () => {
  it('reaches from the least by the end of the day before to the most by the end of this day', () => {
    expect(usualTurnout(RUNS, { asked: 40, day: 1, step: 1 })).toEqual({ low: 4, high: 20 });
    expect(usualTurnout(RUNS, { asked: 40, day: 2, step: 1 })).toEqual({ low: 10, high: 30 });
  });

  it('begins at nobody on the first day', () => {
    expect(usualTurnout(RUNS, { asked: 40, day: 0, step: 1 })).toEqual({ low: 0, high: 8 });
  });

  it('stays with what a run came to, once it is longer than those before', () => {
    expect(usualTurnout(RUNS, { asked: 40, day: 9, step: 1 })).toEqual({ low: 16, high: 30 });
  });

  it('is about the people asked now, however many were asked then', () => {
    expect(usualTurnout(RUNS, { asked: 10, day: 2, step: 1 })).toEqual({ low: 2, high: 8 });
  });

  it('is told in steps where answers are, never beyond those asked', () => {
    expect(usualTurnout(RUNS, { asked: 40, day: 1, step: 5 })).toEqual({ low: 0, high: 20 });
    expect(usualTurnout(RUNS, { asked: 12, day: 9, step: 5 })).toEqual({ low: 0, high: 10 });
    const all = [run(8, 8), run(8, 8), run(8, 8)];
    expect(usualTurnout(all, { asked: 8, day: 3, step: 5 })).toEqual({ low: 5, high: 8 });
  });

  it('is unknown below three runs, and where a run asked nobody', () => {
    expect(usualTurnout(RUNS.slice(0, 2), { asked: 40, day: 1, step: 1 })).toBeNull();
    expect(usualTurnout([...RUNS.slice(0, 2), run(0)], { asked: 40, day: 1, step: 1 })).toBeNull();
  });

  it('never says more than everybody, though more have answered than were asked', () => {
    const over = [run(4, 9), run(4, 9), run(4, 9)];
    expect(usualTurnout(over, { asked: 10, day: 1, step: 1 })).toEqual({ low: 10, high: 10 });
  });
});
