import { medianOf } from '#shared/rules/median.ts';
import { wasOpenAt, type Item, type Worker } from '#functions/analysis/workload/work.ts';
import { points, type FactorScore } from './factor.ts';

const WEEK_MS = 7 * 86_400_000;
const WEEKS = 8;
/** As many tasks as usual mean so many points. */
const AS_USUAL = 50;
/** So many are added to both: two tasks instead of one are no doubled load. */
const ADDED = 2;

/** The median of how many tasks somebody had open at the ends of the last eight weeks; null without such a past. */
export function usualOpen(items: readonly Item[], now: number): number | null {
  const past = Array.from({ length: WEEKS }, (_, week) => now - (week + 1) * WEEK_MS);
  // Whoever has no task as old as that may not have been here yet.
  if (!items.some(({ created }) => created === null || created <= past.at(-1)!)) return null;
  return medianOf(past.map((moment) => items.filter((item) => wasOpenAt(item, moment)).length));
}

/**
 * Work in progress against one's own habit: 50 × (tasks open now + 2) ÷ (the median of the last eight weeks + 2), 100 at
 * most. Open tasks of the past are reconstructed from when tasks were set and closed. Null without eight weeks to compare with.
 */
export function habitScore({ items, open }: Pick<Worker, 'items' | 'open'>, now: number): FactorScore | null {
  const usual = usualOpen(items, now);
  if (usual === null) return null;
  const value = points((AS_USUAL * (open.length + ADDED)) / (usual + ADDED));
  return { value, low: value, high: value };
}
