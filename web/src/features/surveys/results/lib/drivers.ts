import type { SurveyBreakdown } from '#shared/models/survey-results.ts';

type Driver = SurveyBreakdown['drivers']['items'][number];

/** How strongly questions go with the general score is drawn from here to there at least. */
const LEAST_LOW = -0.25;
const LEAST_HIGH = 0.75;
const STEP = 0.25;

/** The strongest relation first. */
export function inOrder(items: readonly Driver[]): Driver[] {
  return items.toSorted((a, b) => Math.abs(b.correlation.value) - Math.abs(a.correlation.value));
}

/** The strongest of those whose interval leaves zero out; undefined where there is none. */
export function relatedMost(items: readonly Driver[]): Driver | undefined {
  return inOrder(items.filter(({ related }) => related))[0];
}

/** The ends of the axis, in whole steps, and the lines between them. */
export function axisOf(items: readonly Driver[]): { low: number; high: number; ticks: number[] } {
  const ends = items.flatMap(({ correlation: { low, high } }) => [low, high]);
  const low = Math.max(-1, Math.floor(Math.min(LEAST_LOW, ...ends) / STEP) * STEP);
  const high = Math.min(1, Math.ceil(Math.max(LEAST_HIGH, ...ends) / STEP) * STEP);
  const ticks = Array.from({ length: Math.round((high - low) / STEP) + 1 }, (_, step) => low + step * STEP);
  return { low, high, ticks };
}
