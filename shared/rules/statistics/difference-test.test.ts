import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';
import { benjaminiHochberg } from './benjamini-hochberg.ts';
import { DifferenceTest, momentsOf, welch } from './difference-test.ts';

const SCALE = [1, 2, 3, 4, 5];
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The same by going through every choice. */
function enumerated(all: readonly number[], part: readonly number[]): number {
  const answers = all.flatMap((count, place) => Array.from({ length: count }, () => place));
  const size = sum(part);
  const mean = (size * sum(answers)) / answers.length;
  const far = Math.abs(sum(part.map((count, place) => count * place)) - mean);
  let [ways, asFar] = [0, 0];
  const choose = (from: number, left: number, total: number): void => {
    if (left === 0) {
      ways += 1;
      if (Math.abs(total - mean) >= far - 1e-9) asFar += 1;
      return;
    }
    for (let index = from; index <= answers.length - left; index++)
      choose(index + 1, left - 1, total + answers[index]!);
  };
  choose(0, size, 0);
  return asFar / ways;
}

describe('a part against all others', () => {
  it('is counted by hand: 1 and 2 of 1, 2, 3, 4, 5', () => {
    // Of ten pairs, 1 + 2 and 4 + 5 are three from what two come to on the whole, 6.
    expect(new DifferenceTest(SCALE, [1, 1, 1, 1, 1]).p([1, 1, 0, 0, 0])).toBeCloseTo(0.2, 12);
  });

  it.each([
    // Fisher's lady tasting tea, guessing 3 of 4: p = 0.4857 (R, ?fisher.test, after Agresti 1990, p. 61).
    [[4, 4], [1, 3], 0.4857],
    // All four right: 2 of 70.
    [[4, 4], [0, 4], 0.0286],
    // Fisher's criminal twins: 2 of 15 dizygotic and 10 of 13 monozygotic, p = 0.000537 (R, ?fisher.test).
    [[18, 12], [3, 10], 0.000_537],
  ])('is Fisher’s exact test where there are two kinds of answers: %j, of them %j', (all, part, p) => {
    expect(new DifferenceTest([0, 1], all).p(part)).toBeCloseTo(p, 4);
  });

  it('counts what going through every choice counts', () => {
    const counts = fc.array(fc.nat(3), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(counts, counts, (part, others) => {
        if (sum(part) === 0 || sum(others) === 0) return;
        const all = part.map((count, place) => count + others[place]!);
        expect(new DifferenceTest(SCALE, all).p(part)).toBeCloseTo(enumerated(all, part), 10);
      }),
      { numRuns: 100, seed: 4 },
    );
  });

  it('is the same seen from either side', () => {
    const test = new DifferenceTest(SCALE, [10, 20, 30, 20, 40]);
    expect(test.p([5, 5, 2, 1, 0])).toBe(test.p([5, 15, 28, 19, 40]));
  });

  it('is Welch’s test of two large parts, which agrees with counting where both can be had', () => {
    const all = [30, 40, 60, 50, 20];
    const [part, others] = [
      [9, 9, 7, 3, 1],
      [21, 31, 53, 47, 19],
    ];
    const exact = new DifferenceTest(SCALE, all).p(part)!;
    expect(welch(momentsOf(SCALE, part), momentsOf(SCALE, others)) / exact).toBeCloseTo(1, 0);
    // Student's sleep data: t = −1.8608 with 17.776 degrees, p = 0.07939 (R, ?t.test); with 17 degrees 0.0801.
    const one = { n: 10, mean: 0.75, variance: 1.789_01 ** 2 };
    const other = { n: 10, mean: 2.33, variance: 2.002_249 ** 2 };
    expect(welch(one, other)).toBeCloseTo(0.0801, 3);
  });

  it('of thirty and more on either side takes no counting', () => {
    const test = new DifferenceTest(SCALE, [40_000, 20_000, 10_000, 20_000, 10_000]);
    expect(test.p([20_000, 9000, 5000, 11_000, 5000])).toBeLessThan(0.01);
    expect(test.p([20_000, 10_000, 5000, 10_000, 5000])).toBe(1);
    expect(new DifferenceTest(SCALE, [50, 0, 0, 0, 50]).p([50, 0, 0, 0, 0])).toBe(0);
    expect(new DifferenceTest(SCALE, [100, 0, 0, 0, 0]).p([50, 0, 0, 0, 0])).toBe(1);
  });

  it('holds a part of seven against a hundred thousand', () => {
    const test = new DifferenceTest(SCALE, [10_000, 20_000, 40_000, 20_000, 10_000]);
    // All seven choose 1, each with a chance of nearly one in ten; so would seven who choose 5.
    expect(test.p([7, 0, 0, 0, 0])! / (2 * 0.1 ** 7)).toBeCloseTo(1, 2);
  });

  it('is nothing where there is nobody else', () => {
    expect(new DifferenceTest(SCALE, [1, 2, 3, 0, 0]).p([1, 2, 3, 0, 0])).toBeNull();
    expect(new DifferenceTest(SCALE, [1, 2, 3, 0, 0]).p([0, 0, 0, 0, 0])).toBeNull();
  });
});

describe('many comparisons', () => {
  it('are corrected as Benjamini and Hochberg correct theirs', () => {
    // Their example of 1995: fifteen probabilities, of which four stay below 0.05 (R: p.adjust(p, "BH")).
    const ps = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
    ];
    const adjusted = benjaminiHochberg(ps);
    expect(adjusted.filter((p) => p <= 0.05)).toHaveLength(4);
    expect(adjusted.slice(0, 5).map((p) => Number(p.toFixed(4)))).toEqual([0.0015, 0.003, 0.0095, 0.0356, 0.0603]);
    expect(benjaminiHochberg([0.04, 0.01, 0.03])).toEqual([0.04, 0.03, 0.04]);
    expect(benjaminiHochberg([])).toEqual([]);
  });

  it('find a difference where there is none in hardly one heat map of twenty', () => {
    const random = seededRandom(2);
    let found = 0;
    const maps = 400;
    for (let map = 0; map < maps; map++) {
      const ps = Array.from({ length: 10 }, () => {
        const teams = Array.from({ length: 6 }, () => {
          const counts = [0, 0, 0, 0, 0];
          for (let person = 0; person < 7; person++) counts[Math.floor(5 * random() ** 0.6)]! += 1;
          return counts;
        });
        const test = new DifferenceTest(
          SCALE,
          SCALE.map((_, place) => sum(teams.map((team) => team[place]!))),
        );
        return teams.map((team) => test.p(team)!);
      }).flat();
      if (benjaminiHochberg(ps).some((p) => p <= 0.05)) found += 1;
    }
    expect(found / maps).toBeLessThan(0.07);
  });
});

describe('two groups held against each other', () => {
  const chanceOf = (one: readonly number[], other: readonly number[]) =>
    new DifferenceTest(
      [...one.keys()],
      one.map((count, place) => count + other[place]!),
    ).p(one);

  it('that say the opposite are one of all ways to share out the same answers', () => {
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
  ])('differ by the same chance whichever of them is named first: %j and %j', (one, other) => {
    expect(chanceOf(one, other)).toBeCloseTo(chanceOf(other, one)!, 10);
  });
});
