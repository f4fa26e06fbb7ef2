import { NativeSelect } from '@mantine/core';
import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { TREND_RUNS } from '#shared/rules/trend-runs.ts';
import type { RunFigures } from '#shared/models/run-results.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { formatNumber } from '#text/format.ts';
import { findingText } from '#text/asking/results/polls/finding.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import type { Finding } from '../lib/finding.ts';
import { changeNotes, changeWords } from '../lib/change-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { trendTable } from '#web/lib/export-trend.ts';
import { questionWords } from '#web/lib/question-words.ts';
import { shorten } from '#web/lib/shorten.ts';
import { formatMetric, type Metric, type TrendPoint } from '#web/lib/trend-point.ts';
import { type Change, changeOf, comparable, metricsOf, pointsOf } from '../lib/trend.ts';
import { Folded } from '#web/ui/article.tsx';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { loadedTrendChart, loadTrendChart } from '#web/ui/figures/trend-chart-loader.ts';
import styles from '#web/ui/figures/trend.module.css';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { noteFile } from '../api.ts';

const TrendChart = lazy(loadTrendChart);

const text = resultsText.trend;

/** Beside the spread of the score, px. */
const HEIGHT = 216;
/** Of a chart on A4, px. */
const PAPER_WIDTH = 640;

interface ComparedProps {
  readonly runs: readonly RunFigures[];
  /** The run whose results are open. */
  readonly runId: string;
  /** The question the score comes from: its mean is what is compared first, where there is no eNPS. */
  readonly mainId: string | null;
  /** What the page has said before: it is not said again. */
  readonly finding: Finding;
}

interface TrendViewProps extends ComparedProps {
  /** What else is to be known of the score. */
  readonly notes: readonly string[];
}

