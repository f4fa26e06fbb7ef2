import { medianOf } from '#shared/rules/median.ts';
import { WEEK_MS } from '#shared/rules/durations.ts';
import { wasOpenAt, type Item, type Work, type Worker } from '../work.ts';
import { pointsAt, type FactorScore } from './factor.ts';

/** What is usual is that of so many weeks. */
export const WEEKS = 8;
/** A quarter more than usual is noticeable, half more is high. */
const BORDERS = { medium: 0.25, high: 0.5 };
/** A smaller usual number counts as this: two tasks instead of one are no doubled load. */
const LEAST_USUAL = 5;

type Known = Pick<Work, 'now' | 'knownSince'>;

/** The median of how many tasks were open at the ends of the last eight weeks; null where tasks are not known for so long. */
export function usualOpen(items: readonly Item[], { now, knownSince }: Known): number | null {
  const past = Array.from({ length: WEEKS }, (_, week) => now - (week + 1) * WEEK_MS);
  if (knownSince === null || knownSince > past.at(-1)!) return null;
  return medianOf(past.map((moment) => items.filter((item) => wasOpenAt(item, moment)).length));
}

/**
 * Work in progress against one's own habit: (open now − usual) ÷ the usual number of what is closed by now, of which
 * either is 5 at least; usual is the median of the last eight weeks. What is still open stands on both sides of the
 * minus alone, so that an old open task makes no room for new ones. Null without eight weeks to compare with.
 */
export function habitScore({ items, open }: Pick<Worker, 'items' | 'open'>, known: Known): FactorScore | null {
  const usual = usualOpen(items, known);
  if (usual === null) return null;
  const closed = usualOpen(
    items.filter((item) => !item.open),
    known,
  )!;
  const more = (open.length - Math.max(LEAST_USUAL, usual)) / Math.max(LEAST_USUAL, closed);
  const value = pointsAt(more, BORDERS);
  return { value, high: value };
}
