import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { sum } from '#shared/rules/sum.ts';
import { productAt } from './cross-products.ts';
import { relativeWeights } from './relative-weights.ts';

/** So many samples are drawn of the respondents, and at least so many of them have weights. */
export const RESAMPLES = 1000;
export const RESAMPLES_MIN = 200;
/** Eigenvalues cost the cube of the number of questions: of many, fewer samples are weighed. */
const CUBES = 8e6;
const SEED = 13;

/** One draw of respondents. */
export interface Sample {
  /** Null where an answer does not vary in the sample. */
  readonly correlations: readonly (number | null)[];
  /** Null where they cannot be told in the sample, undefined where they were not asked for. */
  readonly shares: readonly number[] | null | undefined;
}

/** Draws blocks again and again, as many as there are, each as often as it comes, with weights for at most so many of the samples. The same draws every time. */
export function resampled(
  blocks: readonly Float64Array[],
  predictors: readonly number[],
  outcome: number,
  weights: number,
): Sample[] {
  const random = seededRandom(SEED);
  const weighable = Math.min(weights, Math.max(RESAMPLES_MIN, Math.floor(CUBES / predictors.length ** 3)));
  return Array.from({ length: RESAMPLES }, (_, sample) => {
    const times = blocks.map(() => 0);
    for (let draw = 0; draw < blocks.length; draw++) times[Math.floor(random() * blocks.length)]! += 1;
    const products = added(blocks, times);
    return {
      correlations: predictors.map((one) => correlationOf(products, one, outcome)),
      shares: sample < weighable ? (weighed(products, predictors, outcome)?.shares ?? null) : undefined,
    };
  });
}

/** The blocks together, each so many times. */
export function added(blocks: readonly Float64Array[], times: readonly number[]): Float64Array {
  const total = new Float64Array(blocks[0]!.length);
  for (const [index, block] of blocks.entries()) {
    const often = times[index]!;
    if (often === 0) continue;
    for (let at = 0; at < total.length; at++) total[at]! += often * block[at]!;
  }
  return total;
}

/** What falls to each predictor of all that they explain; null where that cannot be told. */
export function weighed(products: Float64Array, predictors: readonly number[], outcome: number) {
  const between = predictors.map((one) => predictors.map((other) => correlationOf(products, one, other)));
  const withOutcome = predictors.map((one) => correlationOf(products, one, outcome));
  if (!between.every(isKnown) || !isKnown(withOutcome)) return null;
  const found = relativeWeights(between, withOutcome);
  const explained = sum(found?.weights ?? []);
  if (!found || explained === 0) return null;
  return { shares: found.weights.map((weight) => weight / explained), condition: found.condition };
}

function isKnown(numbers: readonly (number | null)[]): numbers is number[] {
  return numbers.every((one) => one !== null);
}

/** Null where one of them does not vary. */
export function correlationOf(products: Float64Array, one: number, other: number): number | null {
  const spread = covariance(products, one, one) * covariance(products, other, other);
  return spread > 0 ? covariance(products, one, other) / Math.sqrt(spread) : null;
}

/** Of two numbers, times the square of how many there are: whole numbers, so zero is exactly zero. */
export function covariance(products: Float64Array, one: number, other: number): number {
  const at = (a: number, b: number): number => products[productAt(Math.min(a, b), Math.max(a, b))]!;
  return at(0, 0) * at(one, other) - at(0, one) * at(0, other);
}
