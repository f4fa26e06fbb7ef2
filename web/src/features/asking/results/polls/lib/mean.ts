import type { Scale } from '#shared/models/answers.ts';
import type { QuestionFigures } from '#shared/models/run-results.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import type { Estimate } from '#shared/rules/statistics/estimate.ts';
import { meanOfCounts } from '#shared/rules/statistics/mean.ts';

/** The mean of the answers in numbers with its interval, about the people asked where they are known; null below five. */
export function meanOfFigures(
  figures: QuestionFigures | undefined,
  scale: Scale | null,
  asked: number | null,
): Estimate | null {
  return meanOfCounts(figures?.scores ?? [], { asked, values: numbersOf(scale) });
}
