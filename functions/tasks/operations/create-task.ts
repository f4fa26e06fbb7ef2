import { notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { Task as StoredTask } from '../repositories/task.ts';
import { isOverdue } from '#shared/rules/tasks.ts';
import { wrongResponsible } from '../change-task.ts';
import { closedDateOf, contentOf } from '../fields.ts';
import type { TasksOperation } from '../operation.ts';
import { presentWithPeople } from '../people.ts';
import { topRank } from '../task-rank.ts';

/** A new task stands on top of its column. */
export const createTask: TasksOperation<'createTask'> = async (context, { body }) => {
  const { repos, workspaceId, actor, now, newId } = context;
  const { workspace } = await requireWritable(context);
  const at = now.toISOString();
  const task = {
    id: newId(),
    workspaceId,
    ...contentOf(body),
    createdBy: actor.userId,
    changedBy: actor.userId,
    source: body.source,
    about: null,
    createdAt: at,
    updatedAt: at,
    closedDate: closedDateOf(null, body.status, null, now),
    rank: topRank(now),
    version: 1,
    countedOverdue: isOverdue(body, now),
  } satisfies StoredTask;
  const outcome = await repos.tasks.create(task, now);
  if (outcome === 'author') notFound('workspace');
  if (outcome === 'responsible') wrongResponsible();
  return presentWithPeople(context, task, workspace);
};
