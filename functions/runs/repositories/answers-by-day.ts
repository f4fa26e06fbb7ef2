import { moscowDay, type Day } from '#shared/rules/working-days.ts';
import { toResponse } from './responses.ts';
import type { Change } from '#data/stream.ts';

/** How many people answered on each day in Moscow. */
export type AnswersByDay = Readonly<Record<Day, number>>;

/** So many days with answers are counted, the first ones; later answers count in the total alone. */
const DAYS_MAX = 31;

/**
 * Counts the days of answers that came or went, by the moment that stands with each: of an answer without a name the
 * full hour. Whoever changes what they said stays counted on the day of their first answer.
 */
export function countDays(days: AnswersByDay, changes: readonly Change[]): AnswersByDay {
  const counted = { ...days };
  for (const { old, new: came } of changes) {
    const item = came ?? old;
    if (item === null || (old !== null && came !== null)) continue;
    const day = moscowDay(new Date(toResponse(item).answeredAt));
    const before = counted[day] ?? 0;
    if (came) {
      if (before > 0 || Object.keys(counted).length < DAYS_MAX) counted[day] = before + 1;
    } else if (before > 1) counted[day] = before - 1;
    else delete counted[day];
  }
  return counted;
}
