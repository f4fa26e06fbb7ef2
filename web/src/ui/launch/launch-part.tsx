import type { ReactNode } from 'react';
import { Stack } from '#web/ui/layout/layout.tsx';
import styles from './launch.module.css';

/** What is settled before people are asked, in parts that stand open: whom, when it is seen, how they learn, when. */
export function LaunchParts({ children }: { readonly children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}

interface LaunchPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One of the parts under its heading. */
export function LaunchPart({ title, children }: LaunchPartProps) {
  return (
    <Stack as="section" fit gap="14" className={styles.part} aria-label={title}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </Stack>
  );
}
