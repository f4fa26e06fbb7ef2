import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '#web/lib/api-error.ts';
import { usePortal } from '#web/lib/use-portal.ts';
import { portalText } from '#text/common/portal.ts';
import { SkeletonCards } from './skeleton.tsx';
import { EmptyState, ErrorState, NoPermission } from './states.tsx';
import { isPlanLimit } from './failure-note.tsx';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';

interface RequirePortalProps {
  /** What to say when it is not known whether a portal is there. */
  readonly failure: (message: string) => string;
  readonly title?: string;
  readonly children: ReactNode;
}

/** Shows people of Bitrix24 only where Bitrix24 is connected; else says so, with the way to connect for those who may. */
export function RequirePortal({ failure, title, children }: RequirePortalProps) {
  const { workspace, can } = useWorkspace();
  const portal = usePortal(workspace.id);
  if (portal.data === undefined) {
    if (portal.error === undefined) return <SkeletonCards count={3} />;
    return <PortalFailure error={portal.error} title={title} words={failure} onRetry={() => void portal.mutate()} />;
  }
  if (portal.data.webhook_url !== null) return children;
  const words = portalText.employees;
  return (
    <EmptyState
      title={words.title}
      action={
        can('integrations.manage') && (
          <Button component={Link} to={paths.connect('bitrix24')}>
            {portalText.connect}
          </Button>
        )
      }
    >
      {words.text} {!can('integrations.manage') && portalText.askLeader}
    </EmptyState>
  );
}

interface PortalFailureProps {
  readonly error: unknown;
  readonly title?: string | undefined;
  readonly words: (message: string) => string;
  readonly onRetry: () => void;
}

/** The portal could not be read: why, in its own words, and the way on. */
export function PortalFailure({ error, title, words, onRetry }: PortalFailureProps) {
  if (isPlanLimit(error)) {
    return (
      <NoPermission
        title={portalText.planTitle}
        action={
          <Button component={Link} to={paths.subscription}>
            {portalText.toPlans}
          </Button>
        }
      >
        {messageOf(error)}
      </NoPermission>
    );
  }
  return <ErrorState {...(title === undefined ? {} : { title })} error={error} words={words} onRetry={onRetry} />;
}
