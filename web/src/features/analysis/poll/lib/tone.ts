import type { PollSummary } from '#shared/models/analysis.ts';

export type Tones = PollSummary['sentiment_analysis']['tones'];
/** `none` where nobody says whether it is good or bad. */
export type Tone = 'good' | 'bad' | 'mixed' | 'none';

/** One of praise and criticism must be so many times as frequent to be named alone. */
const CLEARLY = 2;

/** In which tone people mostly speak; close counts are a mixed one. */
export function toneOf({ positive, negative, mixed }: Tones): Tone {
  if (positive + negative + mixed === 0) return 'none';
  if (positive > 0 && positive >= CLEARLY * (negative + mixed)) return 'good';
  return negative > 0 && negative >= CLEARLY * (positive + mixed) ? 'bad' : 'mixed';
}
