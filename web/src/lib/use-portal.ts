import { useMemo } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import type { SuiteTask } from '#shared/models/bitrix24.ts';
import type { SuiteBoardTask } from '#shared/models/task.ts';
import { toBoardTask } from '#shared/rules/bitrix24-tasks.ts';
import { callApi } from './api-client.ts';
import { apiKey, useApi } from './use-api.ts';
import { useNow } from './use-now.ts';

/** A portal is slow and counts its callers: it is asked when a page is opened or a person asks, not by the way. */
const RARELY = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false } as const;
const SAME_ANSWER_MILLISECONDS = 30_000;
/** For what a portal is asked once while somebody looks. */
export const ONCE_IN_A_WHILE = { ...RARELY, dedupingInterval: SAME_ANSWER_MILLISECONDS } as const;

/** What is being read is asked after until it has been. */
const READING_MILLISECONDS = 2_000;
/** For whoever shows how the reading stands; anew for each drawing, since a function that stays is not asked again. */
export const whileRead = () => ({
  refreshInterval: (portal: Reply<typeof bitrix24.getBitrix24Credentials> | undefined) =>
    everyNow(portal?.reading?.state),
});

function everyNow(state: string | null | undefined): number {
  return state === 'reading' ? READING_MILLISECONDS : 0;
}

type TaskFilter = Call<typeof bitrix24.getBitrix24Tasks>['body'];
type Reading<R extends keyof typeof bitrix24> = SWRResponse<Reply<(typeof bitrix24)[R]>, unknown>;

/** Whether Bitrix24 is connected and how its tasks are laid out; everybody in the workspace may know. */
export function usePortal(workspaceId: string): Reading<'getBitrix24Credentials'> {
  return useApi(bitrix24.getBitrix24Credentials, { params: { id: workspaceId } }, whileRead());
}

/** What the workload is counted by instead of Bitrix24, if anything; everybody in the workspace may know. */
export function useTaskSource(workspaceId: string): Reading<'getTaskSource'> {
  const options = {
    refreshInterval: (source: Reply<typeof bitrix24.getTaskSource> | undefined) => everyNow(source?.state),
  };
  return useApi(bitrix24.getTaskSource, { params: { id: workspaceId } }, options);
}

/** The tasks of the connected portal; null as filter means "not yet". */
export function usePortalTasks(workspaceId: string, filter: TaskFilter | null): Reading<'getBitrix24Tasks'> {
  const input = filter === null ? null : { params: { id: workspaceId }, body: filter };
  return useApi(bitrix24.getBitrix24Tasks, input, ONCE_IN_A_WHILE);
}

/** So many tasks of a portal are read at most behind those that come first: more is no list that somebody reads. */
const OLDER_LISTS_MAX = 10;

/** What a portal has behind the tasks that came first. */
interface OlderTasks {
  readonly tasks: readonly SuiteTask[];
  /** There are more. */
  readonly cut: boolean;
  /** Of when they are; null where they were read now. */
  readonly listedAt: string | null;
}

/** The tasks of a large portal before this number, all at once when the last has come; null means "none are missing". */
export function useOlderPortalTasks(workspaceId: string, before: number | null): SWRResponse<OlderTasks, unknown> {
  const key = before === null ? null : [...apiKey(bitrix24.getBitrix24Tasks, listBefore(workspaceId, before)), 'older'];
  return useSWR<OlderTasks, unknown>(key, {
    ...ONCE_IN_A_WHILE,
    keepPreviousData: true,
    fetcher: () => readOlder(workspaceId, before),
  });
}

const listBefore = (workspaceId: string, before: number) => ({ params: { id: workspaceId }, body: { before } });

async function readOlder(workspaceId: string, before: number | null): Promise<OlderTasks> {
  const tasks: SuiteTask[] = [];
  let [next, listedAt] = [before, null as string | null];
  for (let list = 0; next !== null && list < OLDER_LISTS_MAX; list++) {
    const part = await callApi(bitrix24.getBitrix24Tasks, listBefore(workspaceId, next));
    tasks.push(...part.result.tasks);
    next = part.next;
    listedAt = part.snapshot_at ?? part.listed_at;
  }
  return { tasks, cut: next !== null, listedAt };
}

/** Tasks of the portal as the board shows them, laid out the way this workspace has chosen. */
export function useBoardTasks(workspaceId: string, tasks: readonly SuiteTask[]): readonly SuiteBoardTask[] {
  const preset = usePortal(workspaceId).data?.status_preset;
  const now = useNow();
  return useMemo(() => tasks.map((task) => toBoardTask(task, now, preset)), [tasks, now, preset]);
}
