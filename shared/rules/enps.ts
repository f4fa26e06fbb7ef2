import type { PollType } from '../models/answers.ts';

/** Answers of 9 and 10 are promoters, 0 to 6 detractors, 7 and 8 stand between (passives). */
export const PROMOTER_MIN = 9;
export const DETRACTOR_MAX = 6;
export const SCORE_MAX = 10;

/** The eNPS of one run, unrounded: round for display only, so that parts and sums stay consistent. */
export interface Enps {
  /** −100…100 points. */
  readonly score: number;
  /** The 95 % interval, points, within −100…100. */
  readonly low: number;
  readonly high: number;
  readonly promoters: number;
  readonly passives: number;
  readonly detractors: number;
  /** Numeric answers, n. */
  readonly total: number;
}

/** Adjusted Wald (Rocks 2016): three made-up answers, one of each kind, in thirds of three quarters. */
const ADDED_ANSWERS = 3;
const ADDED_SHARE = 0.75;
const Z_95 = 1.96;

/** The eNPS of single scores; null when there are none. */
export function enps(scores: readonly number[]): Enps | null {
  const counts = Array.from({ length: SCORE_MAX + 1 }, () => 0);
  for (const score of scores) counts[score]!++;
  return enpsOfCounts(counts);
}

/**
 * The share of 9–10 minus the share of 0–6 with its 95 % interval, from how many gave 0, 1, … 10; null when nobody
 * gave any.
 */
export function enpsOfCounts(counts: readonly number[]): Enps | null {
  const sum = (from: number, to: number): number => counts.slice(from, to + 1).reduce((all, count) => all + count, 0);
  const total = sum(0, SCORE_MAX);
  if (total === 0) return null;
  const promoters = sum(PROMOTER_MIN, SCORE_MAX);
  const detractors = sum(0, DETRACTOR_MAX);
  return {
    score: (100 * (promoters - detractors)) / total,
    ...interval(promoters, detractors, total),
    promoters,
    passives: total - promoters - detractors,
    detractors,
    total,
  };
}

/**
 * Whether a question is the 0–10 scale eNPS is computed from: the one that opens a poll of that type, however it is
 * worded. `position` counts from 0 in the order of the poll.
 */
export function isEnpsQuestion(poll: { readonly type: PollType }, position: number): boolean {
  return poll.type === 'ENPS' && position === 0;
}

function interval(promoters: number, detractors: number, total: number): { low: number; high: number } {
  const n = total + ADDED_ANSWERS;
  const p = (promoters + ADDED_SHARE) / n;
  const d = (detractors + ADDED_SHARE) / n;
  const reach = Z_95 * Math.sqrt((p + d - (p - d) ** 2) / n);
  return { low: Math.max(-100, 100 * (p - d - reach)), high: Math.min(100, 100 * (p - d + reach)) };
}
