import { tQuantile95 } from '#shared/rules/statistics/student-t.ts';
import { sum } from '#shared/rules/sum.ts';
import { effectText } from '#text/analysis/effect.ts';

/** A figure as it was measured once, and what chance alone makes of it among so few. */
export interface Reading {
  readonly value: number;
  readonly variance: number;
}

/** How the mean since a step differs from the one before it, with the 95 % interval. */
export interface Change {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A change since a step, and how its readings bear it out one by one. */
export interface ChangeSince extends Change {
  /** How many readings there are since the step, and how many of them lie on the side of the change. */
  readonly since: { readonly readings: number; readonly same: number };
}

/** So many readings before a step make what it is held against: fewer know the bad month that led to it, and no other. */
export const FEWEST_READINGS = 6;

/**
 * How alike readings of one team at different times are (ρ). Open tasks are in part the same ones a week later, and a
 * bad week lasts; whoever has left in one quarter does not leave in the next. Cautious values: scripts/bench/truth shows
 * what they come to.
 */
export const ALIKE = { weeks: 0.3, quarters: 0.05 };
/**
 * How alike the tasks of one person are, and whether one colleague leaves and another one does. Intracluster
 * correlations of people who work together lie between 0.01 and 0.1 (S. Killip, Z. Mahfoud, K. Pearce, Annals of Family
 * Medicine 2, 2004): the upper end.
 */
const WITHIN_CLUSTER = 0.1;

/** By how much variance grows where `m` answers hang together: 1 + (m − 1) ρ, with ρ = 0.1 (L. Kish, Survey Sampling, 1965). */
export function designEffect(m: number): number {
  return 1 + Math.max(0, m - 1) * WITHIN_CLUSTER;
}

/** A share as a reading: `m` of the `of` hang together. Two are added on each side, so that none of few is not certain. */
export function shareReading(count: number, of: number, m = 1): Reading {
  const p = (count + 2) / (of + 4);
  return { value: of === 0 ? 0 : count / of, variance: (p * (1 - p) * designEffect(m)) / Math.max(1, of) };
}

/** One reading less another of the same time: of a team and of all the others (difference in differences). */
export function less(one: Reading, other: Reading): Reading {
  return { value: one.value - other.value, variance: one.variance + other.variance };
}

/**
 * The mean since a step less the mean before it, with its 95 % interval; null with fewer than six readings before.
 * Readings vary by what the ones before have shown, and no less than chance makes them; k of them, alike by ρ, are
 * worth k ÷ (1 + (k − 1) ρ) (Kish as above). Student's t of k − 1 degrees of freedom. So one bad month that a
 * step was taken after is one of the readings and not what the step is held against: figures go back to their mean
 * by themselves (F. Galton, 1886).
 */
export function changeOf(before: readonly Reading[], after: readonly Reading[], alike: number): ChangeSince | null {
  if (before.length < FEWEST_READINGS || after.length === 0) return null;
  const [was, is] = [meanOf(before), meanOf(after)];
  const shown = sum(before.map(({ value }) => (value - was) ** 2)) / (before.length - 1);
  const least = sum([...before, ...after].map(({ variance }) => variance)) / (before.length + after.length);
  const error = Math.sqrt(Math.max(shown, least) * (1 / worth(before.length, alike) + 1 / worth(after.length, alike)));
  const half = tQuantile95(before.length - 1) * error;
  const value = is - was;
  const same = after.filter((reading) => (reading.value - was) * value > 0).length;
  return { value, low: value - half, high: value + half, since: { readings: after.length, same } };
}

function worth(count: number, alike: number): number {
  return count / (1 + (count - 1) * alike);
}

function meanOf(readings: readonly Reading[]): number {
  return sum(readings.map(({ value }) => value)) / readings.length;
}

/** “Too early to tell: six measurements before the start are needed, there are three”; null where there are enough. */
export function tooFewBefore(count: number, what: keyof typeof effectText.tooFew): string | null {
  return count >= FEWEST_READINGS ? null : effectText.tooFew[what](count);
}
