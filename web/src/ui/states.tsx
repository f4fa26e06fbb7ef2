import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { commonText } from '#text/common/common.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { Inline } from '#web/ui/layout/layout.tsx';
import { AlertIcon, LockIcon } from './icons.tsx';
import { PulseLine } from './pulse-line.tsx';
import styles from './states.module.css';

interface StateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The one next step. */
  readonly action?: ReactNode;
}

/** Nothing is here yet: what the place is for and the one next step. */
export function EmptyState({ title, children, action }: StateProps) {
  return (
    <div className={styles.state}>
      <PulseLine />
      <Words title={title} action={action}>
        {children}
      </Words>
    </div>
  );
}

interface ErrorStateProps {
  readonly title?: string;
  readonly error: unknown;
  /** What to say when the failure brings no words of its own. */
  readonly fallback?: string;
  /** Puts the reason into a sentence of the place. */
  readonly words?: (message: string) => string;
  readonly onRetry: () => void;
}

/** It did not load: why, in words, and a way to try again. */
export function ErrorState({
  title = commonText.loadFailedTitle,
  error,
  fallback,
  words = (message) => message,
  onRetry,
}: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.attention}>
        <AlertIcon size={24} />
      </span>
      <Words
        title={title}
        action={
          <Button variant="default" onClick={onRetry}>
            {commonText.retry}
          </Button>
        }
      >
        {words(messageOf(error, fallback))}
      </Words>
    </div>
  );
}

/** The role does not open this place; who can change that. */
export function NoPermission({
  title = commonText.noPermissionTitle,
  children = commonText.noPermissionText,
  action,
}: Partial<StateProps>) {
  return (
    <div className={styles.state}>
      <span className={styles.calm}>
        <LockIcon size={24} />
      </span>
      <Words title={title} action={action}>
        {children}
      </Words>
    </div>
  );
}

function Words({ title, children, action }: StateProps) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && (
        <Inline align="stretch" justify="center" gap="10" above="12">
          {action}
        </Inline>
      )}
    </>
  );
}
