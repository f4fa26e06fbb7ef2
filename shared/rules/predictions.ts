import { exactShareInterval } from './statistics/exact-interval.ts';

/** What was said of a quantity to come. Days are 2026-11-24. */
export interface Prediction {
  /** The last day that was known when it was said. */
  readonly from: string;
  /** The last day it is about. */
  readonly until: string;
  readonly low: number;
  readonly high: number;
}

/** A prediction and what came; null while its time is not over, or where the data do not show it. */
export interface CheckedPrediction extends Prediction {
  readonly came: number | null;
}

/** How often an interval of the product is to hold. */
export const PROMISED = 0.95;
/**
 * From so many on something can be judged: where intervals held every second time only, five of five would be luck of
 * 3 in 100.
 */
export const JUDGED_FROM = 5;

/** What is said of a kind of predictions; none of them is praise. */
export const RECORD_VERDICTS = ['nothing_yet', 'too_few', 'as_promised', 'less_often'] as const;
export type RecordVerdict = (typeof RECORD_VERDICTS)[number];

/** How predictions have done whose times do not overlap. */
export interface TrackRecord {
  readonly checked: number;
  readonly held: number;
  /** Between these shares they hold in the long run, in 95 of 100 cases; null before there are enough to judge. */
  readonly share: { readonly low: number; readonly high: number } | null;
  readonly verdict: RecordVerdict;
}

/** Whether what came lies within what was said; null while nothing came. */
export function held({ came, low, high }: CheckedPrediction): boolean | null {
  return came === null ? null : low <= came && came <= high;
}

/**
 * The predictions that can be counted: of those with an outcome, each that begins after the one counted before it has
 * ended, the earliest first. Of two that look at the same months the second says nothing of its own.
 */
export function countable<One extends CheckedPrediction>(predictions: readonly One[]): One[] {
  const counted: One[] = [];
  for (const one of predictions.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = counted.at(-1);
    if (one.came !== null && (last === undefined || one.from >= last.until)) counted.push(one);
  }
  return counted;
}

/**
 * Whether predictions hold as often as they promise: less often where the exact interval of the share that held
 * (Clopper and Pearson) lies below the promise. That it does not contradict the promise is no proof of it.
 */
export function trackRecord(predictions: readonly CheckedPrediction[]): TrackRecord {
  const counted = countable(predictions);
  const checked = counted.length;
  const right = counted.filter((one) => held(one) === true).length;
  if (checked === 0) return { checked, held: 0, share: null, verdict: 'nothing_yet' };
  const share = exactShareInterval(right, checked);
  if (share.high < PROMISED) return { checked, held: right, share, verdict: 'less_often' };
  if (checked < JUDGED_FROM) return { checked, held: right, share: null, verdict: 'too_few' };
  return { checked, held: right, share, verdict: 'as_promised' };
}
