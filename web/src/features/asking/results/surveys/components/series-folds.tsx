import { NativeSelect } from '@mantine/core';
import type { Survey } from '#shared/models/survey.ts';
import { formatDate } from '#web/lib/dates.ts';
import { Folded } from '#web/ui/article.tsx';
import { Text } from '#web/ui/layout/layout.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { changedCount } from '../lib/change-words.ts';
import type { ComparedSeries } from '../lib/use-compared-series.ts';
import { seriesText } from '#text/asking/results/surveys/series.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { SeriesTrend } from './series-trend.tsx';
import styles from './series.module.css';

const text = seriesText;

interface SeriesFoldsProps {
  readonly survey: Survey;
  readonly series: ComparedSeries;
}

/** What changed in a word; all differences and the line of the series are folded. */
export function SeriesFolds({ survey, series: { surveys, others, other, comparison, choose } }: SeriesFoldsProps) {
  if (surveys.length < 2) return null;
  return (
    <>
      {comparison.data && (
        <Text size="small" weight="600">
          {text.comparison.found(changedCount(comparison.data))}
        </Text>
      )}
      {other && (
        <Folded title={text.comparison.details} isWide>
          <NativeSelect
            aria-label={text.comparison.with}
            className={styles.choice}
            value={other.survey_id}
            onChange={(event) => choose(event.currentTarget.value)}
            data={others.toReversed().map(({ survey_id, title, published_at }) => ({
              value: survey_id,
              label: `${title}, ${formatDate(published_at)}`,
            }))}
          />
          {comparison.data && <ComparisonTable comparison={comparison.data} surveys={surveys} />}
        </Folded>
      )}
      <Folded title={text.trend.title} isWide isLate>
        <SeriesTrend survey={survey} surveys={surveys} />
      </Folded>
    </>
  );
}

/** What could not be read of the series, and the way to try again. */
export function SeriesFailure({ series: { trend, comparison } }: Pick<SeriesFoldsProps, 'series'>) {
  if (trend.error !== undefined && !trend.data) {
    return <ErrorState title={text.trend.loadFailed} error={trend.error} onRetry={() => void trend.mutate()} />;
  }
  if (comparison.error !== undefined && !comparison.data) {
    return (
      <ErrorState
        title={text.comparison.loadFailed}
        error={comparison.error}
        onRetry={() => void comparison.mutate()}
      />
    );
  }
  return null;
}
