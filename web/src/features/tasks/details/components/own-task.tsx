import { ActionIcon, Button, Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Task } from '#shared/models/task.ts';
import { isClosed } from '#shared/rules/tasks.ts';
import { formatDay, formatTime } from '#web/lib/dates.ts';
import { sameId } from '#web/lib/identifiers.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { afterEvent } from '#web/ui/after-event.ts';
import { CheckIcon, TrashIcon } from '#web/ui/icons.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { TaskFormModal } from '../../editing/components/task-form-modal.tsx';
import { DeleteTaskModal } from '../../components/delete-task-modal.tsx';
import { useTaskSaving } from '../lib/use-task-saving.ts';
import { detailsText as text } from '#text/tasks/details.ts';
import { DrawerHead } from './drawer-head.tsx';
import { Effect } from './effect.tsx';
import { Origin } from './origin.tsx';
import { StatusAndPriority } from './status-and-priority.tsx';
import { TaskRows } from './task-rows.tsx';
import { TaskHistory } from './task-history.tsx';
import styles from './task-drawer.module.css';

interface OwnTaskProps {
  readonly task: Task;
  readonly onClose: () => void;
  /** Something opens above the drawer, or has closed. */
  readonly onCover: (covered: boolean) => void;
}

/** A task of our own: single fields save themselves, for whoever may. */
export function OwnTask({ task, onClose, onCover }: OwnTaskProps) {
  const { workspace, workspaces, select, can } = useWorkspace();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const saving = useTaskSaving(task);
  const now = useNow();

  const isHere = sameId(task.workspace_id, workspace.id);
  const about = { responsibleId: task.responsible_id, createdBy: task.created_by };
  const canEdit = isHere && can('tasks.edit', about);
  const canDelete = isHere && can('tasks.delete', about);
  const elsewhere = isHere ? undefined : workspaces.find(({ id }) => sameId(id, task.workspace_id));

  // A task that is deleted takes what stood above it along.
  useEffect(() => () => onCover(false), [onCover]);

  function show(next: typeof dialog) {
    setDialog(next);
    afterEvent(() => onCover(next !== null));
  }

  return (
    <div className={styles.panel}>
      <DrawerHead
        tag={text.own}
        note={text.created(formatDay(task.created_date, now))}
        linkedId={task.id}
        onClose={onClose}
      >
        {canDelete && (
          <ActionIcon aria-label={text.remove} onClick={() => show('delete')}>
            <TrashIcon size={20} />
          </ActionIcon>
        )}
      </DrawerHead>
      <Drawer.Title className={styles.title} dir="auto">
        {task.title}
      </Drawer.Title>
      <StatusAndPriority task={task} saving={saving} canEdit={canEdit} />
      {elsewhere ? (
        <>
          <Note tone="warning">{text.elsewhere(elsewhere.name)}</Note>
          <Button variant="default" onClick={() => select(elsewhere.id)}>
            {text.goThere(elsewhere.name)}
          </Button>
        </>
      ) : (
        !canEdit && <p className={styles.small}>{text.readOnly}</p>
      )}
      {task.description !== null && (
        <p className={styles.description} dir="auto">
          {task.description}
        </p>
      )}
      {task.source && (
        <Origin taskId={task.id} source={task.source}>
          {task.source.metric && isHere && can('workload.read') && <Effect taskId={task.id} source={task.source} />}
        </Origin>
      )}
      <TaskRows task={task} saving={saving} canEdit={canEdit} now={now} />
      <TaskHistory task={task} canComment={isHere && can('tasks.comment')} now={now} />
      {canEdit && (
        <Inline gap="10" className={styles.foot}>
          {isClosed(task.status) ? (
            <Button variant="default" onClick={() => void saving.save({ status: 'IN_PROGRESS' })}>
              {text.reopen}
            </Button>
          ) : (
            <Button leftSection={<CheckIcon size={18} />} onClick={() => void saving.save({ status: 'COMPLETED' })}>
              {text.complete}
            </Button>
          )}
          <Button variant="default" onClick={() => show('edit')}>
            {text.edit}
          </Button>
          <span className={styles.saved} role="status">
            {saving.busy ? text.saving : saving.savedAt !== null && text.saved(formatTime(saving.savedAt))}
          </span>
        </Inline>
      )}
      <TaskFormModal target={dialog === 'edit' ? { task } : null} onClose={() => show(null)} />
      <DeleteTaskModal task={dialog === 'delete' ? task : null} onClose={() => show(null)} onDeleted={onClose} />
    </div>
  );
}
