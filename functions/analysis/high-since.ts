import { levelOf } from '#shared/rules/workload-level.ts';
import { addDays, moscowDay, type Day } from '#shared/rules/working-days.ts';
import type { GroupScore, Measurement } from './repositories/analysis-items.ts';

/** Between measurements further apart a load may have been anything. */
const SEEN_DAYS = 14;

/**
 * Scores with the day from which on each has been high, by every measurement since: by that of an earlier day, unless it
 * is too long ago to say that nothing was in between.
 */
export function withHighSince(scores: readonly GroupScore[], before: Measurement | null, today: Day): GroupScore[] {
  const isNear = before !== null && moscowDay(new Date(before.at)) >= addDays(today, -SEEN_DAYS);
  const sinces = new Map(isNear ? before.scores.map(({ team, highSince }) => [team, highSince]) : []);
  return scores.map((one) =>
    levelOf(one.score) === 'high' ? { ...one, highSince: sinces.get(one.team) ?? today } : one,
  );
}
