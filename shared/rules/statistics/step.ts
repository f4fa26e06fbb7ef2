import type { Difference } from './difference.ts';
import type { Estimate } from './estimate.ts';
import { silentStep, type Silent } from './silent.ts';
import { OVER_TIME } from './over-time.ts';
import { tQuantile, tQuantile95 } from './student-t.ts';
import { daysOf, FEWEST_RUNS, type TrendPoint } from './trend.ts';
import { withinScale } from './within-scale.ts';

/** How the newest run differs from the one before it, with the 98 % interval (`OVER_TIME`). */
export interface Step extends Difference {
  /** The smallest change that four of five such comparisons would find; null where the figure cannot change by so much. */
  readonly noticeable: number | null;
  /** The interval, were those who kept silent others in one of both runs alone (`silentStep`). */
  readonly silent: Silent | null;
}

/** So many standard errors beyond the border four of five lie (Cohen, Statistical Power Analysis, 1988: power 0.8). */
const FOUR_OF_FIVE = 0.8416;

/**
 * The last step of a figure over the runs, the oldest first; null below two. The distances of `differenceOf` (MOVER),
 * at 98 % and divided among `comparisons` of the same runs (Bonferroni), and in quadrature with them the noise of days
 * that all answers of a run share: twice its variance, which the runs before the newest tell as those of a trend do
 * (DerSimonian and Laird, see `trendOf`), so that a real step does not count as noise. With fewer runs than a trend
 * takes, days cannot be told from people, and none is added.
 */
export function stepOf(points: readonly TrendPoint[], comparisons = 1): Step | null {
  const [before, newest] = [points.at(-2), points.at(-1)];
  if (!before || !newest) return null;
  const [from, to] = [before.estimate, newest.estimate];
  const earlier = points.slice(0, -1);
  const probability = OVER_TIME / comparisons;
  const days = Math.sqrt(2 * daysOf(earlier));
  const ofDays = days === 0 ? 0 : days * tQuantile(probability, Math.max(FEWEST_RUNS, earlier.length) - 2);
  const wider = ({ n }: Estimate): number => tQuantile(probability, n - 1) / tQuantile95(n - 1);
  const value = to.value - from.value;
  const low = value - Math.hypot(wider(to) * (to.value - to.low), wider(from) * (from.high - from.value), ofDays);
  const high = value + Math.hypot(wider(to) * (to.high - to.value), wider(from) * (from.value - from.low), ofDays);
  const told = { low: withinScale(low, { from, to }), high: withinScale(high, { from, to }) };
  return {
    value,
    ...told,
    random: low <= 0 && high >= 0,
    noticeable: noticeableChange(from, to, probability, days),
    silent: silentStep(from, to, told),
  };
}

/**
 * The smallest difference of two figures that four of five comparisons would find where chance is allowed so often: its
 * standard error times t and what four of five take beyond it (Cohen). `days` is what a day adds to the error. Null where
 * neither end of the scale is so far from where the figure is now: no change that can be would be found.
 */
export function noticeableChange(from: Estimate, to: Estimate, probability: number, days = 0): number | null {
  const change = Math.hypot(from.error, to.error, days) * (tQuantile(probability, from.n + to.n - 2) + FOUR_OF_FIVE);
  return change > Math.max(to.most - to.value, to.value - to.least) ? null : change;
}
