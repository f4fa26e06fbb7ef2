import { describe, expect, it } from 'vitest';
import { DifferenceTest } from '#functions/analysis/surveys/difference-test.ts';
import { benjaminiHochberg, FALSE_DISCOVERIES } from '#functions/analysis/surveys/benjamini-hochberg.ts';
import { chanceOf, moreThanChance } from './chance.ts';

const add = (one: readonly number[], other: readonly number[]) => one.map((count, place) => count + other[place]!);

describe('chance', () => {
  it('of two groups that say the opposite is one of all ways to share out the same answers', () => {
    // Of the 252 ways to choose five of ten, one has all low ones, and one all high ones.
    expect(chanceOf([5, 0, 0], [0, 0, 5])).toBeCloseTo(2 / 252, 12);
    expect(chanceOf([3, 0, 3], [3, 0, 3])).toBe(1);
  });

  it.each([
    [
      [2, 3, 1, 0, 0, 0, 0, 1, 0, 0, 0],
      [0, 0, 1, 0, 2, 3, 4, 6, 5, 2, 1],
    ],
    [
      [4, 2, 2],
      [3, 9, 14],
    ],
    [
      [9, 12, 15],
      [10, 8, 40],
    ],
    [
      [0, 40, 0],
      [0, 0, 35],
    ],
  ])('is what the heat map of surveys finds: %j and %j', (one, other) => {
    const same = new DifferenceTest([...one.keys()], add(one, other)).p(one)!;
    expect(chanceOf(one, other)).toBeCloseTo(same, 10);
    expect(chanceOf(other, one)).toBeCloseTo(same, 10);
  });

  it.each([[[0.01, 0.04, 0.03]], [[0.04, 0.04]], [[0.2, 0.001, 0.03, 0.5]], [[0.06]], [[]]])(
    'is corrected for how often it was asked after, as there: %j',
    (chances) => {
      expect(moreThanChance(chances)).toEqual(benjaminiHochberg(chances).map((p) => p <= FALSE_DISCOVERIES));
    },
  );
});
