import { TASK_PRIORITIES, TASK_STATUSES, type TaskPriority, type TaskStatus } from '../models/task.ts';

/** Whether a task in this status is done with: it has a closed date and is never late. */
export function isClosed(status: TaskStatus): boolean {
  return status === 'COMPLETED' || status === 'CANCELLED';
}

/** Whether a task is late at a moment: its deadline is past and nobody has closed it. */
export function isOverdue(
  { status, deadline }: { readonly status: TaskStatus; readonly deadline: string | null },
  now: Date,
): boolean {
  return deadline !== null && Date.parse(deadline) < now.getTime() && !isClosed(status);
}

/** The status of what is stored: one that is missing or unknown is «in progress». */
export function readTaskStatus(value: unknown): TaskStatus {
  return TASK_STATUSES.find((status) => status === value) ?? 'IN_PROGRESS';
}

/** The priority of what is stored: one that is missing or unknown is low. */
export function readTaskPriority(value: unknown): TaskPriority {
  return TASK_PRIORITIES.find((priority) => priority === value) ?? 'LOW';
}
