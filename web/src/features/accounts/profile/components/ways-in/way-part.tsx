import type { ReactNode } from 'react';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import styles from './ways-in.module.css';

interface WayPartProps {
  readonly title: string;
  /** What stands at the right of the title. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** One of the ways into an account, in the card of all of them. */
export function WayPart({ title, aside, children }: WayPartProps) {
  return (
    <Stack as="section" gap="12" className={styles.part} aria-label={title}>
      <Inline justify="between" gap="16" rowGap="8" className={styles.head}>
        <Text weight="600">{title}</Text>
        {aside}
      </Inline>
      {children}
    </Stack>
  );
}
