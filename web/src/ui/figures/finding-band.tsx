import type { ReactNode } from 'react';
import styles from './finding-band.module.css';

interface FindingBandProps {
  /** Names the section. */
  readonly name: string;
  /** What stands above the finding. */
  readonly label: string;
  /** The finding: one sentence. */
  readonly title: ReactNode;
  /** How sure it is, and what follows. */
  readonly lines: readonly string[];
  /** Figures that stand beside it. */
  readonly aside?: ReactNode;
}

/** What was found, before every figure. */
export function FindingBand({ name, label, title, lines, aside }: FindingBandProps) {
  return (
    <section className={styles.band} aria-label={name} data-finding="">
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
      {aside}
    </section>
  );
}
