import { lazy, Suspense } from 'react';
import type { TurnoverReport } from '#shared/models/finance/turnover.ts';
import { Card } from '#web/ui/card.tsx';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import type { Curve, Month } from '../api.ts';
import { curveTable, monthsTable } from '../lib/export.ts';
import { monthLong } from '#text/finance/months.ts';
import { percent, percentRange } from '../lib/figures.ts';
import { turnoverText } from '#text/finance/turnover.ts';
import styles from './turnover.module.css';

const { curve: curveText, months: monthsText } = turnoverText;
/** The chart library is heavy: the figures do not wait for it. */
const TenureChart = lazy(() => import('./tenure-chart.tsx'));
const MonthsChart = lazy(() => import('./months-chart.tsx'));
const CURVE_HEIGHT = 284;
const MONTHS_HEIGHT = 250;
const YEAR = 12;

/** The curve of tenure and the months, each with its table. */
export function TurnoverCharts({ report }: { readonly report: TurnoverReport }) {
  return (
    <div className={styles.charts}>
      {report.survival ? (
        <CurveCard curve={report.survival} />
      ) : (
        <Card title={curveText.plain}>
          <p>{curveText.none}</p>
        </Card>
      )}
      <MonthsCard months={report.months} />
    </div>
  );
}

function CurveCard({ curve }: { readonly curve: Curve }) {
  const year = curve.points.find(({ months }) => months === YEAR);
  const isWhole = curve.from_months === 0;
  return (
    <ChartCard
      title={year && isWhole ? curveText.title(percent(year.share)) : curveText.plain}
      label={curveText.plain}
      what={curveText.what}
      lead={
        <>
          {year && isWhole && curveText.lead(percentRange(year))}
          {!isWhole && curveText.from(curve.from_months)}
        </>
      }
      chart={
        <Suspense fallback={<Skeleton height={CURVE_HEIGHT} />}>
          <TenureChart points={curve.points} />
        </Suspense>
      }
      table={
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone: the keys scroll it
        <div className={styles.scroll} role="region" aria-label={curveText.file} tabIndex={0}>
          <FiguresTable
            caption={curveText.chart}
            head={curveText.head}
            rows={curve.points.map((point) => ({
              key: String(point.months),
              cells: [
                curveText.month(point.months),
                percent(point.share),
                <Text as="span" key="range" oneLine>
                  {percentRange(point)}
                </Text>,
                point.at_risk,
              ],
            }))}
          />
        </div>
      }
    >
      <Inline align="start" justify="between" gap="16" rowGap="8" above="14" className={styles.foot}>
        <TableExport name={curveText.file} collect={() => curveTable(curve)} />
      </Inline>
    </ChartCard>
  );
}

function MonthsCard({ months }: { readonly months: readonly Month[] }) {
  return (
    <ChartCard
      title={monthsText.title}
      what={monthsText.what}
      chart={
        <Suspense fallback={<Skeleton height={MONTHS_HEIGHT} />}>
          <MonthsChart months={months} />
        </Suspense>
      }
      table={
        <FiguresTable
          caption={monthsText.chart}
          head={monthsText.head}
          rows={months.toReversed().map(({ month, headcount, hired, left }) => ({
            key: month,
            cells: [monthLong(month), headcount, hired, left],
          }))}
        />
      }
    >
      <Inline align="start" justify="between" gap="16" rowGap="8" above="14" className={styles.foot}>
        <TableExport name={monthsText.file} collect={() => monthsTable(months)} />
      </Inline>
    </ChartCard>
  );
}
