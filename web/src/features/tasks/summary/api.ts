import type { SWRResponse } from 'swr';
import type { Reply } from '#shared/contract/route.ts';
import { TASKS_PAGE_MAX, tasks as routes } from '#shared/contract/tasks.ts';
import type { Task } from '#shared/models/task.ts';
import type { TaskStatus } from '#shared/rules/tasks.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

const mineIn = (workspaceId: string) => ({ query: { workspace_id: workspaceId, limit: String(TASKS_PAGE_MAX) } });

/** The tasks of whoever reads in this workspace. */
export function useMyTasks(workspaceId: string): SWRResponse<Reply<typeof routes.listMyTasks>, unknown> {
  return useApi(routes.listMyTasks, mineIn(workspaceId));
}

/** Moves a task to another column, and puts the reply in its place. */
export function useMoveMine(workspaceId: string): (task: Task, status: TaskStatus) => Promise<void> {
  const { put } = useApiCache();
  return async ({ id, version }, status) => {
    const moved = await callApi(routes.moveTask, { params: { id }, body: { status, version } });
    await put(
      routes.listMyTasks,
      mineIn(workspaceId),
      (known) => known && { ...known, tasks: known.tasks.map((one) => (one.id === id ? moved : one)) },
    );
  };
}
