import { changeTask } from '../change-task.ts';
import { closedDateOf, withChange } from '../fields.ts';
import type { TasksOperation } from '../operation.ts';
import { placeInColumn } from '../place-in-column.ts';

/** Puts a task into a column, between the neighbours the caller sees there. */
export const moveTask: TasksOperation<'moveTask'> = async (context, { body }) => {
  const { repos, workspaceId, now, actor } = context;
  const ids = [body.after, body.before].filter((id) => typeof id === 'string' && id !== context.task.id);
  const neighbours = ids.length > 0 ? await repos.tasks.findMany(workspaceId, ids as string[]) : [];
  return changeTask(context, body.version, (task) => {
    const closedDate = closedDateOf(task, body.status, body.closed_date, now);
    const rank = placeInColumn(task, body, neighbours, now);
    return withChange(task, { status: body.status, closedDate, rank }, { userId: actor.userId, now });
  });
};
