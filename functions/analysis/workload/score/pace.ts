import { completedSince, PERIOD_DAYS, type Group } from '../work.ts';

/** So many completed tasks are added for everybody and every group: one late task of one is not yet a load. */
export const ADDED = 5;

/** Tasks that are completed in a day: (those of the last 30 days + 5) ÷ 30. */
export function paceOf({ items }: Pick<Group, 'items'>, since: number): number {
  return (completedSince(items, since).length + ADDED) / PERIOD_DAYS;
}
