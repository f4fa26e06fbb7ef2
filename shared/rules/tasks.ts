/** Where a task stands on the board: the columns, in their order. */
export const TASK_STATUSES = ['NEW', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

export const TASK_PRIORITIES = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'] as const;
export type TaskPriority = (typeof TASK_PRIORITIES)[number];

export const TASK_SUB_STATUSES = ['DEFAULT', 'WAITING', 'REVIEWING', 'TESTING'] as const;
export type TaskSubStatus = (typeof TASK_SUB_STATUSES)[number];

/** What a task came from is told in so many characters at most. */
export const TASK_SOURCE_MAX_LENGTH = 500;

/** What durations are counted in. */
export const DURATION_TYPES = ['HOURS', 'DAYS', 'WEEKS', 'MONTHS'] as const;
export type DurationType = (typeof DURATION_TYPES)[number];

/** Whether a task in this status is done with: it has a closed date and is never late. */
export function isClosed(status: TaskStatus): boolean {
  return status === 'COMPLETED' || status === 'CANCELLED';
}

/**
 * When a task that goes to this status counts as closed: an open one never (null), one that stays in its column when it
 * was, and one that comes to «completed» or «cancelled», from the other of them too, at this moment. ISO 8601.
 */
export function closedWhenMoved(
  from: { readonly status: TaskStatus; readonly closed: string | null } | null,
  status: TaskStatus,
  now: Date,
): string | null {
  if (!isClosed(status)) return null;
  return (from?.status === status ? from.closed : null) ?? now.toISOString();
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
