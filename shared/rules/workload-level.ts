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

/** What the workload is, in a word. */
export const LEVEL_WORDS: Readonly<Record<Level, string>> = { high: 'высокая', medium: 'заметная', low: 'спокойная' };
