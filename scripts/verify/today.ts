import { DAY_MS } from '#shared/rules/durations.ts';

/** Days since 1970. */
export const TODAY = Math.floor(Date.now() / DAY_MS);

/** What takes too long for every time is shared out among so many days: what is due today. */
export function dueToday<Thing>(all: readonly Thing[], days: number): Thing[] {
  return all.filter((_, index) => (index + TODAY) % days === 0);
}
