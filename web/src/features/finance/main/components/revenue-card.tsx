import { lazy, Suspense } from 'react';
import { Card } from '#web/ui/card.tsx';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { monthLong } from '#text/finance/months.ts';
import { rubles } from '#text/finance/money.ts';
import { peopleTrendOf, runOf, type MoneyMonth } from '../lib/months.ts';
import { runText } from '#text/finance/main/run.ts';
import { financeMainText } from '#text/finance/main.ts';
import { ExportedTable } from '../../components/exported-table.tsx';
import { monthsTable } from '../lib/export.ts';
import { EmptyPart } from './empty-part.tsx';
import styles from './money-cards.module.css';

const text = financeMainText.revenue;
const HEIGHT = 240;
const RevenueChart = lazy(async () => ({ default: (await import('./finance-charts.tsx')).RevenueChart }));

/** How the revenue goes month by month, beside what people cost. */
export function RevenueCard({ months }: { readonly months: readonly MoneyMonth[] }) {
  const known = months.filter(({ revenue, peopleCost }) => revenue !== null || peopleCost !== null);
  if (!known.some(({ revenue }) => revenue !== null)) {
    return (
      <Card title={text.titles.none} label={text.section}>
        <EmptyPart kind="months">{text.empty}</EmptyPart>
      </Card>
    );
  }
  const sum = (value: number | null) => (value === null ? financeMainText.employees.unknown : rubles(value));
  return (
    <ChartCard
      title={titleOf(known)}
      label={text.section}
      what={text.what}
      chart={
        <Suspense fallback={<Skeleton height={HEIGHT} />}>
          <RevenueChart months={known} />
        </Suspense>
      }
      table={
        <ExportedTable name={text.what} collect={() => monthsTable(known)}>
          <FiguresTable
            caption={text.what}
            head={text.head}
            rows={known.map(({ month, revenue, peopleCost }) => ({
              key: month,
              cells: [monthLong(month), sum(revenue), sum(peopleCost)],
            }))}
          />
        </ExportedTable>
      }
    >
      <Inline
        as="ul"
        align="stretch"
        gap="20"
        rowGap="4"
        above="10"
        size="small"
        tone="ink-2"
        className={styles.legend}
        aria-hidden="true"
      >
        <li className={styles.revenue}>{text.legend.revenue}</li>
        <li className={styles.people}>{text.legend.people}</li>
      </Inline>
    </ChartCard>
  );
}

/** How the revenue goes and, beside it, what people cost. */
function titleOf(months: readonly MoneyMonth[]): string {
  const run = runOf(months);
  // Of the same months: what people cost a year ago says nothing beside three months of revenue.
  const people = peopleTrendOf(months.slice(-Math.abs(run) - 1));
  const revenue = run === 0 ? text.titles.none : text.titles[run > 0 ? 'up' : 'down'](runText(Math.abs(run)));
  return people === null || run === 0 ? revenue : `${revenue}, ${text.people[people]}`;
}
