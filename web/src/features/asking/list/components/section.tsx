import type { ReactNode } from 'react';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
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
    <Stack as="section" fit gap="10" aria-labelledby={heading}>
      <Inline justify="between" gap="12" rowGap="2" className={styles.groupHead}>
        <Text as="h2" size="title" id={heading}>
          {title}
        </Text>
        {aside}
      </Inline>
      {children}
    </Stack>
  );
}
