import { NativeSelect } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Survey } from '#shared/models/survey.ts';
import type { SurveyTrendPoint } from '#shared/models/survey-results.ts';
import { formatDate } from '#web/lib/dates.ts';
import { formatNumber } from '#text/format.ts';
import { trendTable } from '#web/lib/export-trend.ts';
import { shorten } from '#web/lib/shorten.ts';
import { formatMetric, type Metric, type TrendPoint } from '#web/lib/trend-point.ts';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { loadTrendChart } from '#web/ui/figures/trend-chart-loader.ts';
import { Caption } from '#web/ui/layout/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { noteFile } from '../api.ts';
import { metricsOf, othersOf, pointsOf } from '../lib/series.ts';
import { seriesText } from '#text/asking/results/surveys/series.ts';
import styles from './series.module.css';

const TrendChart = lazy(loadTrendChart);
const text = seriesText.trend;

interface SeriesTrendProps {
  readonly survey: Survey;
  readonly surveys: readonly SurveyTrendPoint[];
}

/** The line of the surveys with the same questions, by one figure at a time. */
export function SeriesTrend({ survey, surveys }: SeriesTrendProps) {
  const metrics = metricsOf(surveys, survey.questions);
  const isCompared = survey.status !== 'PUBLISHED' && othersOf(surveys, survey.id).length > 0;
  const [chosen, setChosen] = useState('');
  const metric = metrics.find((one) => keyOf(one) === chosen) ?? metrics[0]!;
  const points = pointsOf(surveys, metric);
  const drawable = points.filter(({ value }) => value !== null).length > 1;
  const shown = ({ value }: TrendPoint) => (value === null ? text.noValue : formatMetric(metric, value));
  const range = ({ band }: TrendPoint) =>
    band ? text.range(formatMetric(metric, band[0]), formatMetric(metric, band[1])) : text.noValue;
  const [name, value, interval, answered] = text.head;
  const table = (
    <FiguresTable
      caption={text.title}
      head={[name, value, interval, answered]}
      rows={points.toReversed().map((point) => ({
        key: point.runId,
        cells: [
          <>
            {point.name}, {formatDate(point.at)}
            {point.open && <span className={styles.mark}>{text.open}</span>}
            {point.runId === survey.id && <span className={styles.mark}>{text.current}</span>}
          </>,
          shown(point),
          range(point),
          formatNumber(point.responses),
        ],
      }))}
    />
  );
  return (
    <ChartCard
      title={text.series(surveys.length)}
      label={text.title}
      what={text.title}
      lead={
        <NativeSelect
          aria-label={text.metric}
          className={styles.choice}
          value={keyOf(metric)}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={metrics.map((one) => ({ value: keyOf(one), label: metricName(one) }))}
        />
      }
      chart={
        drawable ? (
          <Suspense fallback={<Skeleton height={260} />}>
            <TrendChart points={points} metric={metric} valueText={shown} rangeText={range} />
          </Suspense>
        ) : (
          <>
            <Caption>{text.few}</Caption>
            {table}
          </>
        )
      }
      table={table}
    >
      <TableExport
        name={text.title}
        collect={async () => {
          await noteFile(survey.id);
          return trendTable(points, metric, {
            run: name,
            value: metricName(metric),
            responses: answered,
            open: text.open,
          });
        }}
      />
      {points.some(({ band }) => band !== null) && (
        <Caption>
          {text.band}
          {isCompared && ` ${text.bandOrChange}`}
        </Caption>
      )}
    </ChartCard>
  );
}

function keyOf(metric: Metric): string {
  return metric.by === 'mean' ? `mean ${metric.questionId}` : metric.by;
}

function metricName(metric: Metric): string {
  return metric.by === 'mean' ? text.mean(shorten(metric.text)) : text[metric.by];
}
