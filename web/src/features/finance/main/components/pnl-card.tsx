import { lazy, Suspense } from 'react';
import { Card } from '#web/ui/card.tsx';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { monthSpan } from '#text/finance/months.ts';
import { percent, rubles } from '#text/finance/money.ts';
import type { ProfitAndLoss } from '../lib/months.ts';
import { financeMainText } from '#text/finance/main.ts';
import { ExportedTable } from '../../components/exported-table.tsx';
import { pnlTable } from '../lib/export.ts';
import { EmptyPart } from './empty-part.tsx';
import type { MoneyBar } from './finance-charts.tsx';
import styles from './money-cards.module.css';

const text = financeMainText.pnl;
const ROW_HEIGHT = 34;
const MoneyBars = lazy(async () => ({ default: (await import('./finance-charts.tsx')).MoneyBars }));

/** What came in, what went out, what is left. */
export function PnlCard({ sums }: { readonly sums: ProfitAndLoss }) {
  const { revenue, profit, margin, months } = sums;
  if (revenue === null || profit === null) {
    return (
      <Card title={text.title} label={text.section}>
        <EmptyPart kind="months">{text.empty}</EmptyPart>
      </Card>
    );
  }
  const [income, expenses, result] = barsOf(sums, revenue, profit);
  const most = Math.max(...[...income, ...expenses, ...result].map(({ amount }) => Math.abs(amount)));
  return (
    <ChartCard
      title={text.title}
      label={text.section}
      what={text.what}
      note={text.span(monthSpan(months))}
      chart={
        <>
          <Caption as="h3" below="2" tone="ink-3" className={styles.part}>
            {text.income}
          </Caption>
          <Bars bars={income} most={most} label={text.income} />
          <Caption as="h3" below="2" tone="ink-3" className={styles.part}>
            {text.expenses}
          </Caption>
          <Bars bars={expenses} most={most} label={text.expenses} />
          <div className={styles.result}>
            <Bars bars={result} most={most} label={result[0]?.name ?? ''} />
          </div>
        </>
      }
      table={
        <ExportedTable name={text.what} collect={() => pnlTable(sums)}>
          <FiguresTable
            caption={text.what}
            head={text.head}
            rows={[...income, ...expenses, ...result].map(({ name, amount }) => ({
              key: name,
              cells: [name, rubles(amount)],
            }))}
          />
        </ExportedTable>
      }
    >
      {margin !== null && <Caption above="10">{text.margin(percent(margin, 1))}</Caption>}
    </ChartCard>
  );
}

interface BarsProps {
  readonly bars: readonly MoneyBar[];
  readonly most: number;
  readonly label: string;
}

function Bars(props: BarsProps) {
  return (
    <Suspense fallback={<Skeleton height={props.bars.length * ROW_HEIGHT} />}>
      <MoneyBars {...props} />
    </Suspense>
  );
}

function barsOf(
  { expenses }: ProfitAndLoss,
  revenue: number,
  profit: number,
): readonly [MoneyBar[], MoneyBar[], MoneyBar[]] {
  return [
    [{ name: text.revenue, amount: revenue, tone: 'good' }],
    expenses.map(({ name, amount, isPeople }) => ({ name, amount: -amount, tone: isPeople ? 'people' : 'other' })),
    [{ name: profit < 0 ? text.loss : text.profit, amount: profit, tone: profit < 0 ? 'loss' : 'good' }],
  ];
}
