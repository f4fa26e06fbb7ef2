import { peopleText } from '#text/people.ts';
import styles from './people-table.module.css';

const text = peopleText.columns;

interface TableHeadProps {
  readonly days: boolean;
  readonly pay: boolean;
  readonly checks: boolean;
}

/** The names of the columns, for eyes alone: what a cell says to readers stands in the cell. */
export function TableHead({ days, pay, checks }: TableHeadProps) {
  const kinds = [checks && styles.checks, days && styles.days, pay && styles.pay];
  return (
    <div className={kinds.filter(Boolean).join(' ')} aria-hidden="true">
      <div className={styles.head}>
        <span>{text.person}</span>
        <span>{text.team}</span>
        <span>{text.manager}</span>
        {days && <span>{text.tenure}</span>}
        {days && <span>{text.stage}</span>}
        <span data-center>{text.member}</span>
        <span data-center>{text.portal}</span>
        {pay && <span data-center>{text.payroll}</span>}
      </div>
    </div>
  );
}
