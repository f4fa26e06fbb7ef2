import { notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { Task as StoredTask } from '../repositories/task.ts';
import { isOverdue } from '#shared/rules/tasks.ts';
import { wrongResponsible } from '../change-task.ts';
import { closedDateOf } from '../fields.ts';
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
    title: body.title,
    description: body.description,
    status: body.status,
    subStatus: body.sub_status,
    priority: body.priority,
    responsibleId: body.responsible_id,
    createdBy: actor.userId,
    changedBy: actor.userId,
    deadline: body.deadline,
    dateStart: body.date_start,
    startDatePlan: body.start_date_plan,
    endDatePlan: body.end_date_plan,
    timeEstimate: body.time_estimate,
    durationPlan: body.duration_plan,
    durationType: body.duration_type,
    group: body.group,
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
