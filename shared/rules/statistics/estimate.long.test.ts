import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { enpsEstimate } from '../enps.ts';
import { SMALLEST_GROUP } from '../smallest-group.ts';
import { SMALLEST_GROUP_MIN as smallest } from '../surveys.ts';
import type { Estimate } from './estimate.ts';
import { meanOfCounts } from './mean.ts';
import { shareOf } from './share.ts';

/** What is demanded of an interval of 95 %. */
const COVERED = 0.93;
const ENOUGH = expect.toSatisfy((coverage) => Number(coverage) > COVERED);

const LOG_FACTORIALS = [0];
for (let n = 1; n <= 400; n++) LOG_FACTORIALS.push(LOG_FACTORIALS.at(-1)! + Math.log(n));
/** Logarithm of how many ways there are to choose k of n; minus infinity where there is none. */
const ways = (n: number, k: number) =>
  k < 0 || k > n ? -Infinity : LOG_FACTORIALS[n]! - LOG_FACTORIALS[k]! - LOG_FACTORIALS[n - k]!;
const covers = ({ low, high }: Estimate, truth: number) => low - 1e-9 <= truth && truth <= high + 1e-9;

const ANSWER_RATES = [0.2, 0.3, 0.4, 0.6, 0.8, 0.9, 1];
const PEOPLE = [5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 60, 100, 200];
/** People asked, and how many of them have answered. */
const TURNOUTS = [...PEOPLE, 3, 4]
  .flatMap((asked) => ANSWER_RATES.map((rate) => [asked, Math.round(asked * rate)] as const))
  .filter(([, n]) => n >= smallest)
  // The groups only surveys may have come last.
  .toSorted(([, a], [, b]) => Number(a < SMALLEST_GROUP) - Number(b < SMALLEST_GROUP));

/** What can come of so many answers of three kinds, each with its interval. */
function outcomesOf(n: number, asked: number | null) {
  return Array.from({ length: n + 1 }, (_, promoters) =>
    Array.from({ length: n - promoters + 1 }, (__, detractors) => {
      const groups = { promoters, passives: n - promoters - detractors, detractors };
      return { ...groups, estimate: enpsEstimate(groups, { asked, smallest })! };
    }),
  ).flat();
}

describe('the interval of eNPS', () => {
  it.each(TURNOUTS)('covers what %i people asked think, of whom %i have answered, whatever it is', (asked, n) => {
    const outcomes = outcomesOf(n, asked);
    const step = asked <= 15 ? 1 : asked / 5;
    for (let promoters = 0; promoters <= asked; promoters += step) {
      for (let detractors = 0; promoters + detractors <= asked; detractors += step) {
        const truth = (100 * (promoters - detractors)) / asked;
        let covered = 0;
        for (const one of outcomes) {
          if (!covers(one.estimate, truth)) continue;
          const passives = ways(asked - promoters - detractors, one.passives);
          covered += Math.exp(
            ways(promoters, one.promoters) + ways(detractors, one.detractors) + passives - ways(asked, n),
          );
        }
        expect([promoters, detractors, covered]).toEqual([promoters, detractors, ENOUGH]);
      }
    }
  });

  it.each([3, 4, 5, 6, 7, 8, 10, 15, 20, 30, 50, 100])(
    'covers what people think of whom nobody knows how many were asked: %i answers',
    (n) => {
      const outcomes = outcomesOf(n, null);
      for (let p = 0; p <= 20; p++) {
        for (let d = 0; p + d <= 20; d++) {
          let covered = 0;
          for (const { promoters, passives, detractors, estimate } of outcomes) {
            if (!covers(estimate, 5 * (p - d))) continue;
            const order = ways(n, promoters) + ways(n - promoters, detractors);
            const odds = power(p / 20, promoters) + power(d / 20, detractors) + power((20 - p - d) / 20, passives);
            covered += Math.exp(order + odds);
          }
          expect([p, d, covered]).toEqual([p, d, ENOUGH]);
        }
      }
    },
  );
});

