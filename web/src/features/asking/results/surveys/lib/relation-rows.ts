import type { SurveyBreakdown, SurveyResults } from '#shared/models/survey-results.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import { inOrder } from './drivers.ts';
import { columnsOf } from './heat-map.ts';
import { isAbout } from './shown-questions.ts';

const text = surveyResultsText.drivers;

/** How each question goes with the general score, with its words for a line and for a table, the strongest first. */
export function relationRows({ questions }: SurveyResults['survey'], { items }: SurveyBreakdown['drivers']) {
  const columns = columnsOf(questions);
  return inOrder(items).flatMap((item) => {
    const column = columns.find(({ question }) => isAbout(item, question));
    if (!column) return [];
    const named = column.direction === 'lower_is_better' ? text.lowerIsBetter : (words: string) => words;
    return [{ ...item, key: column.question.id, label: named(column.label), question: named(column.whole) }];
  });
}
