import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { takingText as text } from '#text/asking/taking.ts';

/** Nothing can be answered any more. */
export function Over({ children }: { readonly children: ReactNode }) {
  return (
    <EmptyState
      title={text.endedTitle}
      action={
        <Button component={Link} to={paths.polls} variant="default">
          {text.back}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
