import type { Day } from '#shared/rules/working-days.ts';
import type { Item, Work } from '#functions/analysis/workload/work.ts';
import { points, type FactorScore } from './factor.ts';

/** Working days ahead that are looked at. */
export const DAYS_AHEAD = 10;
/** So many deadlines more than an even spread on one day mean 100 points. */
const FULL_EXCESS = 2;

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
 * Clustering of deadlines: 50 × (the most deadlines on one of the next ten working days − as many as an even spread
 * would put there, one at least), between 0 and 100. The bounds put tasks without deadline where they spread most
 * evenly, and all on the fullest day.
 */
export function clusteringScore(open: readonly Item[], work: Pick<Work, 'ahead' | 'now'>): FactorScore {
  const counts = [...deadlinesAhead(open, work).values()].map(({ length }) => length);
  const most = Math.max(...counts);
  const due = counts.reduce((all, one) => all + one, 0);
  const unknown = open.filter(({ deadline }) => deadline === null).length;
  const scoreOf = (peak: number, all: number) => points((100 * (peak - Math.max(1, all / DAYS_AHEAD))) / FULL_EXCESS);
  return {
    value: scoreOf(most, due),
    low: scoreOf(most, due + Math.min(unknown, most * DAYS_AHEAD - due)),
    high: scoreOf(most + unknown, due + unknown),
  };
}
