import { lazy, Suspense } from 'react';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { Card } from '#web/ui/card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { monthSpan } from '#text/finance/months.ts';
import { percent, rubles, shortMoney, shortRubles } from '#text/finance/money.ts';
import type { Expense, ProfitAndLoss } from '../lib/months.ts';
import { shadeOf } from '../lib/shades.ts';
import { financeMainText } from '#text/finance/main.ts';
import { ExportedTable } from '../../components/exported-table.tsx';
import { sharesTable } from '../lib/export.ts';
import { EmptyPart } from './empty-part.tsx';
import styles from './share-card.module.css';

const text = financeMainText.share;
const ExpensesRing = lazy(async () => ({ default: (await import('./finance-charts.tsx')).ExpensesRing }));

/** What part of all expenses people are. */
export function ShareCard({ sums }: { readonly sums: ProfitAndLoss }) {
  const { expenses, spent, months } = sums;
  const people = expenses.find(({ isPeople }) => isPeople);
  const known = expenses.some(({ isPeople }) => !isPeople) && spent > 0;
  const title = people && people.share !== null && known ? text.title(percent(people.share)) : text.titleUnknown;
  if (!known) {
    return (
      <Card title={title} label={text.what}>
        <EmptyPart kind="months">{text.empty}</EmptyPart>
      </Card>
    );
  }
  return (
    <ChartCard
      title={title}
      label={text.what}
      what={text.what}
      chart={
        <Inline className={styles.view}>
          <div className={styles.ring}>
            <Suspense fallback={<Skeleton height={140} round />}>
              <ExpensesRing expenses={expenses} />
            </Suspense>
            {people?.share !== undefined && people.share !== null && (
              <Stack as="p" size="tiny" tone="ink-2" className={styles.center} aria-hidden="true">
                <strong>{percent(people.share)}</strong>
                <span>{text.center}</span>
              </Stack>
            )}
          </div>
          <Stack as="ul" gap="8" className={styles.legend}>
            {expenses.map((expense, index) => (
              <Part key={expense.name} expense={expense} index={index} />
            ))}
          </Stack>
        </Inline>
      }
      table={
        <ExportedTable name={text.what} collect={() => sharesTable(sums)}>
          <FiguresTable
            caption={text.what}
            head={text.head}
            rows={expenses.map(({ name, amount, share }) => ({
              key: name,
              cells: [name, rubles(amount), share === null ? '' : percent(share)],
            }))}
          />
        </ExportedTable>
      }
    >
      <Caption above="16" className={styles.note}>
        {people ? text.note(shortRubles(spent), monthSpan(months)) : text.noPeople}
      </Caption>
    </ChartCard>
  );
}

function Part({ expense, index }: { readonly expense: Expense; readonly index: number }) {
  const { name, amount, share, isPeople } = expense;
  return (
    <li className={`${styles.part} ${isPeople ? styles.people : ''}`}>
      <span className={styles.mark} style={{ background: shadeOf(expense, index) }} aria-hidden="true" />
      <Text as="span" breaks>
        {name}
      </Text>
      <span className={styles.amount}>{shortMoney(amount)}</span>
      <span className={styles.share}>{share === null ? '' : percent(share)}</span>
    </li>
  );
}
