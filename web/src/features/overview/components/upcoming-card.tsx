import { Link } from 'react-router-dom';
import type { Pulse } from '#shared/models/overview.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Card } from '#web/ui/card.tsx';
import { placeOf } from '../lib/places.ts';
import { overviewText } from '#text/overview.ts';
import styles from './small-cards.module.css';

const text = overviewText.upcoming;

/** What ends and what opens by itself, the nearest first. */
export function UpcomingCard({ ahead }: { readonly ahead: Pulse['ahead'] }) {
  const now = useNow();
  return (
    <Card
      title={text.title}
      aside={
        <Link to={paths.polls} className={styles.more}>
          {text.schedule}
        </Link>
      }
    >
      {ahead.length === 0 ? (
        <p className={styles.note}>{text.none}</p>
      ) : (
        <ul className={styles.list}>
          {ahead.map(({ what, kind, id, title, at }) => (
            <li key={`${what} ${id} ${at}`} className={styles.item}>
              <span className={styles.when}>{formatDayAndTime(at, now)}</span>
              <Link to={placeOf({ kind, id })} className={styles.what} dir="auto">
                {text[what](title)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
