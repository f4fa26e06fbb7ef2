import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { isRecommendation } from '#shared/rules/survey-direction.ts';
import { enpsEstimate } from '#shared/rules/enps.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { silentWords } from '#shared/rules/silent-words.ts';
import { meanOf } from '#shared/rules/statistics/mean.ts';

/**
 * How many a survey has asked a question; null where answers came by link, and nobody knows how many had it, and where it
 * depends on an answer before it.
 */
export function askedIn(
  { stats }: Pick<SurveyResults, 'stats'>,
  { show_if: condition }: Pick<SurveyQuestion, 'show_if'>,
): number | null {
  return condition === null && stats.responded_by_link === 0 && stats.response_rate !== null
    ? stats.total_invited
    : null;
}

/** What those who kept silent may make of the eNPS of a survey; null where nothing is to be told. */
export function silentEnps({ enps, stats, survey }: Pick<SurveyResults, 'enps' | 'stats' | 'survey'>): string | null {
  const question = survey.questions.find(isRecommendation);
  const asked = question ? askedIn({ stats }, question) : null;
  // There is an eNPS: it is of as many people as may be told.
  const estimate = enps && enpsEstimate(enps, { asked, smallest: 1 });
  return estimate && silentWords('enps', estimate, asked);
}

/** The same of the mean of a question that everybody was asked; `counts` are those that are told. */
export function silentMean(
  question: Pick<SurveyQuestion, 'scale' | 'show_if'>,
  counts: readonly number[],
  results: Pick<SurveyResults, 'stats'>,
): string | null {
  const asked = askedIn(results, question);
  const values = numbersOf(question.scale ?? '1-5');
  const estimate = meanOf(values, counts, { asked, smallest: 1 });
  return estimate && silentWords('mean', estimate, asked);
}
