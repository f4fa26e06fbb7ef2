import { ActionIcon, NativeSelect } from '@mantine/core';
import { memo, type Ref } from 'react';
import type { BoardTask, OwnBoardTask } from '#shared/models/task.ts';
import { TASK_STATUSES } from '#shared/rules/tasks.ts';
import { isUnreadable } from '#shared/rules/bitrix24-tasks.ts';
import { formatDeadline, suiteStatusName } from '#web/lib/task-formatters.ts';
import { tasksText } from '#text/common/tasks.ts';
import { EditIcon, OpenIcon, TrashIcon } from '#web/ui/icons.tsx';
import { ROLES } from '#web/ui/table-roles.ts';
import { Tag } from '#web/ui/tag.tsx';
import { StatusTag } from '#web/ui/task-tags.tsx';
import type { TasksViewProps } from '../../lib/tasks-view.ts';
import { listText as text } from '#text/tasks/list.ts';
import styles from './task-table.module.css';

interface TaskRowProps extends Pick<TasksViewProps, 'now' | 'onOpen' | 'onMove'> {
  readonly task: BoardTask;
  /** Counted from 0; readers are told the place among all rows. */
  readonly index: number;
  /** Px from the top of the table's body. */
  readonly offset: number;
  readonly canEdit: boolean;
  readonly canDelete: boolean;
  /** Why the last change of the status was not carried out. */
  readonly failure: string | undefined;
  readonly onEdit: (task: OwnBoardTask) => void;
  readonly onDelete: (task: OwnBoardTask) => void;
  readonly ref?: Ref<HTMLTableRowElement>;
}

const STATUSES = TASK_STATUSES.map((value) => ({ value, label: tasksText.statusOf[value] }));

/** One task in the list. */
export const TaskRow = memo(function TaskRow({ task, now, index, offset, ref, ...rest }: TaskRowProps) {
  const { canEdit, canDelete, failure, onOpen, onMove, onEdit, onDelete } = rest;
  const { words, tone } = formatDeadline(task, now);
  const own = task.isBitrixTask ? null : task;
  return (
    <tr
      {...ROLES.row}
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={styles.row}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <th {...ROLES.rowheader} scope="row" className={styles.task}>
        <button type="button" className={styles.title} dir="auto" data-row onClick={() => onOpen(task)}>
          {task.title}
        </button>
        {task.isBitrixTask && (
          <span className={styles.raw}>
            {isUnreadable(task) ? text.unreadable : tasksText.suiteTag(suiteStatusName(task.suite.status))}
          </span>
        )}
      </th>
      <td {...ROLES.cell} className={styles.status}>
        {own && canEdit ? (
          <NativeSelect
            aria-label={text.statusOf(task.title)}
            value={task.status}
            data={STATUSES}
            error={failure}
            onChange={({ currentTarget }) => {
              const status = TASK_STATUSES.find((one) => one === currentTarget.value);
              if (status) onMove(own, { status });
            }}
          />
        ) : (
          <StatusTag status={task.status} />
        )}
      </td>
      <td {...ROLES.cell} className={styles.priority} data-label={text.columns.priority}>
        <Priority task={task} />
      </td>
      <td {...ROLES.cell} className={styles.person}>
        <bdi>{task.responsible?.name || task.responsible?.email || tasksText.nobody}</bdi>
      </td>
      <td {...ROLES.cell} className={`${styles.deadline} ${styles[tone]}`}>
        {words}
      </td>
      <td {...ROLES.cell} className={styles.actions}>
        <ActionIcon aria-label={text.open(task.title)} aria-haspopup="dialog" onClick={() => onOpen(task)}>
          <OpenIcon size={19} />
        </ActionIcon>
        {own && canEdit && (
          <ActionIcon aria-label={text.edit(task.title)} aria-haspopup="dialog" onClick={() => onEdit(own)}>
            <EditIcon size={19} />
          </ActionIcon>
        )}
        {own && canDelete && (
          <ActionIcon aria-label={text.remove(task.title)} aria-haspopup="dialog" onClick={() => onDelete(own)}>
            <TrashIcon size={19} />
          </ActionIcon>
        )}
      </td>
    </tr>
  );
});

function Priority({ task: { priority } }: { readonly task: BoardTask }) {
  const name = tasksText.priorities[priority];
  if (priority === 'URGENT') return <Tag tone="attention">{name}</Tag>;
  return priority === 'HIGH' ? <Tag tone="warning">{name}</Tag> : name;
}
