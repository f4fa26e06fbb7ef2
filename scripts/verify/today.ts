import { DAY_MS } from '#shared/rules/durations.ts';

/** Days since 1970, and as many more as `DAYS_AHEAD` says: with 1 what is due tomorrow is run today. */
export const TODAY = Math.floor(Date.now() / DAY_MS) + Number(process.env['DAYS_AHEAD'] ?? 0);

/** What takes too long for every time is shared out among so many days: what is due today. */
export function dueToday<Thing>(all: readonly Thing[], days: number): Thing[] {
  return all.filter((_, index) => (index + TODAY) % days === 0);
}
