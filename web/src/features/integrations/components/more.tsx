import { useEffect, useRef, type ReactNode } from 'react';
import { Stack } from '#web/ui/layout/layout.tsx';
import { integrationsText as text } from '#text/integrations.ts';
import styles from '../integrations.module.css';

interface MoreProps {
  /** Something inside needs to be looked at: it opens, and stays open when that is mended. */
  readonly needed?: boolean;
  readonly children: ReactNode;
}

/** What is rarely needed, a press away. */
export function More({ needed = false, children }: MoreProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (needed && details.current) details.current.open = true;
  }, [needed]);
  return (
    <details ref={details} className={styles.more}>
      <summary>{text.more}</summary>
      <Stack gap="14" className={styles.moreBody}>
        {children}
      </Stack>
    </details>
  );
}
