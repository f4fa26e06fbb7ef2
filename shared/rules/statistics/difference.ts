import type { Estimate } from './estimate.ts';

/** A figure with its interval, whatever it was made of. */
type Bounded = Pick<Estimate, 'value' | 'low' | 'high'>;

/** How a figure differs from the same figure of another run. */
export interface Difference {
  /** `to` minus `from`. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Whether the 95 % interval leaves in zero: the difference may be random. */
  readonly random: boolean;
}

/**
 * The difference of two means, shares or eNPS with its 95 % interval, by square-and-add (MOVER): the distances from the
 * figures to the ends that face each other are added in quadrature. Newcombe, Statistics in Medicine 17 (1998), method
 * 10; Zou and Donner, Statistics in Medicine 27 (2008), for any two figures with intervals.
 *
 * Give it estimates without `asked`: even where all have answered twice, what they say carries the noise of a day. Runs
 * count as independent; where the same people answer, that errs on the side of «may be random».
 */
export function differenceOf(from: Bounded, to: Bounded): Difference {
  const value = to.value - from.value;
  const low = value - Math.hypot(to.value - to.low, from.high - from.value);
  const high = value + Math.hypot(to.high - to.value, from.value - from.low);
  return { value, low, high, random: low <= 0 && high >= 0 };
}
