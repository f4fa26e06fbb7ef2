import { Button, Drawer } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { SuiteBoardTask } from '#shared/models/task.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatShortDateTime } from '#web/lib/dates.ts';
import { tasksText } from '#text/common/tasks.ts';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { SuiteTaskSections } from '#web/ui/task-details.tsx';
import { PortalFailure } from '#web/ui/require-portal.tsx';
import { useTask } from '../../api.ts';
import { taskErrorText } from '../../lib/task-error-text.ts';
import type { PortalOnBoard } from '../../lib/use-portal-on-board.ts';
import { detailsText as text } from '#text/tasks/details.ts';
import { DrawerHead } from './drawer-head.tsx';
import { OwnTask } from './own-task.tsx';
import styles from './task-drawer.module.css';

interface TaskDrawerProps {
  /** As the address says; null = closed. */
  readonly taskId: string | null;
  readonly portal: PortalOnBoard;
  readonly onClose: () => void;
}

/** Everything about one task, at the side of the page; on a phone in place of it. */
export function TaskDrawer({ taskId, portal, onClose }: TaskDrawerProps) {
  /** Something above the drawer is open, which Escape is meant for. */
  const [covered, setCovered] = useState(false);
  return (
    <Drawer
      opened={taskId !== null}
      onClose={onClose}
      position="right"
      size={520}
      withCloseButton={false}
      closeOnEscape={!covered}
      classNames={{ content: styles.content ?? '', body: styles.body ?? '' }}
    >
      {taskId !== null && (
        <Content key={taskId} taskId={taskId} portal={portal} onClose={onClose} onCover={setCovered} />
      )}
    </Drawer>
  );
}

interface ContentProps extends Omit<TaskDrawerProps, 'taskId'> {
  readonly taskId: string;
  readonly onCover: (covered: boolean) => void;
}

function Content({ taskId, portal, onClose, onCover }: ContentProps) {
  const own = useTask(isUuid(taskId) ? taskId : null);
  if (!isUuid(taskId)) return <OfPortal taskId={taskId} portal={portal} onClose={onClose} />;
  if (isGone(own.error)) return <Missing onClose={onClose} />;
  if (own.data) return <OwnTask task={own.data} onClose={onClose} onCover={onCover} />;
  if (own.error === undefined) return <Waiting onClose={onClose} />;
  return (
    <Framed onClose={onClose}>
      <ErrorState error={own.error} words={() => taskErrorText(own.error, 'one')} onRetry={() => void own.mutate()} />
    </Framed>
  );
}

/** A task of Bitrix24, as far as its portal can be read. */
function OfPortal({ taskId, portal, onClose }: Omit<ContentProps, 'onCover'>) {
  const task = portal.tasks.find(({ id }) => id === taskId);
  if (task) return <SuiteTask task={task} readAt={portal.readAt} onClose={onClose} />;
  const isSuite = taskId.startsWith('b24-') && portal.connected !== false;
  if (!isSuite) return <Missing onClose={onClose} />;
  if (!portal.shown) {
    return (
      <Framed onClose={onClose}>
        <EmptyState title={text.hidden} action={<Button onClick={() => portal.show(true)}>{text.showSuite}</Button>} />
      </Framed>
    );
  }
  if (portal.error !== undefined) {
    return (
      <Framed onClose={onClose}>
        <PortalFailure error={portal.error} words={tasksText.loadFailed} onRetry={portal.refresh} />
      </Framed>
    );
  }
  const isRead = portal.connected && !portal.loading;
  return isRead ? <Missing onClose={onClose} /> : <Waiting onClose={onClose} />;
}

/** Deleted, or of a workspace one is not in: the server tells the two apart for members alone. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 403);
}

function Framed({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <DrawerHead onClose={onClose} />
      <Drawer.Title className="visually-hidden">{text.task}</Drawer.Title>
      {children}
    </div>
  );
}

function Waiting({ onClose }: { readonly onClose: () => void }) {
  return (
    <Framed onClose={onClose}>
      <SkeletonCards count={2} lines={3} />
    </Framed>
  );
}

function Missing({ onClose }: { readonly onClose: () => void }) {
  return (
    <Framed onClose={onClose}>
      <EmptyState title={text.missing} action={<Button onClick={onClose}>{text.toBoard}</Button>}>
        {text.missingText}
      </EmptyState>
    </Framed>
  );
}

interface SuiteTaskProps {
  readonly task: SuiteBoardTask;
  readonly readAt: string | null;
  readonly onClose: () => void;
}

/** A task of Bitrix24, to look at. */
function SuiteTask({ task, readAt, onClose }: SuiteTaskProps) {
  return (
    <div className={styles.panel}>
      <DrawerHead
        tag={text.suite}
        note={readAt === null ? undefined : text.synced(formatShortDateTime(readAt))}
        linkedId={task.id}
        onClose={onClose}
      />
      <Drawer.Title className={styles.title}>{task.title}</Drawer.Title>
      <SuiteTaskSections task={task} />
    </div>
  );
}
