/** Above this the workload is high. */
export const HIGH_ABOVE = 80;
/** Above this it is medium, else low. */
export const MEDIUM_ABOVE = 60;
export type Level = 'high' | 'medium' | 'low';

/** How high a workload score is. */
export function levelOf(score: number): Level {
  if (score > HIGH_ABOVE) return 'high';
  return score > MEDIUM_ABOVE ? 'medium' : 'low';
}

/** What the score of a team and of the company is made of: what is late, what comes in, which people are above 80. */
export const FACTORS_OF_GROUP = ['overdue', 'flow', 'people'] as const;
export type FactorOfGroup = (typeof FACTORS_OF_GROUP)[number];

export { WHOLE_COMPANY } from './wire-words.ts';
