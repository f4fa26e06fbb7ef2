import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { TaskSource } from '#shared/models/task.ts';
import { paths } from '#web/lib/paths.ts';
import { detailsText as text } from '../text.ts';
import styles from './task-drawer.module.css';

/** Where what a task came from is to be found; recommendations have no page of their own. */
function placeOf({ kind, id }: TaskSource): { readonly to: string; readonly label: string } | null {
  if (kind === 'poll_finding') return { to: paths.pollResults(id), label: text.toResults };
  return kind === 'initiative' ? { to: paths.section('finance'), label: text.toFinance } : null;
}

/** What a task came from. */
export function Origin({ source }: { readonly source: TaskSource }) {
  const titleId = useId();
  const place = placeOf(source);
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
