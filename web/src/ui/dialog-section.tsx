import { use, useId, type ReactNode } from 'react';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { Card } from './card.tsx';
import styles from './dialog-section.module.css';
import { SectionFrame } from './section-frame.ts';

interface DialogSectionProps {
  readonly title: string;
  /** What stands at the right of the title. */
  readonly aside?: ReactNode;
  readonly danger?: boolean;
  readonly children: ReactNode;
}

/** One part of a long dialog under its own heading; on a page of settings the same part is a card. */
export function DialogSection({ title, aside, danger = false, children }: DialogSectionProps) {
  const titleId = useId();
  if (use(SectionFrame) === 'card') {
    return (
      <Card title={title} aside={aside} className={danger ? styles.dangerCard : undefined}>
        <Stack gap="14" className={styles.body}>
          {children}
        </Stack>
      </Card>
    );
  }
  return (
    <Stack as="section" gap="14" className={styles.section} aria-labelledby={titleId}>
      <Inline justify="between" gap="16" rowGap="8">
        <h3 id={titleId} className={danger ? styles.danger : styles.title}>
          {title}
        </h3>
        {aside}
      </Inline>
      {children}
    </Stack>
  );
}
