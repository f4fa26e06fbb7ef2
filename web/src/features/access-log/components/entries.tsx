import { Link } from 'react-router-dom';
import type { AccessLogPage } from '#shared/models/access-log.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Caption } from '#web/ui/layout/layout.tsx';
import { describeEntry } from '../lib/describe-entry.ts';
import styles from '../access-log.module.css';
import { accessLogText as text } from '#text/access-log.ts';

interface EntriesProps {
  readonly entries: AccessLogPage['entries'];
  readonly people: AccessLogPage['people'];
  readonly titles: ReadonlyMap<string, string>;
}

/** Who saw what, the newest first. */
export function Entries({ entries, people, titles }: EntriesProps) {
  const now = useNow();
  return (
    <ul className={styles.entries} aria-label={text.entries}>
      {entries.map((entry) => {
        const { name, what, about, screen } = describeEntry(entry, people, titles);
        return (
          <li key={entry.number}>
            <p dir="auto">
              {text.saw(name, what)}
              {about && (
                <>
                  {', '}
                  {about.to === null ? about.title : <Link to={about.to}>{about.title}</Link>}
                </>
              )}
            </p>
            <Caption>{text.onScreen(screen, formatDayAndTime(entry.at, now))}</Caption>
          </li>
        );
      })}
    </ul>
  );
}
