import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { usePortal } from '#web/lib/use-portal.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { portalText } from '#text/common/portal.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { peopleText as text } from '#text/people.ts';
import styles from './people-list.module.css';

interface SourceNotesProps {
  readonly sources: {
    readonly member: number;
    readonly directory: number;
    readonly portal: number | null;
    readonly contact: number;
  };
  /** When the portal was last read whole. */
  readonly readAt: string | null;
  readonly now: Date;
}

/** Where the list comes from and what it lacks: a portal that is not connected, is being read, or has nobody. */
export function SourceNotes({ sources, readAt, now }: SourceNotesProps) {
  const { workspace, can } = useWorkspace();
  const { data: portal } = usePortal(workspace.id);
  if (portal === undefined) return null;
  const connect = can('integrations.manage') && (
    <Button component={Link} to={paths.connect('bitrix24')} variant="default">
      {portalText.connect}
    </Button>
  );
  if (portal.webhook_url === null) {
    if (sources.member === 1 && sources.contact === 0 && sources.directory === 0) {
      const invite = can('members.invite') && (
        <Button component={Link} to={paths.section('workspaces')}>
          {text.invite}
        </Button>
      );
      return (
        <EmptyState
          title={text.alone}
          action={
            <>
              {invite}
              {connect}
            </>
          }
        >
          {text.aloneText}
        </EmptyState>
      );
    }
    return (
      <div className={styles.foot}>
        <p>
          {sources.directory === 0 ? text.portalLess : text.portalLessOfDirectory}{' '}
          {!can('integrations.manage') && portalText.askLeader}
        </p>
        {connect}
      </div>
    );
  }
  return (
    <div className={styles.foot}>
      <p>{wordsOf(sources.portal, readAt, now)}</p>
    </div>
  );
}

function wordsOf(count: number | null, readAt: string | null, now: Date): string {
  if (readAt === null) return text.portalReading;
  return count === 0 ? text.emptyPortal : text.portalReadAt(formatDayAndTime(readAt, now));
}
