import { estimateMean, type Estimate, type EstimateOptions } from './estimate.ts';

const ZERO_TO_TEN = Array.from({ length: 11 }, (_, score) => score);

/**
 * The mean of scores with its 95 % interval, from how many gave 0, 1, 2 …; null below five scores. `values` are the
 * numbers of the scale, 0 to 10 when left out (`numbersOf` in rules/scales.ts); what is none of them is not counted. One
 * made-up answer stands at each end of the scale (see `estimateMean`).
 */
export function meanOfCounts(
  counts: readonly number[],
  { values = ZERO_TO_TEN, ...options }: EstimateOptions & { readonly values?: readonly number[] } = {},
): Estimate | null {
  return meanOf(
    values,
    values.map((value) => counts[value] ?? 0),
    options,
  );
}

/** The same from how many gave each of these numbers, in their order, however far they are apart. */
export function meanOf(
  values: readonly number[],
  counts: readonly number[],
  options: EstimateOptions = {},
): Estimate | null {
  const added = values.map((_, index) => (index === 0 || index === values.length - 1 ? 1 : 0));
  return estimateMean({ values, counts, added }, options);
}
