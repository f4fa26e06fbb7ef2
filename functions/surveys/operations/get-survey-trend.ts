import { TREND_SURVEYS } from '#shared/contract/surveys.ts';
import { enpsOf, figuresOf, statementFiguresOf } from '../shown-figures.ts';
import { statementsOf } from '#shared/question-kinds/statements.ts';
import { peopleAskedBy, readFigures } from '../present.ts';
import type { SurveysOperation } from '../operation.ts';

/** The newest surveys that repeat each other side by side, oldest first; drafts have nothing to compare. */
export const getSurveyTrend: SurveysOperation<'getSurveyTrend'> = async (context) => {
  const { repos, survey, workspaceId } = context;
  const series = await repos.surveys.ofSeries(workspaceId, survey.seriesId, TREND_SURVEYS);
  const all = await readFigures(series, context);
  const surveys = series.map((one, index) => {
    const { counts } = all[index]!;
    const asked = peopleAskedBy(one, all[index]!);
    // Over time a company is a process: intervals are about any number of people, as surveys are compared.
    const figures = figuresOf(one, counts, null);
    const { statements } = statementFiguresOf(one, counts, null);
    return {
      survey_id: one.id,
      title: one.title,
      status: one.status,
      published_at: one.publishedAt!,
      responses: counts.responses,
      people_asked: asked,
      enps: enpsOf(one, counts, null),
      questions: one.questions.map(({ originId, text }, place) => {
        const { answered: people, mean, favourable } = figures[place]!;
        return { origin_id: originId, text, answered: people, mean, favourable };
      }),
      ...(statements && {
        statements: statementsOf(one.questions).map(({ originId, text }, place) => {
          const { answered: people, mean, favourable } = statements[place]!;
          return { origin_id: originId, text, answered: people, mean, favourable };
        }),
      }),
    };
  });
  return { surveys };
};
