import type { Waiting } from '#shared/models/overview.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Card } from '#web/ui/card.tsx';
import { employeeText } from '#text/overview/employee.ts';
import styles from './small-cards.module.css';

const text = employeeText.answered;

/** What whoever reads has answered; of anonymous ones no day is known. */
export function AnsweredCard({ answered }: Pick<Waiting, 'answered'>) {
  const now = useNow();
  return (
    <Card title={text.title}>
      {answered.length === 0 ? (
        <p className={styles.note}>{text.none}</p>
      ) : (
        <ul className={styles.list}>
          {answered.map(({ kind, id, title, answered_on: day }) => (
            <li key={`${kind} ${id}`} className={styles.item}>
              <span className={styles.what} dir="auto">
                {title}
              </span>
              <span className={styles.when}>{day === null ? text.done : text.on(formatDay(day, now))}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
