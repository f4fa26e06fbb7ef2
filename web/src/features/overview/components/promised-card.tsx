import { Link } from 'react-router-dom';
import type { Promised } from '#shared/models/overview.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Card } from '#web/ui/card.tsx';
import { promisedText as text } from '#text/overview/promised.ts';
import styles from './small-cards.module.css';

/** So many promises stand here; the rest is counted. */
const SHOWN = 4;

/** What people were told to be in the works, the oldest promise first: whoever keeps it closes it in its report. */
export function PromisedCard({ promised }: { readonly promised: readonly Promised[] }) {
  const now = useNow();
  const all = promised.flatMap((report) => report.doing.map((one) => ({ ...one, report })));
  return (
    <Card title={text.title(all.length)}>
      <ul className={styles.list}>
        {all.slice(0, SHOWN).map(({ done, responsible, report }) => (
          <li key={`${report.frame_id} ${done}`} className={styles.item}>
            <span className={styles.what} dir="auto">
              {done}
            </span>
            <span className={styles.when} dir="auto">
              {text.since(formatDay(report.told_at, now))}
              {responsible !== '' && ` · ${text.by(responsible)}`} ·{' '}
              <Link to={reportOf(report)} aria-label={text.openOf(report.title)}>
                {text.open(report.title)}
              </Link>
            </span>
          </li>
        ))}
      </ul>
      {all.length > SHOWN && <p className={styles.note}>{text.more(all.length - SHOWN)}</p>}
    </Card>
  );
}

/** Where the report is written, in which a promise is marked as kept. */
function reportOf({ kind, id, frame_id: frameId }: Promised): string {
  return kind === 'poll' ? paths.pollReport(id, frameId) : paths.surveyReport(id);
}
