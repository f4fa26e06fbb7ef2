import { keys } from '#data/keys.ts';
import { unlessChanged } from '#data/conditions.ts';
import type { Table } from '#data/table.ts';
import { check, insert, put } from '#data/writes.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { awaitedWrite, type Awaited } from './awaited.ts';
import { countWrites, deadlineWrites } from '#functions/tasks/repositories/task-counts.ts';
import type { StoredTaskEvent } from '#functions/tasks/repositories/task-events.ts';
import { assignmentItem, taskItem, type Task } from '#functions/tasks/repositories/task.ts';

const AT_ONCE = 50;

/** Tasks of a company that moves in. */
export function createMovedTasks(table: Table) {
  return {
    /** Counted with those of the workspace, and waiting for whoever is named in it; one that is there already stays as it is. */
    async write(task: Task, awaited: readonly Awaited[], now: Date): Promise<void> {
      const { id: taskId, workspaceId, createdAt, responsibleId } = task;
      await unlessChanged(
        table.transact([
          insert(taskItem(task)),
          insert({ ...keys.taskRef(taskId), type: 'task-ref', taskId, workspaceId, createdAt }),
          ...(responsibleId === null
            ? []
            : [
                check(keys.member(workspaceId, responsibleId), { exists: true }),
                put(assignmentItem(responsibleId, task)),
              ]),
          ...awaited.map((one) => awaitedWrite(one, seconds(now))),
          ...deadlineWrites(null, task, now),
          ...countWrites(workspaceId, null, task),
        ]),
      );
    },

    /** Which of these tasks are in a workspace. */
    async known(workspaceId: string, taskIds: readonly string[]): Promise<ReadonlySet<string>> {
      const refs = await table.getMany(
        taskIds.map((id) => keys.taskRef(id)),
        { consistent: true },
      );
      return new Set(refs.flatMap((ref) => (ref?.['workspaceId'] === workspaceId ? [String(ref['taskId'])] : [])));
    },

    /** What happened to tasks; nobody's, as who did it has no account here. */
    async writeEvents(events: readonly { readonly taskId: string; readonly event: StoredTaskEvent }[]): Promise<void> {
      for (let from = 0; from < events.length; from += AT_ONCE) {
        await table.transact(
          events
            .slice(from, from + AT_ONCE)
            .map(({ taskId, event }) =>
              put({ ...keys.taskEvent(taskId, event.at, event.id), type: 'task-event', ...event }),
            ),
        );
      }
    },
  };
}
