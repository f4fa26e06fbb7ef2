import type { PollType } from '../models/answers.ts';
import { estimateMean, type Estimate, type EstimateOptions } from './statistics/estimate.ts';

/** Answers of 9 and 10 are promoters, 0 to 6 detractors, 7 and 8 stand between (passives). */
export const PROMOTER_MIN = 9;
export const DETRACTOR_MAX = 6;
export const SCORE_MAX = 10;
/** A promoter counts as so many points, a detractor as so many below zero. */
const POINTS = 100;
/** What detractors, passives and promoters count. */
export const ENPS_VALUES = [-POINTS, 0, POINTS] as const;

/** How many scores are of which kind. */
export interface EnpsGroups {
  readonly promoters: number;
  readonly passives: number;
  readonly detractors: number;
}

/** The eNPS of one run, unrounded: round for display only, so that parts and sums stay consistent. */
export interface Enps extends EnpsGroups {
  /** −100…100 points. */
  readonly score: number;
  /** The 95 % interval, points, within −100…100; the score lies within. */
  readonly low: number;
  readonly high: number;
  /** Numeric answers, n. */
  readonly total: number;
}

/** The eNPS of single scores; null below five. */
export function enps(scores: readonly number[], options?: EstimateOptions): Enps | null {
  const counts = Array.from({ length: SCORE_MAX + 1 }, () => 0);
  for (const score of scores) counts[score]!++;
  return enpsOfCounts(counts, options);
}

/**
 * The share of 9–10 minus the share of 0–6 with its 95 % interval, from how many gave 0, 1, … 10; null below five
 * scores. With the number of people `asked`, the interval is about them.
 */
export function enpsOfCounts(counts: readonly number[], options?: EstimateOptions): Enps | null {
  const sum = (from: number, to: number): number => counts.slice(from, to + 1).reduce((all, count) => all + count, 0);
  const groups = {
    promoters: sum(PROMOTER_MIN, SCORE_MAX),
    passives: sum(DETRACTOR_MAX + 1, PROMOTER_MIN - 1),
    detractors: sum(0, DETRACTOR_MAX),
  };
  const estimate = enpsEstimate(groups, options);
  return estimate && { score: estimate.value, low: estimate.low, high: estimate.high, ...groups, total: estimate.n };
}

/**
 * eNPS as an estimate in points, for differences and trends; null below five scores. One made-up answer of each kind:
 * the adjusted Wald interval of Rocks (Interval Estimation for the «Net Promoter Score», The American Statistician 70,
 * 2016), who adds three quarters of each and takes the normal quantile. That one covers 83 % where five have answered
 * and nobody is a detractor; with Student's t and whole answers none covers less than 93 % (see `estimateMean`).
 */
export function enpsEstimate(groups: EnpsGroups, options?: EstimateOptions): Estimate | null {
  const { promoters, passives, detractors } = groups;
  return estimateMean({ values: ENPS_VALUES, counts: [detractors, passives, promoters], added: [1, 1, 1] }, options);
}

/**
 * Whether a question is the 0–10 scale eNPS is computed from: the one that opens a poll of that type, however it is
 * worded. `position` counts from 0 in the order of the poll.
 */
export function isEnpsQuestion(poll: { readonly type: PollType }, position: number): boolean {
  return poll.type === 'ENPS' && position === 0;
}
