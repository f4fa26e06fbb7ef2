import { DAY_MS } from '#shared/rules/durations.ts';

/** How many midnights of the reader's own clock lie between two moments: 0 on one day, 1 from one day to the next. */
export function midnightsBetween(from: Date, to: Date): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

function midnight(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
