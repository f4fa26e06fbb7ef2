import type { Figure, SurveyBreakdown } from '#shared/models/survey-results.ts';
import { sum } from '#shared/rules/sum.ts';
import type { CountedQuestion } from './count-answers.ts';
import { productAt, type CrossProducts } from './cross-products.ts';
import { relativeWeights } from './relative-weights.ts';

type Drivers = SurveyBreakdown['drivers'];

/** Fewer complete answers have no correlations: Culture Amp's line, too. */
const FEWEST = 25;
/** For relative weights, so many answers for each question that is weighed. */
const PER_PREDICTOR = 10;
/** Above it, weights cannot be told apart (Belsley, Kuh and Welsch, Regression Diagnostics, 1980). */
const CONDITION_MAX = 30;
const RESAMPLES = 1000;
const RESAMPLES_MIN = 200;
/** Eigenvalues cost the cube of the number of questions: of many, fewer samples are drawn. */
const CUBES = 8e6;
const SEED = 13;
/** No picture shows more, and answers to several questions at once are not to be worked out from them. */
const DIGITS = 2;

/**
 * How each scale question goes together with the outcome, from all who answered all of them.
 *
 * - **Correlation** with its 95 % bootstrap interval (percentiles of a thousand samples of respondents). `related` says
 *   that the interval leaves out zero: were there no connection, that would happen about once in twenty questions. It is
 *   not corrected for the number of questions and says nothing of causes.
 * - **Weight**: the share of what all questions together explain of the outcome (Johnson's relative weights, see
 *   relative-weights.ts), with its interval; it is never below zero, so its interval decides nothing. Null where there
 *   are fewer than ten answers a question, or questions say nearly the same.
 */
export function driversOf(questions: readonly CountedQuestion[], products: CrossProducts): Drivers {
  const { outcome, complete } = products;
  const base = {
    outcome_question_id: outcome === null ? null : questions[outcome]!.id,
    answered: complete,
    needed: FEWEST,
    items: [],
  };
  if (outcome === null || products.predictors.length === 0) return { ...base, why_not: 'no_outcome' };
  if (complete < FEWEST) return { ...base, why_not: 'too_few' };
  const last = products.predictors.length + 1;
  const all = added(
    products.blocks,
    products.blocks.map(() => 1),
  );
  if (covariance(all, last, last) === 0) return { ...base, why_not: 'no_variation' };
  // What everybody answered alike goes together with nothing.
  const varying = [...products.predictors.keys()]
    .map((place) => place + 1)
    .filter((one) => covariance(all, one, one) > 0);
  if (varying.length === 0) return { ...base, why_not: 'no_variation' };

  const enough = Math.max(FEWEST, PER_PREDICTOR * varying.length);
  const found = weighed(all, varying, last);
  const whyNot = complete < enough ? 'too_few' : found === null || found.condition > CONDITION_MAX ? 'collinear' : null;
  const samples = resampled(products.blocks, varying, last, whyNot === null);
  return {
    ...base,
    needed: enough,
    why_not: whyNot,
    items: varying.map((one, index) => {
      const correlation = interval(
        correlationOf(all, one, last)!,
        samples.flatMap(({ correlations }) => correlations[index] ?? []),
      );
      return {
        question_id: questions[products.predictors[one - 1]!]!.id,
        weight:
          whyNot === null
            ? interval(
                found!.shares[index]!,
                samples.flatMap(({ shares }) => shares?.[index] ?? []),
              )
            : null,
        correlation,
        related: correlation.low > 0 || correlation.high < 0,
      };
    }),
  };
}

interface Sample {
  /** Null where an answer does not vary in the sample. */
  readonly correlations: readonly (number | null)[];
  readonly shares: readonly number[] | null;
}

/** Draws blocks again and again, as many as there are, each as often as it comes. The same draws every time. */
function resampled(
  blocks: readonly Float64Array[],
  predictors: readonly number[],
  outcome: number,
  withWeights: boolean,
): Sample[] {
  const random = seededRandom(SEED);
  const weighable = Math.max(RESAMPLES_MIN, Math.min(RESAMPLES, Math.floor(CUBES / predictors.length ** 3)));
  return Array.from({ length: RESAMPLES }, (_, sample) => {
    const times = blocks.map(() => 0);
    for (let draw = 0; draw < blocks.length; draw++) times[Math.floor(random() * blocks.length)]! += 1;
    const products = added(blocks, times);
    return {
      correlations: predictors.map((one) => correlationOf(products, one, outcome)),
      shares: withWeights && sample < weighable ? (weighed(products, predictors, outcome)?.shares ?? null) : null,
    };
  });
}

/** The blocks together, each so many times. */
function added(blocks: readonly Float64Array[], times: readonly number[]): Float64Array {
  const total = new Float64Array(blocks[0]!.length);
  for (const [index, block] of blocks.entries()) {
    const often = times[index]!;
    if (often === 0) continue;
    for (let at = 0; at < total.length; at++) total[at]! += often * block[at]!;
  }
  return total;
}

/** What falls to each predictor of all that they explain; null where that cannot be told. */
function weighed(products: Float64Array, predictors: readonly number[], outcome: number) {
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
function correlationOf(products: Float64Array, one: number, other: number): number | null {
  const spread = covariance(products, one, one) * covariance(products, other, other);
  return spread > 0 ? covariance(products, one, other) / Math.sqrt(spread) : null;
}

/** Of two numbers, times the square of how many there are: whole numbers, so zero is exactly zero. */
function covariance(products: Float64Array, one: number, other: number): number {
  const at = (a: number, b: number): number => products[productAt(Math.min(a, b), Math.max(a, b))]!;
  return at(0, 0) * at(one, other) - at(0, one) * at(0, other);
}

/** A figure with the interval that 95 % of the samples lie in. */
function interval(value: number, samples: readonly number[]): Figure {
  const sorted = samples.toSorted((a, b) => a - b);
  const tail = Math.floor(0.025 * sorted.length);
  const round = (one: number): number => Number(one.toFixed(DIGITS)) + 0;
  return {
    value: round(value),
    low: round(Math.min(value, sorted[tail] ?? value)),
    high: round(Math.max(value, sorted[sorted.length - 1 - tail] ?? value)),
  };
}

/** The same numbers from 0 to 1 every time (mulberry32): a survey is worked out once, and could be again in a test. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
