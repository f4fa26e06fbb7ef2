import type { Figure, SurveyBreakdown } from '#shared/models/survey-results.ts';
import { addressOf, type Address } from '#shared/question-kinds/statements.ts';
import { tQuantile } from '#shared/rules/statistics/student-t.ts';
import { sum } from '#shared/rules/sum.ts';
import type { CountedQuestion } from '../count-answers.ts';
import {
  added,
  correlationOf,
  covariance,
  RESAMPLES,
  RESAMPLES_MIN,
  resampled,
  weighed,
  type Sample,
} from './correlations.ts';
import type { CrossProducts } from './cross-products.ts';

type Drivers = SurveyBreakdown['drivers'];

/** Fewer complete answers have no correlations: Culture Amp's line, too. */
const FEWEST = 25;
/** For relative weights, so many answers for each question that is weighed. */
const PER_PREDICTOR = 10;
/** Above it, weights cannot be told apart (Belsley, Kuh and Welsch, Regression Diagnostics, 1980). */
const CONDITION_MAX = 30;
/** Of all questions together, one relation in so many surveys may be called one by chance. */
const ONE_IN_TWENTY = 0.05;
/** The strongest question is named where it is the strongest in so many of the samples. */
const NAMED_FROM = 0.8;
/** Beyond it Fisher's scale has no end. */
const CORRELATION_MAX = 0.999_999;
/** No picture shows more, and answers to several questions at once are not to be worked out from them. */
const DIGITS = 2;

/**
 * How each scale question goes together with the outcome, from all who answered all of them.
 *
 * - **Correlation** with an interval that holds for all questions at once, in 95 of 100 surveys: Fisher's z with its
 *   standard error by the bootstrap of respondents, or 1/√(n − 3) where that is larger (Fisher, Metron 1, 1921; Efron and
 *   Tibshirani, An Introduction to the Bootstrap, 1993, 6), and the quantile of Student's t divided among the questions
 *   (Bonferroni). `related` says that the interval leaves out zero; it says nothing of causes.
 * - **Weight**: the share of what all questions together explain of the outcome (Johnson's relative weights, see
 *   relative-weights.ts), with its interval; it is never below zero, so its interval decides nothing. Null where there
 *   are fewer than ten answers a question, or questions say nearly the same.
 * - **The strongest question** is the one of the largest weight, not of the largest correlation, which a question also
 *   has that merely goes with the one that matters. It is named where it is related, and first by weight in four of five
 *   samples (a bootstrap of ranks: Hall and Miller, The Annals of Statistics 37, 2009).
 */
export function driversOf(questions: readonly CountedQuestion[], products: CrossProducts): Drivers {
  const { outcome, complete } = products;
  const base = {
    outcome_question_id: outcome === null ? null : questions[outcome]!.id,
    answered: complete,
    needed: FEWEST,
    strongest_question_id: null,
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
  // Weights that are not shown are drawn for their order alone, which takes fewer samples.
  const weights = found === null || whyNot === 'collinear' ? 0 : whyNot === null ? RESAMPLES : RESAMPLES_MIN;
  const samples = resampled(products.blocks, varying, last, weights);
  const quantile = tQuantile(ONE_IN_TWENTY / varying.length, complete - 2);
  const items = varying.map((one, index) => {
    const { related, correlation } = relationOf(
      correlationOf(all, one, last)!,
      complete,
      samples.flatMap(({ correlations }) => correlations[index] ?? []),
      quantile,
    );
    const shares = samples.flatMap((sample) => sample.shares?.[index] ?? []);
    return {
      ...addressOf(questions[products.predictors[one - 1]!]!),
      weight: whyNot === null ? interval(found!.shares[index]!, shares) : null,
      correlation,
      related,
    };
  });
  const strongest = found && strongestOf(found.shares, samples);
  return {
    ...base,
    needed: enough,
    why_not: whyNot,
    ...(strongest !== null && items[strongest]!.related ? strongestIn(items[strongest]!) : {}),
    items,
  };
}

/** Names the strongest question, or its statement. */
function strongestIn({ question_id, statement }: Address) {
  return { strongest_question_id: question_id, ...(statement !== undefined && { strongest_statement: statement }) };
}

/** A correlation with its interval, and whether that leaves out zero. */
function relationOf(correlation: number, people: number, samples: readonly number[], quantile: number) {
  const z = fisher(correlation);
  const drawn = samples.map(fisher);
  const mean = sum(drawn) / drawn.length;
  const spread = Math.sqrt(sum(drawn.map((one) => (one - mean) ** 2)) / drawn.length);
  const reach = quantile * Math.max(spread, 1 / Math.sqrt(people - 3));
  return {
    related: Math.abs(z) > reach,
    correlation: {
      value: rounded(correlation),
      low: rounded(Math.tanh(z - reach)),
      high: rounded(Math.tanh(z + reach)),
    },
  };
}

/** The correlation on a scale on which its error is the same everywhere; ends of the scale would be infinite. */
function fisher(correlation: number): number {
  return Math.atanh(Math.min(CORRELATION_MAX, Math.max(-CORRELATION_MAX, correlation)));
}

/** The predictor of the largest weight, where enough of the samples agree; null where they do not. */
function strongestOf(shares: readonly number[], samples: readonly Sample[]): number | null {
  const first = firstOf(shares);
  const voting = samples.filter(({ shares: drawn }) => drawn !== undefined);
  const agreeing = voting.filter(({ shares: drawn }) => drawn && firstOf(drawn) === first);
  return agreeing.length >= NAMED_FROM * voting.length && voting.length > 0 ? first : null;
}

function firstOf(shares: readonly number[]): number {
  return shares.indexOf(Math.max(...shares));
}

/** A figure with the interval that 95 % of the samples lie in. */
function interval(value: number, samples: readonly number[]): Figure {
  const sorted = samples.toSorted((a, b) => a - b);
  const tail = Math.floor(0.025 * sorted.length);
  return {
    value: rounded(value),
    low: rounded(Math.min(value, sorted[tail] ?? value)),
    high: rounded(Math.max(value, sorted[sorted.length - 1 - tail] ?? value)),
  };
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS)) + 0;
}
