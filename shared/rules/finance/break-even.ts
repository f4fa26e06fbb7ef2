/** What people usually do to be left less often; none has an effect of its own here: its price says what it must have. */
export const USUAL_MEASURES = ['raise', 'onboarding', 'training'] as const;
export type UsualMeasure = (typeof USUAL_MEASURES)[number];

/** What is said of a price: nothing is left to be kept, it may pay, it takes nearly everybody, it cannot pay in that time. */
export const BREAK_EVENS = ['within_reach', 'possible', 'beyond'] as const;
export type BreakEvenVerdict = (typeof BREAK_EVENS)[number];

/** How many fewer would have to leave for a measure to be worth its price. */
export interface BreakEven {
  /** Whole people: half a leaving is none. */
  readonly leavers: number;
  readonly verdict: BreakEvenVerdict;
}

/**
 * Price ÷ what replacing one costs, up to whole people, held against how many are expected to leave: within reach where
 * no more than the low end of the interval, beyond where more than the high end, since more than leave cannot be kept.
 * Null where there is no price, or nobody knows what replacing costs.
 */
export function breakEven(
  price: number,
  replacement: number | null,
  expected: { readonly low: number; readonly high: number },
): BreakEven | null {
  if (replacement === null || replacement <= 0 || price <= 0) return null;
  const leavers = Math.ceil(price / replacement);
  if (leavers > expected.high) return { leavers, verdict: 'beyond' };
  return { leavers, verdict: leavers <= expected.low ? 'within_reach' : 'possible' };
}
