import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { EnpsPoint, EnpsPulse } from '#shared/models/overview.ts';
import { enpsEstimate } from '#shared/rules/enps.ts';
import { signed, signedChange } from '#shared/rules/signed.ts';
import { silentStepWords, silentTrendWords, silentWords } from '#shared/rules/silent-words.ts';
import { formatDay } from '#web/lib/dates.ts';
import { formatNumber } from '#text/format.ts';
import { paths } from '#web/lib/paths.ts';
import type { TrendPoint } from '#web/lib/trend-point.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { EnpsFigures } from '#web/ui/figures/enps-card.tsx';
import { loadTrendChart } from '#web/ui/figures/trend-chart-loader.ts';
import { moodOf } from '../lib/mood.ts';
import { useAfterWords } from '../lib/use-after-words.ts';
import { overviewText } from '#text/overview.ts';
import styles from './enps-card.module.css';

const TrendChart = lazy(loadTrendChart);
const text = overviewText.enps;
const BY_ENPS = { by: 'enps' } as const;

/** The newest eNPS: its change and how sure that is, its interval, who it is made of, its year. */
export function EnpsCard({ enps }: { readonly enps: EnpsPulse }) {
  const { latest, change, trend, poll_id: pollId } = enps;
  const now = useNow();
  const mood = moodOf(enps);
  const points = enps.runs.map(pointOf);
  const [first, last] = [points[0], points.at(-1)];
  const { enps: figure, people_asked: asked } = latest;
  const notes = [
    silentWords('enps', enpsEstimate(figure, { asked })!, asked),
    change && silentStepWords('enps', change.silent, { among: text.polls, shown: signed }),
    trend && silentTrendWords('enps', trend.silent, signed),
  ].flatMap((note) => note ?? []);
  const figures = (
    <>
      <EnpsFigures enps={latest.enps} />
      <p className={styles.note}>
        {text.answered(latest.enps.total, latest.people_asked)}{' '}
        {change &&
          text.difference(
            signedChange(latest.enps.score - change.value, latest.enps.score),
            signed(change.low),
            signed(change.high),
          )}
      </p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
  return (
    <ChartCard
      title={mood.sentence}
      lead={mood.line ?? undefined}
      label="eNPS"
      what={text.trend}
      note={text.of(formatDay(latest.opened_at, now))}
      className={styles.card}
      chart={
        <>
          {figures}
          {points.length > 1 && first && last ? (
            <>
              <h3 className={styles.since}>
                {text.change(formatDay(first.at, now), formatDay(last.at, now), shown(first.value), shown(last.value))}
              </h3>
              <Trend points={points} />
              <p className={styles.note}>{text.band}</p>
            </>
          ) : (
            <p className={styles.note}>{text.fewRuns}</p>
          )}
        </>
      }
      table={
        <>
          {figures}
          <div className={styles.table}>
            <FiguresTable
              caption={text.trend}
              head={text.head}
              rows={points.toReversed().map((point) => ({
                key: point.runId,
                cells: [
                  `${point.name}, ${formatDay(point.at, now)}`,
                  shown(point.value),
                  rangeOf(point),
                  formatNumber(point.responses),
                ],
              }))}
            />
          </div>
        </>
      }
    >
      <p className={styles.more}>
        <Link to={paths.pollResults(pollId)}>{text.open}</Link> · <Link to={paths.boardPack}>{text.report}</Link>
      </p>
    </ChartCard>
  );
}

/** The line of the last year; its library comes when the words of the page are shown. */
function Trend({ points }: { readonly points: readonly TrendPoint[] }) {
  const ready = useAfterWords();
  const place = <div className={styles.place} />;
  if (!ready) return place;
  return (
    <Suspense fallback={place}>
      <TrendChart points={points} metric={BY_ENPS} valueText={({ value }) => shown(value)} rangeText={rangeOf} />
    </Suspense>
  );
}

function pointOf({ frame_id: runId, name, opened_at: at, closed_at: closedAt, enps }: EnpsPoint): TrendPoint {
  const estimate = enpsEstimate(enps);
  return {
    runId,
    at,
    name: name ?? text.run,
    value: enps.score,
    // Over time a company is a process: about any number of people, as it is compared.
    band: estimate && [estimate.low, estimate.high],
    estimate,
    responses: enps.total,
    open: closedAt === null,
    text: null,
    newText: null,
  };
}

function shown(value: number | null): string {
  return value === null ? text.noValue : signed(value);
}

function rangeOf({ band }: TrendPoint): string {
  return band ? text.range(signed(band[0]), signed(band[1])) : text.noValue;
}
