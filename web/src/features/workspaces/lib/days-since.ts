import { DAY_MS } from '#shared/rules/durations.ts';

/** How many midnights of the reader's own clock lie between an instant and now: 0 is today, 1 yesterday. */
export function daysSince(instant: string, now: Date): number {
  const then = new Date(instant);
  return Math.round((midnight(now) - midnight(then)) / DAY_MS);
}

function midnight(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
