import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import { rowsWithCounts } from '#shared/question-kinds/index.ts';
import type { Estimate, EstimateOptions } from '#shared/rules/statistics/estimate.ts';
import { meanOf } from '#shared/rules/statistics/mean.ts';

/** The counts of a question row by row, of those that have a mean of their own; `name` says what it is the mean of. */
export function rowMeans(
  question: SurveyQuestion,
  counts: readonly number[],
  options: EstimateOptions,
): { name: string; counts: readonly number[]; mean: Estimate | null }[] {
  return rowsWithCounts(question, counts).flatMap(({ numbers, meanName, counts: own }) =>
    numbers && meanName !== undefined ? [{ name: meanName(), counts: own, mean: meanOf(numbers, own, options) }] : [],
  );
}
