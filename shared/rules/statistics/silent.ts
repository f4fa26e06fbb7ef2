import { sum } from '../sum.ts';
import { withinScale } from './within-scale.ts';

/** From this share of answers on those who kept silent move little; below it, how much is told beside the interval. */
export const ENOUGH_ANSWER = 0.8;
/** People of one opinion are taken to answer at most so many times less often than those of another. */
export const SILENT_TIMES = 1.5;

/** How far a figure of all who were asked may lie from that of those who have answered. */
export interface Silent {
  readonly low: number;
  readonly high: number;
}

/** Answers that are numbers, as counts of each value. */
interface Given {
  readonly values: readonly number[];
  readonly counts: readonly number[];
}

/** The same of a figure, and how far down and up the figure itself may be moved. */
export interface SilentReach extends Silent {
  readonly down: number;
  readonly up: number;
}

/**
 * The lowest and the highest mean of all who were asked, were people of one opinion 1.5 times less likely to answer than
 * those of another: every answer stands for 1 to 1.5 people, and the extremes are where a border parts those that stand
 * for more from the others (Aronow and Lee, Interval estimation of population means under unknown but bounded
 * probabilities of sample selection, Biometrika 100, 2013). Null where nobody knows how many were asked, and where four
 * of five have answered.
 *
 * Bounds without such an assumption (Manski, 1989: the silent are all against, or all for) are 56 points of eNPS wide
 * where 72 % have answered, and say nothing.
 */
export function silentMeans({ values, counts }: Given, asked: number | null | undefined): Silent | null {
  const n = sum(counts);
  if (asked === null || asked === undefined || n === 0 || n >= ENOUGH_ANSWER * asked) return null;
  const weighted = (times: (place: number) => number): number => {
    const weights = counts.map((count, place) => count * times(place));
    return sum(weights.map((weight, place) => weight * values[place]!)) / sum(weights);
  };
  const borders = values.map((_, border) => border);
  return {
    low: Math.min(...borders.map((border) => weighted((place) => (place < border ? SILENT_TIMES : 1)))),
    high: Math.max(...borders.map((border) => weighted((place) => (place >= border ? SILENT_TIMES : 1)))),
  };
}

interface Reached {
  readonly least: number;
  readonly most: number;
  readonly silent?: SilentReach | null;
}
const NOWHERE = { down: 0, up: 0 };

/**
 * The interval of the difference of two figures, were people of one opinion so much less likely to answer than those of
 * another in one of both runs, and not in the other: where they are in both alike, the difference stays. Null where four
 * of five have answered both times.
 */
export function silentStep(from: Reached, to: Reached, { low, high }: Silent): Silent | null {
  if (!from.silent && !to.silent) return null;
  const [before, after] = [from.silent ?? NOWHERE, to.silent ?? NOWHERE];
  return {
    low: withinScale(low - Math.max(after.down, before.up), { from, to }),
    high: withinScale(high + Math.max(after.up, before.down), { from, to }),
  };
}
