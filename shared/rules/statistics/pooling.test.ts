import { describe, expect, it } from 'vitest';
import { sum } from '../sum.ts';
import { momentsOf } from './difference-test.ts';
import { ownFigures, poolFigures } from './pooling.ts';
import { seededRandom } from './seeded-random.ts';

const squaredError = (values: readonly number[], truth: readonly number[]) =>
  sum(values.map((value, place) => (value - truth[place]!) ** 2));

describe('pooled figures', () => {
  it('come nearer to the season of eighteen batters than their first 45 times at bat (Efron and Morris, 1975)', () => {
    const hits = [18, 17, 16, 15, 14, 14, 13, 12, 11, 11, 10, 10, 10, 10, 10, 9, 8, 7];
    const season = [
      0.346, 0.298, 0.276, 0.222, 0.273, 0.27, 0.263, 0.21, 0.269, 0.23, 0.264, 0.256, 0.303, 0.264, 0.226, 0.285,
      0.316, 0.2,
    ];
    const values = hits.map((one) => one / 45);
    const all = sum(values) / 18;
    const variance = (all * (1 - all)) / 45;
    const { mean, between, figures } = poolFigures(values.map((value) => ({ value, variance })))!;
    expect(mean).toBeCloseTo(all, 9);
    // Of equal variances Paule and Mandel's is known in closed form.
    expect(between).toBeCloseTo(
      squaredError(
        values,
        Array.from(values, () => all),
      ) /
        17 -
        variance,
      9,
    );
    const pooled = figures.map(({ value }) => value);
    expect(squaredError(values, season)).toBeCloseTo(0.077, 2);
    expect(squaredError(pooled, season)).toBeLessThan(squaredError(values, season) / 3);
    const held = figures.filter(({ low, high }, place) => low <= season[place]! && season[place]! <= high);
    expect(held.length).toBeGreaterThanOrEqual(17);
  });

  it('have the variance between groups that is published for thirteen trials of unequal size (BCG, Paule–Mandel 0.318)', () => {
    const values = [
      -0.8893, -1.5854, -1.3481, -1.4416, -0.2175, -0.7861, -1.6209, 0.012, -0.4694, -1.3713, -0.3394, 0.4459, -0.0173,
    ];
    const variances = [
      0.3256, 0.1946, 0.4154, 0.02, 0.0512, 0.0069, 0.223, 0.004, 0.0564, 0.073, 0.0124, 0.5325, 0.0714,
    ];
    const { mean, between } = poolFigures(values.map((value, place) => ({ value, variance: variances[place]! })))!;
    expect(between).toBeCloseTo(0.318, 3);
    expect(mean).toBeCloseTo(-0.715, 3);
  });

  it('have a value and an interval that can be computed by hand', () => {
    // Means 0, 0, 4, 4 of variance 1: squares 16, tau² = 16/3 − 1 = 13/3, each is drawn by 3/16 to the mean of 2.
    const { between, figures } = poolFigures([0, 0, 4, 4].map((value) => ({ value, variance: 1 })))!;
    expect(between).toBeCloseTo(13 / 3, 9);
    expect(figures[0]!.value).toBeCloseTo(3 / 8, 9);
    // Morris draws by a third of that, 1/16: 1 − 3/4 · 1/16 for the mean, 2 · (1/16)² · 2² for tau².
    const reach = 1.96 * Math.sqrt(1 - 3 / 64 + 1 / 32);
    expect(figures[0]!.low).toBeCloseTo(3 / 8 - reach, 9);
    expect(figures[0]!.high).toBeCloseTo(3 / 8 + reach, 9);
  });

  it('are the own ones where groups differ by far more than chance, and where nothing is left to chance', () => {
    const far = [-1000, 0, 500, 2000];
    for (const [place, { value }] of poolFigures(far.map((value) => ({ value, variance: 1 })))!.figures.entries()) {
      expect(value).toBeCloseTo(far[place]!, 1);
    }
    const exact = poolFigures([3, 3, 3, 8].map((value) => ({ value, variance: 0 })))!.figures;
    expect(exact.map(({ value }) => Number(value.toFixed(6)))).toEqual([3, 3, 3, 8]);
    for (const { low, high } of exact) expect(high - low).toBeLessThan(0.001);
  });

  it('are the mean of all where groups differ by no more than chance', () => {
    const { mean, between, figures } = poolFigures(
      [6.9, 7, 7.1, 7.2].map((value, place) => ({ value, variance: 1 + place })),
    )!;
    expect(between).toBe(0);
    for (const { value } of figures) expect(value).toBeCloseTo(mean, 9);
  });

  it('are drawn the farther the fewer have answered', () => {
    const { mean, figures } = poolFigures([
      { value: 9, variance: 4 },
      { value: 9, variance: 0.2 },
      { value: 5, variance: 0.2 },
      { value: 6, variance: 0.2 },
    ])!;
    expect(figures[0]!.value).toBeGreaterThan(mean);
    expect(figures[0]!.value).toBeLessThan(figures[1]!.value);
  });

  it('take how far answers differ from all groups together, and less chance the more of those asked have answered', () => {
    const group = { n: 5, mean: 7, variance: 4, asked: null };
    const [agreed, wide, ...known] = ownFigures([
      { ...group, variance: 0 },
      { ...group, variance: 8 },
      ...[20, 10, 5, 4].map((asked) => ({ ...group, asked })),
    ]).map(({ variance }) => variance);
    expect([agreed, wide]).toEqual([4 / 5, 4 / 5]);
    // Fewer than have answered cannot have been asked.
    expect(known).toEqual([0.75 * 0.8, 0.5 * 0.8, 0, 0.8].map((one) => expect.closeTo(one, 9)));
  });

  it('are none of fewer than four groups', () => {
    expect(poolFigures([1, 2, 3].map((value) => ({ value, variance: 1 })))).toBeNull();
  });
});

