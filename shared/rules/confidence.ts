/** How sure what is said is, in three steps. */
export const CONFIDENCES = ['high', 'middle', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/**
 * The borders are those of the data presentation standards of the National Center for Health Statistics (Parker et al.,
 * Vital and Health Statistics 2:175, 2017): what fewer than 30 say, and an interval wider than 0.30 of all there is, is
 * not to be read as reliable. Sure is half of that interval from 30 answers on; a third of those answers, where one
 * person moves the figure by a tenth of the scale, is the least that is more than a hint.
 */
const WIDE = 0.3;
const NARROW = WIDE / 2;
const MANY = 30;
const FEW = 10;

/** An interval, of how many answers, on a scale so long (200 of eNPS, 1 of a share). */
interface Interval {
  readonly low: number;
  readonly high: number;
  readonly n: number;
}

/** How sure a figure is: by how wide its interval is on its scale, and by how many have answered. */
export function confidenceOf({ low, high, n }: Interval, scale: number): Confidence {
  const width = (high - low) / scale;
  if (n < FEW || width > WIDE) return 'low';
  // Where all who were asked have answered nothing is inferred.
  return width === 0 || (n >= MANY && width <= NARROW) ? 'high' : 'middle';
}

/**
 * How sure it is that one figure is larger than another, where their interval leaves out chance: by how many have
 * answered the one of which fewer have.
 */
export function confidenceOfOrder(...answers: readonly number[]): Confidence {
  const fewest = Math.min(...answers);
  if (fewest < FEW) return 'low';
  return fewest < MANY ? 'middle' : 'high';
}

/** The least sure of several: what is said across findings is as sure as that. */
export function leastSure(of: readonly Confidence[]): Confidence {
  return CONFIDENCES.findLast((confidence) => of.includes(confidence)) ?? 'low';
}
