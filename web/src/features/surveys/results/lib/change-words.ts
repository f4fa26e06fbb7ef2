import type { Figure, SurveyComparison } from '#shared/models/survey-results.ts';
import { tenth } from '#shared/rules/figures.ts';
import { surveyResultsText } from '../text.ts';

const text = surveyResultsText.comparison;

/** What a difference says: more than chance, or no different from what it was. */
export function changeWords(
  difference: Figure | null,
  distinguishable: boolean,
  verdict: SurveyComparison['questions'][number]['verdict'] = null,
): string {
  if (!difference) return text.unknown;
  if (!distinguishable) return text.same;
  const moved = difference.value > 0 ? text.higher : text.lower;
  return verdict === null ? moved : text.judged(moved, verdict);
}

/** How many figures changed by more than chance. */
export function changedCount({ enps, questions }: SurveyComparison): number {
  return questions.filter(({ distinguishable }) => distinguishable).length + (enps?.distinguishable ? 1 : 0);
}

/** «+0,4», «−1,2», «0,0». */
export function signedTenth(value: number): string {
  const size = tenth(Math.abs(value));
  if (size === tenth(0)) return size;
  return `${value > 0 ? '+' : '−'}${size}`;
}

/** The difference of two figures as they are shown, so that whoever subtracts finds it; null where either is not told. */
export function shownDifference(
  before: number | null | undefined,
  after: number | null | undefined,
  parts: 1 | 10,
): number | null {
  if (before == null || after == null) return null;
  return (Math.round(after * parts) - Math.round(before * parts)) / parts;
}