const SCORES = Array.from({ length: 11 }, (_, score) => score);
const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const drawScore = (mean: number, random: () => number) =>
  Math.min(10, Math.max(0, Math.round(mean + 2 * normal(random))));

/** Five to nine answers of twelve people in each team; what the teams think differs by so much. */
function drawTeams(teams: number, apart: number, random: () => number) {
  return Array.from({ length: teams }, (_, place) => {
    const mean = 6.5 + apart * normal(random);
    const people = Array.from({ length: 12 }, () => drawScore(mean, random));
    const answers = people.slice(0, 5 + (place % 5));
    const counts = SCORES.map((score) => answers.filter((one) => one === score).length);
    return { truth: sum(people) / 12, answered: { ...momentsOf(SCORES, counts), asked: 12 } };
  });
}

describe('of small teams that are drawn again and again', () => {
  const RUNS = 400;
  it.each([
    [4, 0],
    [4, 0.35],
    [4, 0.7],
    [4, 2],
    [8, 0],
    [8, 0.35],
    [8, 0.7],
    [8, 2],
    [20, 0],
    [20, 0.7],
    [20, 2],
  ])('the pooled figures err by less and their intervals hold: %i teams, %f apart', (teams, apart) => {
    const random = seededRandom(7);
    let [own, pooled, held] = [0, 0, 0];
    for (let run = 0; run < RUNS; run++) {
      const drawn = drawTeams(teams, apart, random);
      const truth = drawn.map((team) => team.truth);
      const { figures } = poolFigures(ownFigures(drawn.map((team) => team.answered)))!;
      const values = drawn.map((team) => team.answered.mean);
      own += squaredError(values, truth);
      pooled += squaredError(
        figures.map(({ value }) => value),
        truth,
      );
      held += figures.filter(({ low, high }, place) => low <= truth[place]! && truth[place]! <= high).length;
    }
    expect(pooled).toBeLessThan(own);
    expect(held / RUNS / teams).toBeGreaterThan(0.93);
  });
});
