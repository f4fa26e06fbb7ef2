import type { Estimate } from './estimate.ts';
import { OVER_TIME } from './over-time.ts';
import { silentStep, type Silent } from './silent.ts';
import { tQuantile, tTwoSided } from './student-t.ts';
import { sum } from '../sum.ts';
import { withinScale } from './within-scale.ts';

/** A figure of one run. */
export interface TrendPoint {
  /** When, in whatever unit the slope shall be per. */
  readonly at: number;
  /** Without `asked`, as for a difference. */
  readonly estimate: Estimate;
}

/** How a figure goes over the runs. */
export type Trend =
  | { readonly kind: 'few'; readonly runs: number }
  | {
      readonly kind: 'trend';
      readonly runs: number;
      /** By how much it changes per unit of time, with the 98 % interval (`OVER_TIME`). */
      readonly slope: number;
      readonly low: number;
      readonly high: number;
      /** How often chance alone would slope as much. */
      readonly p: number;
      /** Whether the interval leaves in zero: the trend may be random. */
      readonly random: boolean;
      /**
       * From the first run to the last, by the line: the interval, were those who kept silent others in one of both
       * alone (`silentStep`): they came to answer more, or less, over that time.
       */
      readonly silent: Silent | null;
    };

/** Through three runs any line goes well enough to mislead. */
export const FEWEST_RUNS = 4;

/**
 * The slope of a line through the runs, by random-effects meta-regression: a run weighs as much as it is sure, less the
 * noise of days that all runs share (τ², by the method of moments: DerSimonian and Laird, Controlled Clinical Trials 7,
 * 1986). The standard error is widened where runs still lie farther from the line than that explains, never narrowed,
 * and held against Student's t of k − 2: the modified Knapp-Hartung adjustment (Knapp and Hartung, Statistics in
 * Medicine 22, 2003; Röver, Knapp and Friede, BMC Medical Research Methodology 15:99, 2015). Mann-Kendall is not taken:
 * from four runs it can find nothing, and it knows nothing of how many have answered.
 */
export function trendOf(points: readonly TrendPoint[]): Trend {
  const runs = points.length;
  if (new Set(points.map(({ at }) => at)).size < FEWEST_RUNS) return { kind: 'few', runs };
  const errors = points.map(({ estimate }) => estimate.error ** 2);
  const days = varianceOfDays(points, errors);
  const { slope, spread, misfit } = lineThrough(
    points,
    errors.map((error) => 1 / (error + days)),
  );
  const degrees = runs - 2;
  const error = Math.sqrt(Math.max(1, misfit / degrees) / spread);
  const reach = tQuantile(OVER_TIME, degrees) * error;
  const [first, last] = [points[0]!, points.at(-1)!];
  const time = last.at - first.at;
  const [from, to] = [first.estimate, last.estimate];
  // Over all of the time a figure goes no farther than its scale does; the line may.
  const over = (perTime: number): number => withinScale(perTime * time, { from, to });
  const [low, high] = [over(slope - reach), over(slope + reach)];
  return {
    kind: 'trend',
    runs,
    slope: over(slope) / time,
    low: low / time,
    high: high / time,
    p: tTwoSided(slope / error, degrees),
    random: Math.abs(slope) <= reach,
    silent: silentStep(from, to, { low, high }),
  };
}

/** The noise of days of these runs, as a variance; 0 where they are too few to tell. */
export function daysOf(points: readonly TrendPoint[]): number {
  if (new Set(points.map(({ at }) => at)).size < FEWEST_RUNS) return 0;
  return varianceOfDays(
    points,
    points.map(({ estimate }) => estimate.error ** 2),
  );
}

/** The variance between runs that their own errors do not explain, around the line. */
function varianceOfDays(points: readonly TrendPoint[], errors: readonly number[]): number {
  const weights = errors.map((error) => 1 / error);
  const { middle, spread, misfit } = lineThrough(points, weights);
  const squares = weights.map((weight) => weight ** 2);
  const taken =
    sum(squares) / sum(weights) + sum(points.map(({ at }, index) => squares[index]! * (at - middle) ** 2)) / spread;
  return Math.max(0, (misfit - (points.length - 2)) / (sum(weights) - taken));
}

/** The line of least squares under these weights; `misfit` is what is left over, `spread` is about `middle`. */
function lineThrough(points: readonly TrendPoint[], weights: readonly number[]) {
  const all = sum(weights);
  const weighted = (of: (point: TrendPoint) => number) =>
    sum(points.map((point, index) => weights[index]! * of(point)));
  const middle = weighted(({ at }) => at) / all;
  const level = weighted(({ estimate }) => estimate.value) / all;
  const spread = weighted(({ at }) => (at - middle) ** 2);
  const slope = weighted(({ at, estimate }) => (at - middle) * (estimate.value - level)) / spread;
  const misfit = weighted(({ at, estimate }) => (estimate.value - level - slope * (at - middle)) ** 2);
  return { slope, middle, spread, misfit };
}
