import type { ReactNode } from 'react';
import styles from './asking-list.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** At the right of the title: why its rows stand here, or what can be done with them. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the list under its title. */
export function Section({ id, title, aside, children }: SectionProps) {
  const heading = `asking-${id}`;
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <div className={styles.groupHead}>
        <h2 className={styles.groupTitle} id={heading}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
