import type { Figure, SurveyComparison } from '#shared/models/survey-results.ts';
import { surveyResultsText } from '../text.ts';

const text = surveyResultsText.comparison;

/** What a difference says: more than chance, or no different from what it was. */
export function changeWords(
  difference: Figure | null,
  distinguishable: boolean,
  {
    verdict = null,
    noticeable = null,
  }: {
    readonly verdict?: SurveyComparison['questions'][number]['verdict'];
    /** From which change on it would be found. */
    readonly noticeable?: string | null;
  } = {},
): string {
  if (!difference) return text.unknown;
  if (!distinguishable) return noticeable === null ? text.same : text.sameBelow(noticeable);
  const moved = difference.value > 0 ? text.higher : text.lower;
  return verdict === null ? moved : text.judged(moved, verdict);
}

/** How many figures changed by more than chance. */
export function changedCount({ enps, questions }: SurveyComparison): number {
  return questions.filter(({ distinguishable }) => distinguishable).length + (enps?.distinguishable ? 1 : 0);
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
