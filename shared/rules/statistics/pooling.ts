import { sum } from '../sum.ts';
import type { Moments } from './difference-test.ts';
import { bisect } from './exact-interval.ts';

/** The figure of one group by itself, and the variance that chance gives it. */
export interface OwnFigure {
  readonly value: number;
  readonly variance: number;
}

/** What the people of a group answered, and how many of them were asked; null where nobody knows. */
export interface AnsweredBy extends Moments {
  readonly asked: number | null;
}

/** Where a group probably lies, with its 95 % interval. */
export interface PooledFigure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Groups pooled. */
export interface Pooling {
  /** The mean of all groups, the surer ones weighing more. */
  readonly mean: number;
  /** The variance between groups that chance does not explain. */
  readonly between: number;
  /** In the order given. */
  readonly figures: readonly PooledFigure[];
}

/** Of fewer groups nobody knows how far they differ: the correction for that divides by their number less three. */
const FEWEST = 4;
const Z_95 = 1.96;
/** What is known exactly has so little variance left, so that it can be divided by. */
const LEAST_VARIANCE = 1e-9;

/**
 * The figures of groups with what chance gives each of them, as of people drawn from those who were asked (the finite
 * population correction of `estimateMean`). How far answers differ within a group is taken of all groups together: five
 * answers that happen to agree would make their group look sure.
 */
export function ownFigures(groups: readonly AnsweredBy[]): OwnFigure[] {
  const degrees = sum(groups.map(({ n }) => n - 1));
  const within = sum(groups.map(({ n, variance }) => (n - 1) * variance)) / degrees;
  return groups.map(({ n, mean, asked }) => {
    const left = asked !== null && asked >= n ? (asked - n) / asked : 1;
    return { value: mean, variance: (within / n) * left };
  });
}

/**
 * Where each of several groups probably lies, partially pooled (empirical Bayes): its own figure is drawn to the mean of
 * all, the farther the more of it may be chance; null of fewer than four groups.
 *
 * - **Between groups**: the variance tau² by Paule and Mandel (Journal of Research of the National Bureau of Standards
 *   87, 1982): that under which the weighted squares about the mean are as many as expected, 0 where they are fewer.
 * - **Value**: w·y + (1 − w)·mean, w = tau² / (tau² + v).
 * - **Interval**: the variance of Morris (Parametric Empirical Bayes Inference, Journal of the American Statistical
 *   Association 78, 1983), which adds what is not known of the mean and of tau². In it stands his shrinkage,
 *   (k − 3) / (k − 1) of that of the value: with the whole one the interval of eight teams would be too short.
 */
export function poolFigures(own: readonly OwnFigure[]): Pooling | null {
  if (own.length < FEWEST) return null;
  const groups = own.map(({ value, variance }) => ({ value, variance: Math.max(variance, LEAST_VARIANCE) }));
  const degrees = groups.length - 1;
  const middle = sum(groups.map(({ value }) => value)) / groups.length;
  // With as much as this the weighted squares are never more than expected.
  const most = sum(groups.map(({ value }) => (value - middle) ** 2)) / degrees;
  const exceeds = (tau2: number) => squaresAt(groups, tau2) > degrees;
  const between = exceeds(0) ? bisect(0, most, exceeds) : 0;
  const { mean, weights } = meanAt(groups, between);
  const all = sum(weights);
  const usual = sum(groups.map(({ variance }, place) => weights[place]! * variance)) / all + between;
  const figures = groups.map(({ value, variance }, place) => {
    const weight = weights[place]!;
    const drawn = variance * weight;
    const surely = (drawn * (degrees - 2)) / degrees;
    const ofMean = variance * (1 - (1 - weight / all) * surely);
    const ofBetween = (2 / (degrees - 2)) * surely ** 2 * usual * weight * (value - mean) ** 2;
    const probably = value - drawn * (value - mean);
    const reach = Z_95 * Math.sqrt(ofMean + ofBetween);
    return { value: probably, low: probably - reach, high: probably + reach };
  });
  return { mean, between, figures };
}

/** The mean of the groups where they differ by so much, and what each weighs in it. */
function meanAt(groups: readonly OwnFigure[], tau2: number): { mean: number; weights: number[] } {
  const weights = groups.map(({ variance }) => 1 / (tau2 + variance));
  return { mean: sum(groups.map(({ value }, place) => weights[place]! * value)) / sum(weights), weights };
}

function squaresAt(groups: readonly OwnFigure[], tau2: number): number {
  const { mean, weights } = meanAt(groups, tau2);
  return sum(groups.map(({ value }, place) => weights[place]! * (value - mean) ** 2));
}
