import type { WorkloadSummary } from '#shared/models/analysis.ts';

/** What the score may be at most with what the data do not know; null where that changes nothing. */
export function mostOf({ score_low: low, score_high: high }: WorkloadSummary): number | null {
  return Math.round(low) === Math.round(high) ? null : Math.round(high);
}
