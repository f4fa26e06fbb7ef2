import { forbidden, notFound } from '#core/http/errors.ts';
import { can } from '#shared/rules/permissions.ts';
import type { TasksOperation } from '../operation.ts';

/** The task is gone at once, and its trail and comments a moment later, by the stream. */
export const deleteTask: TasksOperation<'deleteTask'> = async ({ repos, member, task: loaded, now }) => {
  for (let task = loaded; !(await repos.tasks.remove(task, now));) {
    // Somebody changed it meanwhile, or it was loaded too early: it is deleted as it is now.
    task = (await repos.tasks.findConsistent(task)) ?? notFound('task');
    if (!can(member, 'tasks.delete', task)) forbidden();
  }
};
