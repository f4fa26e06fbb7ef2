import { useState } from 'react';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { hasStatements } from '#shared/question-kinds/index.ts';
import { inReadingOrder } from '#shared/question-kinds/statements.ts';
import { articleText } from '#text/common/article.ts';
import { figuresText } from '#text/common/figures.ts';
import { ArticleSection, Folded, Folds } from '#web/ui/article.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { noteFile } from '../api.ts';
import { scoresTable } from '../lib/export-scores.ts';
import { useComparedSeries } from '../lib/use-compared-series.ts';
import { changesOf, scoreGroups } from '../lib/score-rows.ts';
import type { ShownQuestion } from '../lib/shown-questions.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import { isCounted } from './question-figures.tsx';
import { RestTable, ScoreTable } from './score-table.tsx';
import { SeriesFailure, SeriesFolds } from './series-folds.tsx';

interface ScoresSectionProps {
  readonly results: SurveyResults;
  /** The answers are made up: nothing is asked of the server. */
  readonly example: boolean;
}

/** What is told in figures, a line a question: each opens how it was answered; beside it how it has changed. */
export function ScoresSection({ results, example }: ScoresSectionProps) {
  const { survey } = results;
  const series = useComparedSeries(example ? null : survey);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const groups = scoreGroups(results);
  const rated = new Set(groups.flatMap(({ rows }) => rows.map(({ question }) => question.id)));
  const rest = inReadingOrder(survey.questions).filter(
    (question) => isCounted(question) && !hasStatements(question) && !rated.has(question.id),
  );
  if (rated.size + rest.length === 0 && !series.isShown) return null;
  // Beside a later survey a row would tell of a change that came after it.
  const compared = series.comparison.data?.second.id === survey.id ? series.comparison.data : null;
  const rows = {
    results,
    opened,
    onOpen: ({ id }: ShownQuestion) =>
      setOpened(new Set(opened.has(id) ? [...opened].filter((one) => one !== id) : [...opened, id])),
  };
  return (
    <ArticleSection id="scores" name={articleText.sections.scores} note={figuresText.answers(results.shown)}>
      <Stack fit gap="4">
        {groups.map((group) => (
          <ScoreTable
            key={`${group.kind} ${group.axis.ticks.at(-1)}`}
            group={group}
            changes={compared && changesOf(compared, series.surveys)}
            since={compared && compared.first.published_at}
            {...rows}
          />
        ))}
        {rest.length > 0 && <RestTable questions={rest} {...rows} />}
      </Stack>
      {groups.length > 0 && !example && (
        <TableExport
          name={articleText.sections.scores}
          collect={async () => {
            await noteFile(survey.id);
            return scoresTable(groups);
          }}
        />
      )}
      <SeriesFailure series={series} />
      <Folds>
        <SeriesFolds survey={survey} series={series} />
        {groups.length > 0 && (
          <Folded title={articleText.how}>
            <p>{surveyResultsText.scores.legend}</p>
          </Folded>
        )}
      </Folds>
    </ArticleSection>
  );
}
