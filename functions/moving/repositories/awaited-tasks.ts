import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { check, put, remove, update, type Write } from '#data/writes.ts';
import { keyOf, toKeptTask, type Task } from '#functions/tasks/repositories/task.ts';

/** A task that somebody is waited for by: they were responsible for it, or have made it, where it came from. */
export interface AwaitedTask {
  readonly workspaceId: string;
  /** The invitation of their address, which says nothing of it. */
  readonly invitationId: string;
  readonly taskId: string;
  readonly createdAt: string;
  readonly responsible: boolean;
  readonly author: boolean;
}

/** What a task waits for; it is forgotten with the invitation. */
export function awaitedWrite({ workspaceId, invitationId, taskId, ...told }: AwaitedTask, ttl: number): Write {
  const key = keys.awaitedTask(workspaceId, invitationId, taskId);
  return put({ ...key, type: 'awaited-task', workspaceId, taskId, ...told, ttl });
}

/** Tasks that were brought in and wait for those who were named in them. */
export function createAwaitedTasks(table: Table) {
  return {
    /** Some of those that wait for whoever has this invitation. */
    async some(workspaceId: string, invitationId: string, limit: number): Promise<AwaitedTask[]> {
      const { items } = await table.query(ranges.awaitedTasks(workspaceId, invitationId), { limit, consistent: true });
      return items.map((item) => toAwaited(item, invitationId));
    },

    /**
     * Gives a task back to whoever it waits for, who has joined; nobody is put in the place of somebody who was chosen
     * meanwhile. False when somebody has just changed it, or they are gone.
     */
    async give(awaited: AwaitedTask, userId: string): Promise<boolean> {
      const { workspaceId, invitationId, taskId, createdAt } = awaited;
      const item = await table.get(keys.task(workspaceId, createdAt, taskId), { consistent: true });
      const known = remove(keys.awaitedTask(workspaceId, invitationId, taskId));
      const task = item && toKeptTask(item);
      const set: { responsibleId?: string; createdBy?: string } = {
        ...(task?.responsibleId === null && awaited.responsible && { responsibleId: userId }),
        ...(task?.createdBy === null && awaited.author && { createdBy: userId }),
      };
      if (!task || Object.keys(set).length === 0) return unlessChanged(table.write(known));
      return unlessChanged(
        table.transact([
          known,
          check(keys.member(workspaceId, userId), { exists: true }),
          update(keyOf(task), { set }, { exists: true, equals: { version: task.version } }),
          ...(set.responsibleId === undefined ? [] : [assignmentWrite(userId, task)]),
        ]),
      );
    },
  };
}

function assignmentWrite(userId: string, { workspaceId, createdAt, id: taskId }: Task): Write {
  const key = keys.assignment(userId, createdAt, taskId);
  return put({ ...key, type: 'assignment', workspaceId, createdAt, taskId });
}

function toAwaited(item: Item, invitationId: string): AwaitedTask {
  return {
    workspaceId: String(item['workspaceId']),
    invitationId,
    taskId: String(item['taskId']),
    createdAt: String(item['createdAt']),
    responsible: item['responsible'] === true,
    author: item['author'] === true,
  };
}
