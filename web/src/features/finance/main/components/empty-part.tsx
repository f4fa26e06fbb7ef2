import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { financeMainText } from '#text/finance/main.ts';
import styles from './empty-part.module.css';

const text = financeMainText.empty;

interface EmptyPartProps {
  /** The file that brings what is missing. */
  readonly kind: 'employees' | 'leavers' | 'months';
  readonly children: ReactNode;
}

/** A card that has nothing to show yet: which file brings it, and the way there. */
export function EmptyPart({ kind, children }: EmptyPartProps) {
  const { seesMoney } = useWorkspace();
  return (
    <Stack align="start" gap="14" tone="ink-2" className={styles.empty}>
      <p>{children}</p>
      {seesMoney && (
        <Button component={Link} to={paths.financeImport(kind)} variant="default">
          {text.upload[kind]}
        </Button>
      )}
    </Stack>
  );
}
