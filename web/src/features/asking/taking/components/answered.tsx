import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { takingText as text } from '../text.ts';
import { EmptyState } from '#web/ui/states.tsx';

interface AnsweredProps {
  /** Left out where the answers cannot be changed from here. */
  readonly onChange?: () => void;
  readonly children: ReactNode;
}

/** The member has answered: whether that can still be changed, and how. */
export function Answered({ onChange, children }: AnsweredProps) {
  return (
    <EmptyState
      title={text.answeredTitle}
      action={
        <>
          {onChange && <Button onClick={onChange}>{text.change}</Button>}
          <Button component={Link} to={paths.polls} variant="default">
            {text.back}
          </Button>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
