import { compareSurveys as compare } from '../statistics/compare-surveys.ts';
import { conflict, notFound } from '#core/http/errors.ts';
import type { Survey } from '../repositories/surveys.ts';
import { TREND_SURVEYS } from '#shared/contract/surveys.ts';
import { statementTalliesOf, talliesOf } from '../shown-figures.ts';
import { withStatements } from '#shared/question-kinds/statements.ts';
import { peopleAskedBy, readFigures, type SurveyFigures } from '../present.ts';
import { surveysErrors } from '#text/surveys/errors.ts';
import type { SurveysOperation } from '../operation.ts';

/** A survey and another of its series, question by question: what has changed beyond chance since the earlier one. */
export const compareSurveys: SurveysOperation<'compareSurveys'> = async (context, { query }) => {
  const { repos, survey, workspaceId } = context;
  const series = await repos.surveys.ofSeries(workspaceId, survey.seriesId, TREND_SURVEYS);
  const other = series.find(({ id }) => id === query.with) ?? notFound('survey');
  const pair = [survey, other].toSorted((a, b) => ((a.publishedAt ?? '') < (b.publishedAt ?? '') ? -1 : 1));
  if (pair.some(({ status }) => status === 'DRAFT' || status === 'PUBLISHED')) {
    conflict(surveysErrors.compareFinished);
  }
  const figures = await readFigures(pair, context);
  const [first, second] = pair.map((one, index) => ({ told: shownOf(one, figures[index]!), survey: one }));
  return {
    ...compare(first!.told, second!.told),
    first: describe(first!.survey, figures[0]!),
    second: describe(second!.survey, figures[1]!),
  };
};

function shownOf(survey: Survey, figures: SurveyFigures) {
  return {
    questions: withStatements(survey.questions),
    tallies: [...talliesOf(survey, figures.counts), ...statementTalliesOf(survey, figures.counts)],
    invited: peopleAskedBy(survey, figures),
    smallest: survey.smallestGroup,
  };
}

function describe({ id, title, publishedAt }: Survey, { counts }: SurveyFigures) {
  return { id, title, published_at: publishedAt!, responses: counts.responses };
}
