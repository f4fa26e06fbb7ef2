import { contentOf } from '#functions/tasks/fields.ts';
import type { StoredTaskEvent } from '#functions/tasks/repositories/task-events.ts';
import type { Task } from '#functions/tasks/repositories/task.ts';
import { invitationIdOf } from '#functions/workspaces/invitation-token.ts';
import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { isOverdue } from '#shared/rules/tasks.ts';
import { bringPart, sideBySide, unknownReference, type Bringing } from '../bring-part.ts';
import type { MovingOperation } from '../operation.ts';
import type { Awaited } from '../repositories/awaited.ts';
import { TaskRecord, type MovedEventRecord, type MovedTaskRecord } from '../records/tasks.ts';

/** Changes are numbered by the versions of their task; comments have ids. */
const NUMBER = /^\d{8}$/;

type Context = Parameters<MovingOperation<'tasks', 'bringTasks'>>[0];

/**
 * Tasks with their trail. Nobody but the owner has an account here yet: the tasks of all others wait for them, by their
 * invitations, and have nobody responsible until they come or somebody else is chosen. The trail says what was done and
 * not by whom.
 */
export const bringTasks: MovingOperation<'tasks', 'bringTasks'> = (context, { body }) =>
  bringPart(context, body, {
    kind: 'tasks',
    record: TaskRecord,
    async write(lines, { idOf }) {
      const { repos, workspaceId, now } = context;
      const tasks = lines.flatMap(({ record }) => {
        if (record.kind !== 'task') return [];
        const task = toTask(record, idOf, context);
        return [{ task, awaited: awaitedOf(record, task, context) }];
      });
      await sideBySide(tasks, ({ task, awaited }) => repos.movedTasks.write(task, awaited, now));
      const events = lines.flatMap(({ record, number }) =>
        record.kind === 'event' ? [{ taskId: idOf(record.task), event: toEvent(record, idOf), number }] : [],
      );
      const known = await repos.movedTasks.known(workspaceId, [...new Set(events.map(({ taskId }) => taskId))]);
      const lost = events.find(({ taskId }) => !known.has(taskId));
      if (lost) unknownReference(lost.number);
      await repos.movedTasks.writeEvents(events);
    },
  });

function toTask(record: MovedTaskRecord, idOf: Bringing['idOf'], { workspaceId, member, now }: Context): Task {
  const { status, deadline } = record;
  const own = (address: string | null) => (address === member.email ? member.userId : null);
  return {
    id: idOf(record.id),
    workspaceId,
    ...contentOf({ ...record, responsible_id: own(record.responsible) }),
    createdBy: own(record.created_by),
    changedBy: null,
    source: null,
    about: null,
    createdAt: record.created_at,
    updatedAt: record.updated_at,
    closedDate: record.closed_at,
    rank: record.rank,
    version: 1,
    countedOverdue: isOverdue({ status, deadline }, now),
  };
}

/** For whom a task waits. */
function awaitedOf(
  { responsible, created_by: author }: MovedTaskRecord,
  task: Task,
  { workspaceId }: Context,
): Awaited[] {
  const addresses = new Set([
    ...(task.responsibleId === null && responsible !== null ? [responsible] : []),
    ...(task.createdBy === null && author !== null ? [author] : []),
  ]);
  return [...addresses].map((address) => ({
    of: 'task',
    workspaceId,
    invitationId: invitationIdOf(workspaceId, withAsciiDomain(address)),
    id: task.id,
    createdAt: task.createdAt,
    responsible: task.responsibleId === null && responsible === address,
    author: task.createdBy === null && author === address,
  }));
}

function toEvent({ id, at, text, changes }: MovedEventRecord, idOf: Bringing['idOf']): StoredTaskEvent {
  const isChange = NUMBER.test(id);
  return { id: isChange ? id : idOf(id), kind: isChange ? 'changed' : 'comment', at, authorId: null, text, changes };
}
