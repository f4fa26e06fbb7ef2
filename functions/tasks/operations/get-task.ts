import { notFound } from '#core/http/errors.ts';
import type { TasksOperation } from '../operation.ts';
import { membersNamed } from '#functions/workspaces/people.ts';
import { presentTask } from '../present.ts';

/** One task. */
export const getTask: TasksOperation<'getTask'> = async (context) => {
  const { repos, task, workspaceId, member } = context;
  const [workspace, people] = await Promise.all([
    repos.workspaces.find(workspaceId),
    membersNamed(context, [task.responsibleId]),
  ]);
  return presentTask(task, workspace ?? notFound('workspace'), people.get(task.responsibleId ?? '') ?? null, member);
};
