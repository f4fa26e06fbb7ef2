import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Task, TaskEvent } from '#shared/models/task.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { commonText } from '#text/common/common.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useMembers } from '#web/lib/use-members.ts';
import { useTaskEvents } from '../../api.ts';
import { eventWords, whenWords, type EventContext } from '../lib/event-words.ts';
import { detailsText as text } from '#text/tasks/details.ts';
import { CommentForm } from './comment-form.tsx';
import styles from './task-drawer.module.css';

interface TaskHistoryProps {
  readonly task: Task;
  readonly canComment: boolean;
  readonly now: Date;
}

/** Comments and changes of a task, newest first. */
export function TaskHistory({ task, canComment, now }: TaskHistoryProps) {
  const titleId = useId();
  const { pages, error, busy, wantsMore, hasMore, more, retry } = useTaskEvents(task.id);
  const { data: members = [] } = useMembers(task.workspace_id, { revalidateOnFocus: false });
  const nameOf = (id: string) => members.find(({ user }) => user.id === id)?.user.full_name ?? null;
  const context: EventContext = { now, source: task.source, nameOf };
  const events = pages?.flatMap((page) => page.events);
  useLateEntries(task, { events, now, read: retry });
  return (
    <>
      {canComment && <CommentForm task={task} />}
      <Stack as="section" gap="10" className={styles.section} aria-labelledby={titleId}>
        <h3 id={titleId}>{text.history}</h3>
        {error !== undefined && (
          <>
            <Note tone="attention">
              {text.historyFailed}
              {messageOf(error)}
            </Note>
            <Button variant="default" onClick={retry}>
              {commonText.retry}
            </Button>
          </>
        )}
        {!events && error === undefined && (
          <div role="status" aria-label={commonText.loading}>
            <Skeleton height={13} />
          </div>
        )}
        {events && (
          <Stack as="ol" gap="10">
            {events.map((event) => (
              <Entry key={event.id} event={event} context={context} />
            ))}
          </Stack>
        )}
        {hasMore && (
          <Button variant="default" loading={wantsMore && busy} onClick={more}>
            {text.more}
          </Button>
        )}
      </Stack>
    </>
  );
}

function Entry({ event, context }: { readonly event: TaskEvent; readonly context: EventContext }) {
  const author = event.author && `${event.author.name} ${event.author.lastname}`.trim();
  const time = (
    <time dateTime={event.at} title={formatDateTime(event.at)}>
      {whenWords(event.at, context.now)}
    </time>
  );
  if (event.kind === 'comment') {
    return (
      <li className={styles.event}>
        <bdi>{author ?? text.somebody}</bdi>
        {time}
        <p className={styles.comment} dir="auto">
          {event.text}
        </p>
      </li>
    );
  }
  return (
    <li className={styles.event}>
      <div>
        {eventWords(event, context).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {time}
      <bdi className={styles.author}>{author ?? text.somebody}</bdi>
    </li>
  );
}

/** A change is written down a moment after it is made, on a busy day some seconds after it. */
const WRITTEN_DOWN_MILLISECONDS = [1500, 4000, 10_000];
/** What was changed before that is written down. */
const LATE_MILLISECONDS = 60_000;

interface Known {
  readonly events: readonly TaskEvent[] | undefined;
  readonly now: Date;
  readonly read: () => void;
}

/** Reads again what happened to the task while its last change, here or elsewhere, is not written down yet. */
function useLateEntries({ version, updated_at: at }: Task, { events, now, read }: Known): void {
  const [opened] = useState(version);
  const isNew = version !== opened || now.getTime() - Date.parse(at) < LATE_MILLISECONDS;
  const isMissing = events !== undefined && !events.some((event) => event.kind !== 'comment' && event.at === at);
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    if (!isNew || !isMissing) return;
    const timers = WRITTEN_DOWN_MILLISECONDS.map((pause) => setTimeout(() => readAgain(), pause));
    return () => timers.forEach(clearTimeout);
  }, [isNew, isMissing]);
}
