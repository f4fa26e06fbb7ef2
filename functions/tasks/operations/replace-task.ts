import { invalid } from '#core/http/errors.ts';
import type { TasksOperation } from '../operation.ts';
import { tasksErrors } from '#text/tasks/errors.ts';
import { updateTask } from './update-task.ts';

/** Writes all fields anew, those that are not named with their defaults. A task stays in its workspace. */
export const replaceTask: TasksOperation<'replaceTask'> = async (context, { body, ...input }) => {
  const { workspace_id: workspaceId = context.workspaceId, ...content } = body;
  if (workspaceId !== context.workspaceId) {
    invalid([{ path: 'workspace_id', message: tasksErrors.otherWorkspace }]);
  }
  return updateTask(context, { ...input, body: content });
};
