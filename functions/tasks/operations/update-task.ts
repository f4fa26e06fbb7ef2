import { changeTask } from '../change-task.ts';
import { closedDateOf, contentOf, withChange } from '../fields.ts';
import type { TasksOperation } from '../operation.ts';
import { topRank } from '../task-rank.ts';

/** Changes the fields that are named. A task that comes into another column goes to its top. */
export const updateTask: TasksOperation<'updateTask'> = (context, { body: { version, ...body } }) => {
  const { now, actor } = context;
  const content = contentOf(body);
  return changeTask(context, version, (task) => {
    const status = content.status ?? task.status;
    const closedDate = closedDateOf(task, status, undefined, now);
    const place = status === task.status ? {} : { rank: topRank(now) };
    return withChange(task, { ...content, closedDate, ...place }, { userId: actor.userId, now });
  });
};
