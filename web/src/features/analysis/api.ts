import { useSWRConfig, type SWRResponse } from 'swr';
import { ai } from '#shared/contract/ai.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import { tasks as taskRoutes } from '#shared/contract/tasks.ts';
import type { WorkloadStatus } from '#shared/models/analysis.ts';
import type { Task } from '#shared/models/task.ts';
import { apiKey, useApi } from '#web/lib/use-api.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';

/** A task made of a finding is looked for among so many of the newest. */
const MADE_TASKS = '200';
const STATUS_MILLISECONDS = 2000;
const NO_TASKS: readonly Task[] = [];

/** Whether the workload of a workspace can be analysed, and how the newest analysis turned out; followed while asked. */
export function useWorkloadStatus(
  workspaceId: string | null,
  { followed = false }: { readonly followed?: boolean } = {},
): SWRResponse<WorkloadStatus, unknown> {
  return useApi(ai.getWorkloadStatus, workspaceId === null ? null : byId(workspaceId), {
    refreshInterval: followed ? STATUS_MILLISECONDS : 0,
  });
}

/** The newest tasks, among which those made of findings are; `add` takes in one that was just created. */
export function useMadeTasks(): { readonly tasks: readonly Task[]; readonly add: (task: Task) => void } {
  const { workspace } = useWorkspace();
  const { mutate } = useSWRConfig();
  const input: Call<typeof taskRoutes.listTasks> = { query: { workspace_id: workspace.id, limit: MADE_TASKS } };
  const { data } = useApi(taskRoutes.listTasks, input, READ_ONCE);
  return {
    tasks: data?.tasks ?? NO_TASKS,
    add: (task) =>
      void mutate<Reply<typeof taskRoutes.listTasks>>(
        apiKey(taskRoutes.listTasks, input),
        (known) => ({ next_cursor: null, ...known, tasks: [task, ...(known?.tasks ?? [])] }),
        { revalidate: false },
      ),
  };
}

/** Evidence stays as it was analysed; tasks made of findings change here. */
export const READ_ONCE = { revalidateOnFocus: false } as const;

const byId = (id: string) => ({ params: { id } });
