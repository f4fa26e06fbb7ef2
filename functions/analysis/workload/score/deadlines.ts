import type { Day } from '#shared/rules/working-days.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { completedSince, PERIOD_DAYS, type Item, type Work, type Worker } from '../work.ts';
import { pointsAt, type FactorScore } from './factor.ts';

/** Working days ahead that a peak of deadlines is looked for in. */
const DAYS_AHEAD = 10;
/** Days until which deadlines are held against what gets done in as many. */
const HORIZONS = [7, 14, 30];
/** As many as get done, and five more, are noticeable; half as many again are high. */
const BORDERS = { medium: 1, high: 1.5 };
const ADDED = 5;

/** Open tasks whose deadline lies ahead by the working day of the next ten by whose end they are to be done. */
export function deadlinesAhead(open: readonly Item[], { ahead, now }: Pick<Work, 'ahead' | 'now'>): Map<Day, Item[]> {
  const days = new Map(ahead.slice(0, DAYS_AHEAD).map((day): [Day, Item[]] => [day, []]));
  for (const item of open) {
    const { deadline, dueDay } = item;
    if (deadline === null || dueDay === null || deadline < now) continue;
    // A weekend's is to be done on the Friday before; on a Sunday that is over, and Monday is next.
    const due = ahead.findLast((day) => day <= dueDay) ?? ahead[0]!;
    days.get(due)?.push(item);
  }
  return days;
}

/**
 * Deadlines that come together: the largest ratio, over the next 7, 14 and 30 days, of the tasks due by then, late ones
 * first, to those that are completed in as many days and five more (the demand criterion of `capacityScore`, in tasks).
 * Null where tasks are not known for the thirty days that say what gets done.
 */
export function deadlinesScore({ items, open }: Pick<Worker, 'items' | 'open'>, work: Work): FactorScore | null {
  const { now, since, knownSince } = work;
  if (knownSince === null || knownSince > since) return null;
  const done = completedSince(items, since).length;
  const ratios = HORIZONS.map((days) => {
    const due = open.filter(({ deadline, task }) => task.overdue || (deadline ?? Infinity) <= now + days * DAY_MS);
    return due.length / ((done * days) / PERIOD_DAYS + ADDED);
  });
  const value = pointsAt(Math.max(...ratios), BORDERS);
  return { value, high: value };
}
