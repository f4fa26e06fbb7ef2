import type { ToldReport } from '#shared/models/overview.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Card } from '#web/ui/card.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { viewersText } from '#text/common/viewers.ts';
import { employeeText } from '#text/overview/employee.ts';
import styles from './reports-card.module.css';

const text = employeeText.reports;
const TONES = { done: 'good', doing: 'warning', decided_otherwise: 'calm' } as const;
/** Of a report so many points; the rest stands on its page. */
const POINTS = 3;

/** What has come of what people said, as those say it who have decided. */
export function ReportsCard({ reports }: { readonly reports: readonly ToldReport[] }) {
  const now = useNow();
  return (
    <Card title={text.title}>
      {reports.length === 0 ? (
        <p className={styles.note}>{text.none}</p>
      ) : (
        <ul className={styles.reports}>
          {reports.map(({ link, title, opened_at: at, items, viewers }) => (
            <li key={link}>
              <h3 className={styles.about} dir="auto">
                {text.about(title, formatDay(at, now))}
              </h3>
              <ul className={styles.points}>
                {items.slice(0, POINTS).map(({ said, done, state }) => (
                  <li key={said} className={styles.point}>
                    <Tag tone={TONES[state]}>{text.states[state]}</Tag>
                    <p dir="auto">
                      {said}. <strong>{done}</strong>
                    </p>
                  </li>
                ))}
              </ul>
              {/* Whoever wrote it has seen them: nobody is on record where that was before there was a record. */}
              {viewers > 0 && <p className={styles.note}>{viewersText.seenBy(viewers)}</p>}
              <a href={paths.publicReport(link)} className={styles.open} aria-label={text.openOf(title)}>
                {text.open}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
