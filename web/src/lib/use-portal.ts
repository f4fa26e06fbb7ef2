import type { SWRResponse } from 'swr';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import { useApi } from './use-api.ts';

/** A portal is slow and counts its callers: it is asked when a page is opened or a person asks, not by the way. */
const RARELY = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false } as const;
const SAME_ANSWER_MILLISECONDS = 30_000;

type TaskFilter = Call<typeof bitrix24.getBitrix24Tasks>['body'];
type Reading<R extends keyof typeof bitrix24> = SWRResponse<Reply<(typeof bitrix24)[R]>, unknown>;

/** Whether Bitrix24 is connected; everybody in the workspace may know. */
export function usePortal(workspaceId: string): Reading<'getBitrix24Credentials'> {
  return useApi(bitrix24.getBitrix24Credentials, { params: { id: workspaceId } });
}

/** The tasks of the connected portal; null as filter means "not yet". */
export function usePortalTasks(workspaceId: string, filter: TaskFilter | null): Reading<'getBitrix24Tasks'> {
  return useApi(bitrix24.getBitrix24Tasks, filter === null ? null : { params: { id: workspaceId }, body: filter }, {
    ...RARELY,
    dedupingInterval: SAME_ANSWER_MILLISECONDS,
  });
}

/** Everybody on the connected portal. */
export function usePortalEmployees(workspaceId: string): Reading<'getBitrix24Employees'> {
  return useApi(
    bitrix24.getBitrix24Employees,
    { params: { id: workspaceId }, body: {} },
    { ...RARELY, dedupingInterval: SAME_ANSWER_MILLISECONDS },
  );
}
