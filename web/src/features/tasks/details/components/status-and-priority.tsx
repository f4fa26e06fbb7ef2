import { NativeSelect } from '@mantine/core';
import type { Task } from '#shared/models/task.ts';
import { TASK_PRIORITIES, TASK_STATUSES } from '#shared/rules/tasks.ts';
import { tasksText } from '#text/common/tasks.ts';
import { Inline } from '#web/ui/layout/layout.tsx';
import { PriorityTag, StatusTag } from '#web/ui/task-tags.tsx';
import type { TaskSaving } from '../lib/use-task-saving.ts';
import { detailsText as text } from '#text/tasks/details.ts';
import { SaveFailure } from './save-failure.tsx';
import styles from './task-drawer.module.css';

interface StatusAndPriorityProps {
  readonly task: Task;
  readonly saving: TaskSaving;
  readonly canEdit: boolean;
}

/** Where a task stands and how important it is: changed at once, or to look at. */
export function StatusAndPriority({ task, saving, canEdit }: StatusAndPriorityProps) {
  if (!canEdit) {
    return (
      <Inline align="stretch" gap="8" className={styles.choices}>
        <StatusTag status={task.status} />
        <PriorityTag priority={task.priority} always />
      </Inline>
    );
  }
  const { typed } = saving.failed ?? {};
  return (
    <>
      <Inline align="stretch" gap="8" className={styles.choices}>
        <NativeSelect
          aria-label={text.status}
          classNames={{ input: styles.status ?? '' }}
          // What failed stays chosen, so that nothing has to be found again.
          value={typed?.status ?? task.status}
          data={TASK_STATUSES.map((value) => ({ value, label: tasksText.statusOf[value] }))}
          onChange={({ currentTarget }) => void saving.save({ status: currentTarget.value })}
        />
        <NativeSelect
          aria-label={text.priority}
          value={typed?.priority ?? task.priority}
          data={TASK_PRIORITIES.map((value) => ({
            value,
            label: text.withPriority(tasksText.priorities[value]),
          }))}
          onChange={({ currentTarget }) => void saving.save({ priority: currentTarget.value })}
        />
      </Inline>
      <SaveFailure task={task} saving={saving} among={['status', 'priority']} />
    </>
  );
}
