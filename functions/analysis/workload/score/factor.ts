/** A part of the score of one person, 0 to 100, with the bounds that what the data do not say leaves. */
export interface FactorScore {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Held between 0 and 100. */
export function points(value: number): number {
  return Math.min(100, Math.max(0, value));
}
