const SECONDS_PER_QUESTION = 20;

/** Whole minutes so many questions will take, at least one. */
export function minutesNeeded(questionCount: number): number {
  return Math.max(1, Math.round((questionCount * SECONDS_PER_QUESTION) / 60));
}
