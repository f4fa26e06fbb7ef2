/** How high a workload score is. */
export type ScoreLevel = 'high' | 'medium' | 'low';

/** Above these a score is medium, or high. */
export const MEDIUM_ABOVE = 60;
export const HIGH_ABOVE = 80;

/** Above 80 high, above 60 medium, otherwise low. */
export function scoreLevel(score: number): ScoreLevel {
  if (score > HIGH_ABOVE) return 'high';
  return score > MEDIUM_ABOVE ? 'medium' : 'low';
}
