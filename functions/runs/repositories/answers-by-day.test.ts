import { describe, expect, it } from 'vitest';
import { countDays } from './answers-by-day.ts';
import type { Item } from '#data/table.ts';
import type { Change } from '#data/stream.ts';

const answer = (answeredAt: string): Item => ({
  pk: 'RUN#1',
  sk: 'RESPONSE#1',
  type: 'response',
  answers: [],
  answeredAt,
});
const change = (old: string | null, came: string | null): Change => ({
  key: { pk: 'RUN#1', sk: 'RESPONSE#1' },
  sequence: '1',
  old: old === null ? null : answer(old),
  new: came === null ? null : answer(came),
});

describe('answers by day', () => {
  it('are counted by the day it was in Moscow when they were given', () => {
    const came = ['2026-11-22T20:00:00.000Z', '2026-11-22T21:00:00.000Z', '2026-11-23T20:59:59.000Z'];
    expect(
      countDays(
        {},
        came.map((at) => change(null, at)),
      ),
    ).toEqual({ '2026-11-22': 1, '2026-11-23': 2 });
  });

  it('count an answer that is changed once, on the day of the first', () => {
    const changed = change('2026-11-22T10:00:00.000Z', '2026-11-25T10:00:00.000Z');
    expect(countDays({ '2026-11-22': 1 }, [changed])).toEqual({ '2026-11-22': 1 });
  });

  it('stay as they are when a name is taken off, which takes the answer away and brings it under another key', () => {
    const taken = [change('2026-11-22T10:12:00.000Z', null), change(null, '2026-11-22T10:00:00.000Z')];
    expect(countDays({ '2026-11-22': 1 }, taken)).toEqual({ '2026-11-22': 1 });
    expect(countDays({ '2026-11-22': 2 }, taken.slice(0, 1))).toEqual({ '2026-11-22': 1 });
  });

  it('are those of a month at most, so that the counters stay small', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day, 9)).toISOString();
    const days = countDays(
      {},
      Array.from({ length: 40 }, (_, index) => change(null, at(index + 1))),
    );
    expect(Object.keys(days)).toHaveLength(31);
    expect(countDays(days, [change(null, at(5)), change(null, at(39))])).toEqual({ ...days, '2026-01-05': 2 });
  });
});
