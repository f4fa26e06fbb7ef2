import { predictShare } from './statistics/predict-share.ts';

/** An earlier run of the same poll, closed. */
export interface ClosedRun {
  /** How many people it asked. */
  readonly asked: number;
  /** Everybody who answered it. */
  readonly answered: number;
  /** How many answered on its first day, on its second, … */
  readonly byDay: readonly number[];
}

/** Below so many runs nothing is usual: of three the least is undercut by chance on one morning in five. */
export const RUNS_FOR_USUAL = 5;

interface Now {
  /** How many people are asked now. */
  readonly asked: number;
  /** How many days ago the run was opened; 0 on its first day. */
  readonly day: number;
  /** How many people are told together: 1 where every answer is told. */
  readonly step: number;
}

/**
 * How many of those asked now have usually answered by today: from where the next run stands at least by the end of the
 * day before to where it stands at most by the end of this day, as 95 % prediction intervals (`predictShare`) of the
 * shares of those asked then, so that less than usual is said by chance on one morning in forty. In whole steps where
 * answers are told in steps. Null below five runs.
 */
export function usualTurnout(
  runs: readonly ClosedRun[],
  { asked, day, step }: Now,
): { low: number; high: number } | null {
  const known = runs.filter((run) => run.asked > 0);
  if (known.length < RUNS_FOR_USUAL) return null;
  const predicted = (until: number) =>
    predictShare(
      known.map((run) => ({ part: Math.min(run.asked, answeredBy(run, until)), of: run.asked })),
      asked,
    );
  const low = day === 0 ? 0 : predicted(day - 1).low;
  const { high } = predicted(day);
  return {
    low: Math.floor(low / step) * step,
    high: Math.min(asked, Math.ceil(high / step) * step),
  };
}

/** How many had answered by the end of a day; from the last counted day on everybody who did. */
function answeredBy({ answered, byDay }: ClosedRun, day: number): number {
  if (day < 0) return 0;
  if (day >= byDay.length - 1) return answered;
  return byDay.slice(0, day + 1).reduce((all, count) => all + count, 0);
}
