import { HIGH_ABOVE, MEDIUM_ABOVE } from '#shared/rules/workload-level.ts';

/** A part of a score in whole points from 0 to 100, and the most it may be with what the data do not say. */
export interface FactorScore {
  readonly value: number;
  readonly high: number;
}

/** From which measure on a part is noticeable and from which it is high. */
export interface Borders {
  readonly medium: number;
  readonly high: number;
}

/**
 * A measure in whole points: 60 at the border of what is noticeable, 80 at that of what is high, a straight line
 * between and beyond, 0 to 100. So the level of the points is the level of the measure, and more is never less.
 */
export function pointsAt(measure: number, { medium, high }: Borders): number {
  const points =
    measure <= medium
      ? (MEDIUM_ABOVE * measure) / medium
      : MEDIUM_ABOVE + ((HIGH_ABOVE - MEDIUM_ABOVE) * (measure - medium)) / (high - medium);
  return Math.min(100, Math.max(0, Math.round(points)));
}
