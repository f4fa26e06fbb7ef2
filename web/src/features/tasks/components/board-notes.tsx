import { Button } from '@mantine/core';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { commonText } from '#text/common/common.ts';
import { tasksText } from '#text/common/tasks.ts';
import { FailureNote, isPlanLimit, PlanLink } from '#web/ui/failure-note.tsx';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { PortalAgeNote } from '#web/ui/portal-age-note.tsx';
import { boardText } from '#text/tasks.ts';
import { taskErrorText } from '../lib/task-error-text.ts';
import type { PortalOnBoard } from '../lib/use-portal-on-board.ts';

interface BoardNotesProps {
  readonly portal: PortalOnBoard;
  /** Why the tasks of our own could not be read again; those that are shown stay. */
  readonly error: unknown;
  readonly gone: string | null;
}

/** What whoever looks at the board should know: what is missing from it and why. */
export function BoardNotes({ portal, error, gone }: BoardNotesProps) {
  return (
    <>
      {error !== undefined && (
        <Note tone="attention">
          {taskErrorText(error, 'list')}
          <PlanLink error={error} />
        </Note>
      )}
      {gone !== null && <Note tone="attention">{gone}</Note>}
      <PortalAgeNote snapshotAt={portal.snapshotAt} />
      {portal.error !== undefined && <PortalNote portal={portal} />}
      <OlderNote portal={portal} />
    </>
  );
}

/** How it stands with the tasks behind those that Bitrix24 gives at once. */
function OlderNote({ portal: { older, snapshotAt, tasks, total } }: { readonly portal: PortalOnBoard }) {
  const now = useNow();
  if (total > tasks.length) {
    const words = older.loading ? tasksText.olderToCome : tasksText.cut;
    const why = older.error === undefined ? '' : ` ${messageOf(older.error)}`;
    return <Note tone="warning">{words(tasks.length, total) + why}</Note>;
  }
  if (older.listedAt === null || snapshotAt !== null) return null;
  return <Caption>{tasksText.olderOf(formatDayAndTime(older.listedAt, now))}</Caption>;
}

/** Bitrix24 could not be read; the board goes on without it. */
function PortalNote({ portal }: { readonly portal: PortalOnBoard }) {
  const { error } = portal;
  if (isPlanLimit(error)) return <FailureNote error={error} />;
  const words = portal.connected === undefined ? boardText.portal.unknown : tasksText.loadFailed;
  return (
    <Inline gap="12" rowGap="8">
      <Note tone="attention">{words(messageOf(error))}</Note>
      <Button variant="default" disabled={portal.refreshing} onClick={portal.refresh}>
        {commonText.retry}
      </Button>
    </Inline>
  );
}