describe('the interval of a share', () => {
  const outcomes = (n: number, asked: number | null) =>
    Array.from({ length: n + 1 }, (_, part) => ({ part, estimate: shareOf(part, n, { asked, smallest })! }));

  it.each(TURNOUTS)('covers the share among %i people asked, of whom %i have answered, whatever it is', (asked, n) => {
    const all = outcomes(n, asked);
    for (let like = 0; like <= asked; like++) {
      let covered = 0;
      for (const { part, estimate } of all) {
        if (!covers(estimate, like / asked)) continue;
        covered += Math.exp(ways(like, part) + ways(asked - like, n - part) - ways(asked, n));
      }
      expect([like, covered]).toEqual([like, ENOUGH]);
    }
  });

  it.each([3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100, 200])(
    'covers it where nobody knows how many were asked: %i answers',
    (n) => {
      const all = outcomes(n, null);
      for (let percent = 0; percent <= 100; percent++) {
        let covered = 0;
        for (const { part, estimate } of all) {
          if (!covers(estimate, percent / 100)) continue;
          covered += Math.exp(ways(n, part) + power(percent / 100, part) + power(1 - percent / 100, n - part));
        }
        expect([percent, covered]).toEqual([percent, ENOUGH]);
      }
    },
  );
});

describe('the interval of a mean', () => {
  /** Shapes of opinion: how many of those asked would give 0, 1, … 10. */
  const SHAPES = {
    'a bell': [0, 0, 1, 2, 4, 8, 12, 14, 10, 5, 2],
    'mostly content': [1, 1, 1, 2, 2, 4, 6, 10, 18, 25, 30],
    'content, a few not at all': [6, 2, 1, 0, 0, 1, 2, 5, 15, 28, 40],
    'two camps': [40, 6, 2, 1, 1, 2, 1, 1, 4, 6, 36],
    'every score alike': [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    'nearly the same': [0, 0, 0, 0, 0, 0, 0, 10, 60, 30, 0],
    'mostly unhappy': [35, 25, 15, 8, 5, 3, 2, 2, 2, 2, 1],
    'nothing but the ends': [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6],
    'tens and a zero here and there': [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9],
  };
  const SAMPLES = 600;
  /** As many people as you like, for runs of which nobody knows how many were asked. */
  const MANY = 20_000;

  it.each(Object.entries(SHAPES))('covers what people think in every turnout: %s', (_, shape) => {
    const random = seededRandom(11);
    const cells = [...TURNOUTS, ...[...PEOPLE, 3, 4].map((n) => [null, n] as const)];
    for (const [asked, n] of cells) {
      const people = peopleOf(shape, asked ?? MANY);
      const truth = people.reduce((sum, score) => sum + score, 0) / people.length;
      let covered = 0;
      for (let sample = 0; sample < SAMPLES; sample++) {
        const counts = draw(people, n, random);
        const estimate = meanOfCounts(counts, { asked, smallest })!;
        if (covers(estimate, truth)) covered++;
      }
      expect([asked, n, covered / SAMPLES]).toEqual([asked, n, ENOUGH]);
    }
  });
});

describe('every estimate', () => {
  const counts = fc.array(fc.nat(30), { minLength: 11, maxLength: 11 });
  const kinds = {
    mean: { of: meanOfCounts, min: 0, max: 10 },
    'mean on a scale of 1 to 5': {
      of: (all: readonly number[], options: { asked?: number | null }) =>
        meanOfCounts([7, ...all.slice(0, 5)], { ...options, values: [1, 2, 3, 4, 5] }),
      min: 1,
      max: 5,
    },
    share: {
      of: ([part = 0, rest = 0]: readonly number[], options: { asked?: number | null }) =>
        shareOf(part, part + rest, options),
      min: 0,
      max: 1,
    },
    eNPS: {
      of: ([promoters = 0, passives = 0, detractors = 0]: readonly number[], options: { asked?: number | null }) =>
        enpsEstimate({ promoters, passives, detractors }, options),
      min: -100,
      max: 100,
    },
  };

  it.each(Object.entries(kinds))(
    'lies in its interval, within the bounds the silent leave: %s',
    (_, { of, min, max }) => {
      fc.assert(
        fc.property(counts, fc.option(fc.nat(300)), (all, silent) => {
          const free = of(all, {});
          if (!free) return;
          const asked = silent === null ? null : free.n + silent;
          const { value, low, high, n } = of(all, { asked })!;
          expect(low).toBeLessThanOrEqual(value);
          expect(value).toBeLessThanOrEqual(high);
          expect(low).toBeGreaterThanOrEqual(min);
          expect(high).toBeLessThanOrEqual(max);
          if (asked === null) return;
          expect(low).toBeGreaterThanOrEqual((value * n + (asked - n) * min) / asked - 1e-9);
          expect(high).toBeLessThanOrEqual((value * n + (asked - n) * max) / asked + 1e-9);
        }),
      );
    },
  );

  it('is nothing below five answers, and exact where all have answered', () => {
    expect(enpsEstimate({ promoters: 4, passives: 0, detractors: 0 })).toBeNull();
    expect(meanOfCounts([0, 0, 0, 0, 0, 0, 0, 4])).toBeNull();
    expect(shareOf(1, 4)).toBeNull();
    expect(shareOf(2, 5, { asked: 5 })).toMatchObject({ value: 0.4, low: 0.4, high: 0.4, n: 5 });
  });

  it('is about any number of people where fewer are said to be asked than have answered', () => {
    expect(shareOf(20, 45, { asked: 40 })).toEqual(shareOf(20, 45));
    expect(shareOf(20, 45, { asked: null })).toEqual(shareOf(20, 45));
  });

  it('of one or two silent people knows the bounds they leave and no more', () => {
    expect(shareOf(19, 19, { asked: 20 })).toMatchObject({ low: 0.95, high: 1 });
    expect(meanOfCounts([0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0], { asked: 10 })).toMatchObject({ low: 7.2, high: 8.2 });
  });

  it('narrows with more answers of the same mix, and with more of the people asked', () => {
    const width = ({ low, high }: Estimate) => high - low;
    expect(width(shareOf(40, 100)!)).toBeLessThan(width(shareOf(4, 10)!));
    const widths = [null, 400, 200, 120, 105, 100].map((asked) => width(shareOf(40, 100, { asked })!));
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(widths.at(-1)).toBe(0);
  });
});

/** Logarithm of so many times this probability; what happens no time is sure. */
function power(probability: number, times: number): number {
  return times === 0 ? 0 : times * Math.log(probability);
}

/** People of this shape, so many of them, by largest remainder. */
function peopleOf(shape: readonly number[], many: number): number[] {
  const all = shape.reduce((sum, one) => sum + one, 0);
  const exact = shape.map((one) => (one / all) * many);
  const counts = exact.map(Math.floor);
  const rest = many - counts.reduce((sum, one) => sum + one, 0);
  const order = exact.map((one, score) => [one % 1, score] as const).toSorted(([a], [b]) => b - a);
  for (const [, score] of order.slice(0, rest)) counts[score]!++;
  return counts.flatMap((count, score) => Array.from({ length: count }, () => score));
}

/** Draws so many of them without putting back; gives how many said what. Shuffles `people`. */
function draw(people: number[], many: number, random: () => number): number[] {
  const counts = Array.from({ length: 11 }, () => 0);
  for (let place = 0; place < many; place++) {
    const other = place + Math.floor(random() * (people.length - place));
    const score = people[other]!;
    people[other] = people[place]!;
    people[place] = score;
    counts[score]!++;
  }
  return counts;
}
