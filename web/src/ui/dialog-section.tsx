import { useId, type ReactNode } from 'react';
import styles from './dialog-section.module.css';

interface DialogSectionProps {
  readonly title: string;
  /** What stands at the right of the title. */
  readonly aside?: ReactNode;
  readonly danger?: boolean;
  readonly children: ReactNode;
}

/** One part of a long dialog under its own heading. */
export function DialogSection({ title, aside, danger = false, children }: DialogSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={danger ? styles.danger : styles.title}>
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
