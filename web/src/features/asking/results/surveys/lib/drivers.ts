import type { SurveyBreakdown } from '#shared/models/survey-results.ts';

type Driver = SurveyBreakdown['drivers']['items'][number];

/** How strongly questions go with the general score is drawn from here to there at least. */
const LEAST_LOW = -0.25;
const LEAST_HIGH = 0.75;
const STEP = 0.25;

/** What explains most first, where that is known of all; else the strongest relation. */
export function inOrder(items: readonly Driver[]): Driver[] {
  const strength = ({ correlation }: Driver): number => Math.abs(correlation.value);
  const weight = (item: Driver): number => item.weight?.value ?? 0;
  return items.toSorted((a, b) => weight(b) - weight(a) || strength(b) - strength(a));
}

/** The question that goes with the outcome most, as far as the answers tell it from the others; undefined where they do not. */
export function strongestDriver({
  items,
  strongest_question_id: id,
  strongest_statement: words,
}: SurveyBreakdown['drivers']): Driver | undefined {
  return items.find(({ question_id, statement }) => question_id === id && statement === words);
}

/** The ends of the axis, in whole steps, and the lines between them. */
export function axisOf(items: readonly Driver[]): { low: number; high: number; ticks: number[] } {
  const ends = items.flatMap(({ correlation: { low, high } }) => [low, high]);
  const low = Math.max(-1, Math.floor(Math.min(LEAST_LOW, ...ends) / STEP) * STEP);
  const high = Math.min(1, Math.ceil(Math.max(LEAST_HIGH, ...ends) / STEP) * STEP);
  const ticks = Array.from({ length: Math.round((high - low) / STEP) + 1 }, (_, step) => low + step * STEP);
  return { low, high, ticks };
}
