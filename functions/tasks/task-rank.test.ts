import { describe, expect, it } from 'vitest';
import { generateKeyBetween } from 'fractional-indexing';
import { bottomRank, rankAbove, rankBelow, rankBetween, topRank } from './task-rank.ts';

const at = (text: string) => new Date(text);
const MOMENTS = [
  '1970-01-01T00:00:00.001Z',
  '2026-11-22T06:00:00.000Z',
  '2026-11-22T06:00:00.001Z',
  '2079-01-01T00:00:00Z',
];

describe('topRank', () => {
  it('is above all that came before, down to the millisecond', () => {
    const ranks = MOMENTS.map((text) => topRank(at(text)));
    expect(ranks.toSorted()).toEqual(ranks.toReversed());
  });

  it('is one the library can go on from', () => {
    for (let count = 0; count < 200; count++) {
      const rank = topRank(at('2026-11-22T06:00:00Z'));
      expect(generateKeyBetween(null, rank) < rank).toBe(true);
      expect(generateKeyBetween(rank, null) > rank).toBe(true);
    }
  });

  it('tells apart most of those that come in one millisecond', () => {
    const ranks = Array.from({ length: 20 }, () => topRank(at('2026-11-22T06:00:00Z')));
    expect(new Set(ranks).size).toBeGreaterThan(10);
  });
});

describe('bottomRank', () => {
  it('is below all that came before, and below whatever was put on top', () => {
    const ranks = MOMENTS.map((text) => bottomRank(at(text)));
    expect(ranks.toSorted()).toEqual(ranks);
    expect(topRank(at(MOMENTS[0]!)) < ranks[0]!).toBe(true);
  });
});

describe('rankBetween', () => {
  const [above, below] = [topRank(at('2026-11-22T06:00:00Z')), topRank(at('2026-11-21T06:00:00Z'))];

  it('lies between its neighbours, wherever chance puts it', () => {
    for (let count = 0; count < 200; count++) {
      const rank = rankBetween(above, below);
      expect([above < rank, rank < below]).toEqual([true, true]);
    }
  });

  it('gives two who drop into one gap different places, as a rule', () => {
    const ranks = Array.from({ length: 64 }, () => rankBetween(above, below));
    expect(new Set(ranks).size).toBeGreaterThan(8);
  });

  it('is that of the one above where both are equal', () => {
    expect(rankBetween(above, above)).toBe(above);
  });

  it('is right below the one above where the two have changed places', () => {
    const rank = rankBetween(below, above);
    expect([rank > below, rank < generateKeyBetween(below, null)]).toEqual([true, true]);
  });

  it('stays short after a thousand drops into the same gap', () => {
    let rank = below;
    for (let count = 0; count < 1000; count++) {
      const next = rankBetween(above, rank);
      expect(next >= above && next <= rank).toBe(true);
      rank = next;
    }
    expect(rank.length).toBeLessThanOrEqual(100);
  });
});

describe('beside one neighbour', () => {
  it('is nearer than any card of another millisecond', () => {
    const ranks = ['00.000', '00.001', '00.002'].map((text) => topRank(at(`2026-11-22T06:00:${text}Z`))).toReversed();
    const [, middle] = ranks as [string, string, string];
    expect([ranks[0]! < rankAbove(middle), rankAbove(middle) < middle]).toEqual([true, true]);
    expect([middle < rankBelow(middle), rankBelow(middle) < ranks[2]!]).toEqual([true, true]);
  });
});