/** How the runs of a poll compare, along one metric. Drawn anew by what it shows alone: else a focused point would go. */
export const TrendView = memo(function TrendView({ runs, runId, mainId, finding, notes }: TrendViewProps) {
  const compared = comparable(runs);
  const metrics = metricsOf(compared);
  const [chosen, setChosen] = useState('');
  const metric = metrics.find((other) => nameOf(other) === chosen) ?? firstOf(metrics, mainId);
  if (compared.length < 2) {
    return (
      <Card title={text.first}>
        <Caption below="8">{text.fewRuns}</Caption>
        <HowCounted notes={notes} />
      </Card>
    );
  }
  return (
    <Comparison
      runs={compared}
      metric={metric}
      runId={runId}
      told={[finding.sentence, finding.comparison]}
      notes={notes}
    >
      {metrics.length > 1 && (
        <NativeSelect
          aria-label={text.metric}
          className={styles.metric}
          value={nameOf(metric)}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {metrics.map((other) => (
            <option key={nameOf(other)} value={nameOf(other)}>
              {metricWords(other)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Comparison>
  );
});

interface ComparisonProps extends Pick<TrendViewProps, 'runs' | 'notes'> {
  readonly metric: Metric;
  /** The run whose results are open; left out where none is. */
  readonly runId?: string;
  /** What the page has said before: it is not said again. */
  readonly told?: readonly (string | null)[];
  readonly label?: string;
  /** The field that chooses the metric. */
  readonly children?: ReactNode;
}

/** Runs along one metric: what they say in a sentence, as a line and as a table. */
export function Comparison({ runs, metric, runId, told = [], notes, label = text.title, children }: ComparisonProps) {
  const [now] = useState(() => new Date());
  const points = pointsOf(runs, metric, now);
  const change = changeOf(points);
  const shown = (point: TrendPoint) => valueText(metric, point.value);
  const range = (point: TrendPoint) => rangeText(metric, point);
  const drawable = points.filter(({ value }) => value !== null).length > 1;
  const table = <RunsTable points={points} metric={metric} runId={runId} />;
  return (
    <ChartCard
      title={titleOf(metric, change, told)}
      label={label}
      note={children}
      what={text.title}
      chart={
        drawable ? (
          <Suspense fallback={<Skeleton height={HEIGHT} />}>
            <TrendChart points={points} metric={metric} height={HEIGHT} valueText={shown} rangeText={range} />
          </Suspense>
        ) : (
          <>
            <Caption below="8">{text.fewRuns}</Caption>
            {table}
          </>
        )
      }
      table={table}
    >
      {runId !== undefined && (
        <TableExport
          name={text.title}
          collect={async () => {
            await noteFile(runId);
            return trendTable(points, metric, {
              run: text.run,
              value: metricWords(metric),
              responses: text.responses,
              open: text.openMark,
            });
          }}
        />
      )}
      <Stack gap="4" above="12" size="small" tone="ink-2" breaks className={styles.notes}>
        {points.some(({ band }) => band !== null) && <p>{findingText.notes.band}</p>}
        {points.some(({ open }) => open) && <p>{findingText.notes.stillOpen}</p>}
        {points.map(
          (point) =>
            point.newText !== null && (
              <Text key={point.runId} tone="honey">
                {text.reworded(formatDateTime(point.at), point.newText)}
              </Text>
            ),
        )}
      </Stack>
      <HowCounted
        notes={[
          ...notes,
          ...changeNotes(metric, change),
          ...(points.some(({ band }) => band !== null) ? [findingText.notes.bandMore] : []),
          ...(runs.length >= TREND_RUNS ? [text.limit(TREND_RUNS)] : []),
        ]}
      />
    </ChartCard>
  );
}

/** How sure a figure is and why, for whoever wants to know. */
function HowCounted({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Folded title={resultsText.how}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Folded>
  );
}

/** What a comparison says; where the page begins with that, what is drawn. */
function titleOf(metric: Metric, change: Change, told: readonly (string | null)[]): string {
  const said = changeWords(metric, change).sentence;
  return told.includes(said) ? text.plain[metric.by] : said;
}

/** The first comparison there is, on paper: the line, if its library has come, and the figures. */
export function PrintedComparison({ runs, runId, mainId, finding }: ComparedProps) {
  const [now] = useState(() => new Date());
  const metric = firstOf(metricsOf(runs), mainId);
  const points = pointsOf(runs, metric, now);
  return (
    <Card title={titleOf(metric, changeOf(points), [finding.sentence, finding.comparison])}>
      {loadedTrendChart({
        points,
        metric,
        width: PAPER_WIDTH,
        valueText: (point) => valueText(metric, point.value),
        rangeText: (point) => rangeText(metric, point),
      })}
      <RunsTable points={points} metric={metric} runId={runId} />
    </Card>
  );
}

/** The runs in figures. */
function RunsTable({
  points,
  metric,
  runId,
}: {
  readonly points: readonly TrendPoint[];
  readonly metric: Metric;
  readonly runId: string | undefined;
}) {
  const withValue = metric.by !== 'responses';
  return (
    <FiguresTable
      caption={text.title}
      head={[
        text.run,
        ...(withValue ? [text.short[metric.by]] : []),
        ...(withValue ? [text.interval] : []),
        text.responses,
      ]}
      rows={points.toReversed().map((point) => ({
        key: point.runId,
        cells: [
          <>
            {point.name}, {formatDateTime(point.at)}
            {point.open && <span className={styles.mark}>{text.openMark}</span>}
            {point.runId === runId && <span className={styles.mark}>{text.current}</span>}
            {point.newText !== null && <span className={styles.mark}>{text.rewordedMark}</span>}
          </>,
          ...(withValue ? [valueText(metric, point.value)] : []),
          ...(withValue ? [rangeText(metric, point)] : []),
          formatNumber(point.responses),
        ],
      }))}
    />
  );
}

/** What is compared while nobody has chosen: eNPS, else the mean of the question that the score comes from. */
function firstOf(metrics: readonly Metric[], mainId: string | null): Metric {
  const [first = { by: 'responses' }] = metrics;
  if (first.by === 'enps') return first;
  return metrics.find((metric) => metric.by === 'mean' && metric.questionId === mainId) ?? first;
}

function metricWords(metric: Metric): string {
  return metric.by === 'mean' ? text.metrics.mean(shorten(questionWords(metric.text))) : text.metrics[metric.by];
}

function nameOf(metric: Metric): string {
  return metric.by === 'mean' ? `mean:${metric.questionId}:${metric.scale}` : metric.by;
}

function valueText(metric: Metric, value: number | null): string {
  return value === null ? text.noValue : formatMetric(metric, value);
}

function rangeText(metric: Metric, { band }: TrendPoint): string {
  return band ? text.range(formatMetric(metric, band[0]), formatMetric(metric, band[1])) : text.noValue;
}
