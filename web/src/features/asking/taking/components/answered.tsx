import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { takingText as text } from '#text/asking/taking.ts';

interface AnsweredProps {
  /** Left out where the answers cannot be changed from here. */
  readonly onChange?: () => void;
  readonly children: ReactNode;
}

/** The member has answered: whether that can still be changed, and how. */
export function Answered({ onChange, children }: AnsweredProps) {
  return (
    <div role="status">
      <EmptyState
        title={text.answeredTitle}
        action={
          <>
            <Button component={Link} to={paths.polls}>
              {text.back}
            </Button>
            {onChange && (
              <Button variant="default" onClick={onChange}>
                {text.change}
              </Button>
            )}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
