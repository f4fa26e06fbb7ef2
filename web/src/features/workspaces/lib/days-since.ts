const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** How many midnights of the reader's own clock lie between an instant and now: 0 is today, 1 yesterday. */
export function daysSince(instant: string, now: Date): number {
  const then = new Date(instant);
  return Math.round((midnight(now) - midnight(then)) / DAY_MILLISECONDS);
}

function midnight(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
