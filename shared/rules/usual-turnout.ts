/** An earlier run of the same poll, closed. */
export interface ClosedRun {
  /** How many people it asked. */
  readonly asked: number;
  /** Everybody who answered it. */
  readonly answered: number;
  /** How many answered on its first day, on its second, … */
  readonly byDay: readonly number[];
}

/** Below so many runs nothing is usual. */
export const RUNS_FOR_USUAL = 3;

interface Now {
  /** How many people are asked now. */
  readonly asked: number;
  /** How many days ago the run was opened; 0 on its first day. */
  readonly day: number;
  /** How many people are told together: 1 where every answer is told. */
  readonly step: number;
}

/**
 * How many of those asked now have usually answered by today: from the least that had by the end of the day before to
 * the most that had by the end of this day, as shares of those asked then. In whole steps where answers are told in
 * steps. Null below three runs.
 */
export function usualTurnout(
  runs: readonly ClosedRun[],
  { asked, day, step }: Now,
): { low: number; high: number } | null {
  const known = runs.filter((run) => run.asked > 0);
  if (known.length < RUNS_FOR_USUAL) return null;
  const shareBy = (run: ClosedRun, until: number): number => Math.min(1, answeredBy(run, until) / run.asked);
  const low = Math.min(...known.map((run) => shareBy(run, day - 1))) * asked;
  const high = Math.max(...known.map((run) => shareBy(run, day))) * asked;
  // A share of whole people, times a whole number: what is left of a fraction is an error of the computer's.
  const whole = (value: number): number => Number(value.toFixed(6));
  return {
    low: Math.floor(whole(low) / step) * step,
    high: Math.min(asked, Math.ceil(whole(high) / step) * step),
  };
}

/** How many had answered by the end of a day; from the last counted day on everybody who did. */
function answeredBy({ answered, byDay }: ClosedRun, day: number): number {
  if (day < 0) return 0;
  if (day >= byDay.length - 1) return answered;
  return byDay.slice(0, day + 1).reduce((all, count) => all + count, 0);
}
