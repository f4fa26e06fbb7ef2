import { SMALLEST_GROUP } from '../smallest-group.ts';
import { silentMeans, type SilentReach } from './silent.ts';
import { tQuantile95 } from './student-t.ts';
import { sum } from '../sum.ts';

/** A figure with its 95 % interval. The figure itself always lies within. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** What it can be: the ends of its scale. */
  readonly least: number;
  readonly most: number;
  /** The answers it is made of. */
  readonly n: number;
  /** The standard error, as of answers drawn from any number of people. */
  readonly error: number;
  /**
   * The interval, moved at either end by how far those who kept silent may move the figure (see `silentMeans`); null or
   * left out where so many have answered, or nobody knows of how many.
   */
  readonly silent?: SilentReach | null;
}

/** Whom an interval is about. */
export interface EstimateOptions {
  /**
   * How many people were asked, where that is known: the interval is then about them. Left out or null, it is about as
   * many people as you like, of whom some have answered. Fewer than have answered cannot be true, and is passed over.
   */
  readonly asked?: number | null | undefined;
  /**
   * Held against other times: the interval is then about any number of people, since it carries the noise of a day, and
   * `asked` tells of those who kept silent alone.
   */
  readonly overTime?: boolean | undefined;
  /** Below so many answers there is no figure: five, unless a survey has its own smallest group. */
  readonly smallest?: number | undefined;
}

/** Answers that are numbers, as counts. */
export interface Sample {
  /** What an answer may be, from the lowest to the highest. */
  readonly values: readonly number[];
  /** How often each was given. */
  readonly counts: readonly number[];
  /** Made-up answers of each value, see below. */
  readonly added: readonly number[];
  /** By how much of one person's whole swing the interval is widened where people were left silent, see below. */
  readonly continuity?: number;
}

const HALF_A_PERSON = 0.5;
/** So few silent people leave nothing to estimate: the bounds they leave are the interval. */
const FEW_SILENT = 2;

/**
 * The mean of answers with its 95 % interval; null below the smallest group.
 *
 * - **Interval**: Student's t about the mean of the answers and a few made-up ones, which keep it from shrinking to
 *   nothing where everybody says the same. That is what Agresti and Coull (1998) do for shares and Rocks (2016) for NPS
 *   («adjusted Wald»); both have the normal quantile in the place of t.
 * - **Finite population**: n answers of N people asked are worth n·(N−1)/(N−n) independent ones (Cochran, Sampling
 *   Techniques, 2.6; for intervals that are no «± something» see O'Neill, arXiv:2109.12464). So the made-up answers
 *   weigh less, too: with the plain factor √((N−n)/(N−1)) alone, an interval of 14 answers of 15 people holds in as
 *   few as 7 of 100 cases. The sum of N whole answers moves in steps, hence the continuity correction of half a person, as in the
 *   normal approximation of the hypergeometric distribution.
 * - **Bounds**: never beyond what it would be if all silent people chose the lowest, or all the highest.
 *
 * That the interval holds in at least 93 of 100 cases is counted out for eNPS and shares over whatever people may
 * think, and simulated for means over several shapes of opinion (estimate.long.test.ts).
 */
export function estimateMean(
  sample: Sample,
  { asked, overTime = false, smallest = SMALLEST_GROUP }: EstimateOptions = {},
): Estimate | null {
  if (sum(sample.counts) < smallest) return null;
  const estimate = intervalOf(sample, overTime ? null : asked);
  const means = silentMeans(sample, asked);
  if (!means) return estimate;
  const { value, low, high, least, most } = estimate;
  const [down, up] = [value - means.low, means.high - value];
  return { ...estimate, silent: { low: Math.max(least, low - down), high: Math.min(most, high + up), down, up } };
}

/** The mean with its interval, about so many people asked. */
function intervalOf(sample: Sample, asked: number | null | undefined): Estimate {
  const { values, counts, added } = sample;
  const n = sum(counts);
  const total = sum(counts.map((count, index) => count * values[index]!));
  const value = total / n;
  const [lowest, highest] = [values[0]!, values.at(-1)!];
  const error = adjusted(values, counts, added, 1).error;
  const around = (low: number, high: number): Estimate => ({
    value,
    low: Math.min(value, Math.max(lowest, low)),
    high: Math.max(value, Math.min(highest, high)),
    least: lowest,
    most: highest,
    n,
    error,
  });

  if (asked === null || asked === undefined || asked < n) {
    const { centre } = adjusted(values, counts, added, 1);
    const reach = tQuantile95(n - 1) * error;
    return around(centre - reach, centre + reach);
  }
  const silent = asked - n;
  const bounds = { low: (total + silent * lowest) / asked, high: (total + silent * highest) / asked };
  if (silent <= FEW_SILENT) return around(bounds.low, bounds.high);
  const left = silent / (asked - 1);
  const finite = adjusted(values, counts, added, left);
  const person = (highest - lowest) / asked;
  const reach = tQuantile95(n - 1) * finite.error * Math.sqrt(left) + (sample.continuity ?? HALF_A_PERSON) * person;
  return around(Math.max(bounds.low, finite.centre - reach), Math.min(bounds.high, finite.centre + reach));
}

/** Mean and standard error with the made-up answers, each of them weighing so much. */
function adjusted(
  values: readonly number[],
  counts: readonly number[],
  added: readonly number[],
  weight: number,
): { centre: number; error: number } {
  const weights = values.map((_, index) => (counts[index] ?? 0) + weight * (added[index] ?? 0));
  const n = sum(weights);
  const centre = sum(weights.map((one, index) => one * values[index]!)) / n;
  const variance = sum(weights.map((one, index) => one * (values[index]! - centre) ** 2)) / n;
  return { centre, error: Math.sqrt(variance / n) };
}
