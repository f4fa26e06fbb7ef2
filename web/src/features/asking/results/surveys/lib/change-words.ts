import type { Figure, SurveyComparison } from '#shared/models/survey-results.ts';
import { noticeableWords } from '#shared/rules/figures.ts';
import { seriesText } from '#text/asking/results/surveys/series.ts';

const text = seriesText.comparison;

/** What a difference says: more than chance, or no different from what it was. */
export function changeWords(
  difference: Figure | null,
  distinguishable: boolean,
  {
    verdict = null,
    noticeable,
    isEnps = false,
  }: {
    readonly verdict?: SurveyComparison['questions'][number]['verdict'];
    /** From which change on it would be found; null where none would be, left out where that is not told. */
    readonly noticeable?: number | null;
    readonly isEnps?: boolean;
  } = {},
): string {
  if (!difference) return text.unknown;
  if (!distinguishable)
    return noticeable === undefined ? text.same : `${text.same}, ${noticeableWords(noticeable, isEnps)}`;
  const moved = difference.value > 0 ? text.higher : text.lower;
  return verdict === null ? moved : text.judged(moved, verdict);
}

/** How many figures changed by more than chance. */
export function changedCount({ enps, questions, statements = [] }: SurveyComparison): number {
  return (
    [...questions, ...statements].filter(({ distinguishable }) => distinguishable).length +
    (enps?.distinguishable ? 1 : 0)
  );
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
