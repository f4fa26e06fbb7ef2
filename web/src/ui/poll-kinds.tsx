import { NavLink } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { commonText } from '#web/text/common.ts';
import styles from './poll-kinds.module.css';

/** Leads between the list of polls and that of surveys; stands above both. */
export function PollKinds() {
  return (
    <nav className={styles.kinds} aria-label={commonText.pollKinds.label}>
      <NavLink to={paths.polls} end className={styles.kind ?? ''}>
        {commonText.pollKinds.polls}
      </NavLink>
      <NavLink to={paths.surveys} end className={styles.kind ?? ''}>
        {commonText.pollKinds.surveys}
      </NavLink>
    </nav>
  );
}
