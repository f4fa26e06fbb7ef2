import { having } from '../traits.ts';
import type { Group, Work } from '../work.ts';
import { pointsAt, type FactorScore } from './factor.ts';
import { paceOf } from './pace.ts';

/** A week of work that is late is noticeable, two weeks are high. */
export const OVERDUE_BORDERS = { medium: 7, high: 14 };

/**
 * Days of work that is late: late tasks ÷ tasks completed in a day (Little's law: time = number ÷ throughput; J. Little,
 * Operations Research 9, 1961). Held against what gets done and not against what is open, so that new tasks in time
 * never make late ones look fewer. The upper bound takes tasks without deadline as late as often as those with one.
 */
export function overdueScore(group: Pick<Group, 'items' | 'open'>, { now, since }: Pick<Work, 'now' | 'since'>) {
  const late = having('overdue', group, now).length;
  const undated = having('no_deadline', group, now).length;
  const dated = group.open.length - undated;
  const pace = paceOf(group, since);
  const points = (tasks: number) => pointsAt(tasks / pace, OVERDUE_BORDERS);
  const value = points(late);
  const high = Math.max(value, points(late + undated * (dated > 0 ? late / dated : 1)));
  return { value, high } satisfies FactorScore;
}

/** How many days clearing what is late takes at the pace of the last thirty days, whole, one at least. */
export function daysToClear(group: Pick<Group, 'items' | 'open'>, { now, since }: Pick<Work, 'now' | 'since'>): number {
  return Math.max(1, Math.round(having('overdue', group, now).length / paceOf(group, since)));
}
