import type { ReactNode } from 'react';
import { Caption, Inline, Text } from '#web/ui/layout/layout.tsx';
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
    <Inline as="section" justify="between" tone="ink" className={styles.band} aria-label={name} data-finding="">
      <div className={styles.words}>
        <Caption below="6" tone="pine" weight="600">
          {label}
        </Caption>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        {lines.map((line) => (
          <Text key={line} above="8" tone="ink-2" pretty measure>
            {line}
          </Text>
        ))}
      </div>
      {aside}
    </Inline>
  );
}
