import { DAY_MS } from '#shared/rules/durations.ts';
import { completedSince, createdSince, PERIOD_DAYS, type Group, type Work } from '../work.ts';
import { pointsAt, type FactorScore } from './factor.ts';

/** A quarter more set than completed is noticeable, half more is high. */
export const FLOW_BORDERS = { medium: 0.25, high: 0.5 };
/** Added to both: of a few tasks chance makes any ratio. With it equal flows look noticeable in one month of twenty. */
const ADDED = 20;

/** What was set within the period, but for what was called off since, and what was completed. */
export function flowOf({ items }: Pick<Group, 'items'>, since: number) {
  const stayed = items.filter(
    ({ open, task, closed }) => open || (task.state === 'completed' && closed !== null && closed > since),
  );
  return { set: createdSince(stayed, since), done: completedSince(items, since) };
}

/**
 * What comes in against what gets done: (set + 20) ÷ (completed + 20) − 1 over thirty days. Above 1 what is open grows
 * without end (the stability condition of a queue, λ < μ). Null where tasks are known for less than two
 * periods: then the first of them were entered, not set.
 */
export function flowScore(group: Pick<Group, 'items'>, { since, knownSince }: Work): FactorScore | null {
  if (knownSince === null || knownSince > since - PERIOD_DAYS * DAY_MS) return null;
  const { set, done } = flowOf(group, since);
  const value = pointsAt((set.length + ADDED) / (done.length + ADDED) - 1, FLOW_BORDERS);
  return { value, high: value };
}
