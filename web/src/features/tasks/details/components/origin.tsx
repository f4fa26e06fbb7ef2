import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { TaskSource } from '#shared/models/task.ts';
import { paths } from '#web/lib/paths.ts';
import { detailsText as text } from '../text.ts';
import styles from './task-drawer.module.css';

/** Where what a task came from is to be found; recommendations have no page of their own. */
const PLACES: Readonly<Record<TaskSource['kind'], { readonly to: string; readonly label: string } | null>> = {
  poll_finding: { to: paths.polls, label: text.toPolls },
  initiative: { to: paths.section('finance'), label: text.toFinance },
  recommendation: null,
};

/** What a task came from. */
export function Origin({ source }: { readonly source: TaskSource }) {
  const titleId = useId();
  const place = PLACES[source.kind];
  return (
    <section className={styles.origin} aria-labelledby={titleId}>
      <div className={styles.originHead}>
        <h3 id={titleId}>{text.origin}</h3>
        {place && <Link to={place.to}>{place.label}</Link>}
      </div>
      <p dir="auto">{source.text}</p>
      <p className={styles.small}>{text.sources[source.kind]}</p>
    </section>
  );
}
