import type { DepartmentLeaving, DepartmentMoney } from '#shared/models/finance/departments.ts';
import { sumOfMoney } from '#shared/rules/finance/money.ts';
import { formatDate } from '#web/lib/dates.ts';
import { Caption, Inline, Text } from '#web/ui/layout/layout.tsx';
import { percent, rubles, shortRubles } from '#text/finance/money.ts';
import { costRange } from '../../turnover/lib/decision.ts';
import { numberRange } from '#text/finance/ranges.ts';
import { teamsText } from '#text/finance/teams.ts';
import styles from './department.module.css';

/** What leaving costs, in sentences with the ends of the interval; or why there is nothing to say. */
export function Leaving({ leaving }: { readonly leaving: DepartmentLeaving }) {
  const text = teamsText.leaving;
  return (
    <section className={styles.part} aria-label={text.title}>
      <h3>{text.title}</h3>
      {leaving.status === 'told' ? (
        <>
          <Text pretty>
            {text.left(leaving.left.count, leaving.left.from)}{' '}
            {text.ahead(
              leaving.low === 0 ? text.upTo(leaving.high) : numberRange(leaving.low, leaving.high),
              leaving.people,
              leaving.until,
            )}{' '}
            {leaving.cost
              ? text.cost(costRange(leaving.cost) ?? '', shortRubles(leaving.cost.each), percent(leaving.share))
              : text.noPay}
          </Text>
          <Caption above="8" pretty>
            {text.note}
          </Caption>
        </>
      ) : (
        <Text tone="ink-2" pretty>
          {text[leaving.status]}
        </Text>
      )}
    </section>
  );
}

interface ExpensesProps {
  readonly money: Pick<DepartmentMoney, 'spent' | 'expenses'>;
  readonly year: number;
}

/** What was spent on a department this year, the newest first. */
export function Expenses({ money: { spent, expenses }, year }: ExpensesProps) {
  const text = teamsText.expenses;
  return (
    <section className={styles.part} aria-label={text.title}>
      <h3>{text.title}</h3>
      {expenses.length === 0 ? (
        <Text tone="ink-2" pretty>
          {text.none(year)}
        </Text>
      ) : (
        <>
          <Text below="8">{text.sum(rubles(spent), year)}</Text>
          <ul className={styles.expenses} aria-label={text.title}>
            {expenses.map(({ id, title, amount, spent_on: day }) => (
              <Inline as="li" key={id} nowrap justify="between" align="baseline" gap="16">
                <Text as="span" shrink breaks dir="auto">
                  {title} <Caption as="span">{formatDate(day)}</Caption>
                </Text>
                <Text as="span" weight="600" oneLine nums>
                  {rubles(amount)}
                </Text>
              </Inline>
            ))}
          </ul>
          {sumOfMoney(expenses.map(({ amount }) => amount)) < spent && <Caption above="8">{text.newest}</Caption>}
        </>
      )}
    </section>
  );
}
