import type { Task } from '#shared/models/task.ts';
import { isClosed, isOverdue } from '#shared/rules/tasks.ts';

/** The open tasks of a person: late ones first, then by deadline, those without one last. */
export function openTasks(tasks: readonly Task[], now: Date): readonly Task[] {
  const due = ({ deadline }: Task) => (deadline === null ? Infinity : Date.parse(deadline));
  const late = (task: Task) => Number(isOverdue(task, now));
  return tasks
    .filter(({ status }) => !isClosed(status))
    .toSorted((a, b) => late(b) - late(a) || due(a) - due(b) || a.id.localeCompare(b.id));
}
