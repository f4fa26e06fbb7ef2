import type { Task } from '#shared/models/task.ts';
import { isClosed } from '#shared/rules/tasks.ts';

/** Whether a task of our own board is late: its deadline has passed, and it is neither done nor cancelled. */
export function isLateTask({ deadline, status }: Pick<Task, 'deadline' | 'status'>, now: Date): boolean {
  return deadline !== null && !isClosed(status) && Date.parse(deadline) < now.getTime();
}
