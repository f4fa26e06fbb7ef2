import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { valuesFinding } from '#web/lib/question-finding.ts';

/** Which option of a question is chosen most often; null where there are none, or how often is not told. */
export function mostChosen({ questions }: SurveyResults, { id, options }: SurveyQuestion): string | null {
  const { counts = null, answered = 0 } = questions.find(({ question_id }) => question_id === id) ?? {};
  if (counts === null || answered === 0 || options.length === 0) return null;
  const values = options.map((option, place) => ({ text: option, count: counts[place] ?? 0 }));
  return valuesFinding(values.toSorted((a, b) => b.count - a.count));
}
