import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { OwnRecord } from './own-record.tsx';
import { takingText as text } from '#text/asking/taking.ts';

interface OverProps {
  /** The poll or the survey. */
  readonly about: string;
  readonly children: ReactNode;
}

/** Nothing can be answered any more; whether what was sent from here was counted. */
export function Over({ about, children }: OverProps) {
  return (
    <>
      <OwnRecord about={about} />
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
    </>
  );
}
