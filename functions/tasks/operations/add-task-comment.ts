import { notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { TasksOperation } from '../operation.ts';
import { presentEvent } from '../present.ts';

/** A comment stays as it was written: there is no editing and no taking back. */
export const addTaskComment: TasksOperation<'addTaskComment'> = async (context, { body }) => {
  const { repos, task, actor, member, now, newId } = context;
  await requireWritable(context);
  const comment = { id: newId(), at: now.toISOString(), authorId: actor.userId, text: body.text };
  if (!(await repos.taskEvents.comment(task, comment))) notFound('task');
  return presentEvent({ ...comment, kind: 'comment', changes: [] }, member);
};
